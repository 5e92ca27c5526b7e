import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { sampleDocuments } from "#app/content/sample-documents.server.ts";
import { sampleLabel, sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { isSampleFile } from "#app/content/texts/shipped-media.server.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { error, type IssueDetail } from "./content-issue.server.ts";
import { filesIn, MOST_CHARACTERS, textsIn } from "./document-texts.server.ts";
import { withLocation } from "./issue-location.server.ts";

/** Shorter ones anybody may write: "Spring Summer", "Paris". In characters. */
const LEAST_TELLING = 20;

/** What the sample label alone says: not the words of controls, which stand in every shop, nor the lines that Studio begins a label with. */
const common = new Set([...stringsIn(neutralTexts), ...sampleLabel.house.customerCare]);
const telling = new Set(
  difference(stringsIn([sampleLabel, sampleTexts.collections]), common).filter(
    (text) => isTelling(text) && !text.startsWith("/"),
  ),
);

const { fashionWeeks } = sampleLabel.designer;
/** Without the keys that each dataset gives them. */
const weeks = z.array(z.object({ year: z.unknown(), city: z.unknown(), season: z.unknown() }));

const { name: sampleName, phone, phoneDisplay, email } = sampleLabel.house;
const contactFacts = [phone, phoneDisplay, email];

/**
 * What is left of the sample label in a document of another: its sentences word for word, its addresses and its name, its pictures and
 * films, and where it has shown.
 */
export function remnantsInText(document: Record<string, unknown>, ownName: string): IssueDetail[] {
  const hasItsWeeks = isDeepStrictEqual(weeks.safeParse(document["fashionWeeks"]).data, fashionWeeks);
  return [
    ...remnantsInWords(document, ownName),
    ...(hasItsWeeks ? [error("“fashionWeeks” are still those of the sample label")] : []),
    ...remnantFiles(document),
  ];
}

function remnantsInWords(document: Record<string, unknown>, ownName: string): IssueDetail[] {
  return textsIn(document).flatMap(({ path, text }) => {
    const fault = remnantIn(text, ownName);
    const shown = shortenedTo(MOST_CHARACTERS, text);
    return fault ? [error(withLocation(document, path, (field) => `“${field}” ${fault}: ${shown}`))] : [];
  });
}

function remnantIn(text: string, ownName: string): string | undefined {
  if (telling.has(text.trim())) return "is still the sample label's";
  if (contactFacts.includes(text.trim())) return "still leads to the sample label";
  return namesSample(text, ownName) ? "still names the sample label" : undefined;
}

const described = z.looseObject({ _id: z.string(), description: z.unknown().optional() });

/** Pictures and films by the ids of their files, which have their contents in them. */
function remnantFiles(document: Record<string, unknown>): IssueDetail[] {
  return filesIn(document)
    .filter(({ asset }) => isSampleFile(asset))
    .map(({ path, asset }) => {
      const kind = asset.startsWith("file-") ? "film" : "picture";
      const named = (field: string) => (field ? `“${field}”` : "it");
      return error(
        withLocation(document, path, (field) => `${named(field)} is still a ${kind} of the sample label`),
      );
    });
}

/** A dress of the sample, under its own id and with its own description; of another, the pictures that are the sample's. */
export function remnantIssues(product: Record<string, unknown>): IssueDetail[] {
  const { data } = described.safeParse(product);
  const isSample = sampleDocuments.some((document) => {
    const other = described.safeParse(document).data;
    return data && other?._id === data._id && other.description === data.description;
  });
  return isSample ? [error("it is still a dress of the sample label")] : remnantFiles(product);
}

function namesSample(text: string, ownName: string): boolean {
  return !ownName.includes(sampleName) && text.toLowerCase().includes(sampleName.toLowerCase());
}

/** Of the shorter ones those with a year or a postcode among their words: "SS2024", "75003 Paris". */
function isTelling(text: string): boolean {
  return text.length >= LEAST_TELLING || (/\d{3}/.test(text) && /\p{L}/u.test(text));
}

function stringsIn(value: unknown): string[] {
  return textsIn(value).map(({ text }) => text);
}

function difference(texts: readonly string[], others: ReadonlySet<string>): string[] {
  return texts.filter((text) => !others.has(text));
}
