import { neutralWords } from "#app/label/words.ts";
import { error, type FindingDetail, warning } from "./finding.server.ts";

/** Without these a label of its own has nothing to show; everything else it may leave out. */
const needed = {
  name: "the label has no name: the shop is called “Untitled label”",
  phone: "there is no telephone number: no dress can be asked for on WhatsApp",
};

const noCare = `the footer's column of customer care has no lines: ${neutralWords.careLines.map((line) => `“${line}”`).join(", ")} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published`;

/** What the document of the label's settings lacks. Labels that were begun some time ago have no lines of customer care. */
export function missingFindings({ _type, ...fields }: Record<string, unknown>): FindingDetail[] {
  if (_type !== "house") return [];
  const { customerCare } = fields;
  const hasCare = Array.isArray(customerCare) && customerCare.length > 0;
  return [
    ...Object.entries(needed)
      .filter(([field]) => String(fields[field] ?? "").trim() === "")
      .map(([, message]) => error(message)),
    ...(hasCare ? [] : [warning(noCare)]),
  ];
}
