import { longNameFault, NAMELESS } from "#app/content/documents/label-settings-document.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { collectionDocuments } from "#app/content/texts/collection-documents.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { identityOf } from "#app/label/identity.ts";
import { neutralWords } from "#words/neutral.ts";
import { error, type IssueDetail, warning } from "./content-issue.server.ts";
import { textsIn } from "./document-texts.server.ts";

/** Without these a label of its own has nothing to show; everything else it may leave out. */
const needed = {
  name: NAMELESS,
  phone: "there is no telephone number: no dress can be asked for on WhatsApp",
};

/** Where a page's own words stand: in its paragraphs and in the cells of its tables. */
const WORDS = /^\d+\.(children\.\d+\.text|rows\.\d+\.cells\.\d+)$/;

const noCare = `the footer's column of customer care has no lines: ${neutralWords.careLines.map((line) => `“${line}”`).join(", ")} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published`;

/**
 * Names what the label's settings lack, or have too much of. Older labels have no lines of customer care, and their
 * own pages stand there without one.
 */
export function missingIssues(
  { _type, ...fields }: Record<string, unknown>,
  { identity, labelSettings, carePages }: Texts,
): IssueDetail[] {
  if (_type !== "house") return [];
  const hasCare = labelSettings.customerCare.length + carePages.length > 0;
  const isSigned =
    identity.wordmarkSvg === undefined && identity.wordmark === identityOf(labelSettings.name).wordmark;
  const tooLong = isSigned ? longNameFault(readLine(fields["name"])) : undefined;
  return [
    ...(tooLong ? [warning(tooLong)] : []),
    ...Object.entries(needed)
      .filter(([field]) => String(fields[field] ?? "").trim() === "")
      .map(([, message]) => error(message)),
    ...(hasCare ? [] : [warning(noCare)]),
  ];
}

/** A collection that goes by its title or its address. One that is not shown is told so already. */
export function namelessIssues(
  document: Record<string, unknown>,
  collections: Texts["collections"],
): IssueDetail[] {
  const [slug = ""] = collectionDocuments([document]).ids.keys();
  const shown = collections[slug];
  if (!shown || readLine(document["name"]) !== "") return [];
  return [warning(`it has no name: the shop calls it “${shown.name}”`)];
}

/** A page that is a heading above nothing to read. */
export function wordlessIssues({ _type, body }: Record<string, unknown>): IssueDetail[] {
  if (_type !== "carePage") return [];
  const hasWords = textsIn(body).some(({ path, text }) => WORDS.test(path) && readLine(text) !== "");
  return hasWords ? [] : [error("it has no text")];
}
