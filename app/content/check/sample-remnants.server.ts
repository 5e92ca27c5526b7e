import { z } from "zod";
import { sampleDocuments } from "#app/content/sample-documents.server.ts";
import { sampleLabel, sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { error, type FindingDetail } from "./finding.server.ts";
import { inPlace } from "./place-in.server.ts";
import { MOST_CHARACTERS, textsIn } from "./texts-in.server.ts";

/** Shorter ones anybody may write: "Spring Summer", "Paris". In characters. */
const LEAST_TELLING = 20;

/** What the sample label alone says: not the words of controls, which stand in every shop, nor the lines that Studio begins a label with. */
const common = new Set([...stringsIn(neutralTexts), ...sampleLabel.house.customerCare]);
const telling = new Set(
  difference(stringsIn([sampleLabel, sampleTexts.collections]), common).filter(
    (text) => text.length >= LEAST_TELLING && !text.startsWith("/"),
  ),
);

const { name: sampleName, phone, phoneDisplay, email } = sampleLabel.house;
const contactFacts = [phone, phoneDisplay, email];

/** What is left of the sample label in a text of another: its sentences word for word, its addresses and its name. */
export function remnantsInText(document: Record<string, unknown>, ownName: string): FindingDetail[] {
  return textsIn(document).flatMap(({ path, text }) => {
    const fault = remnantIn(text, ownName);
    const shown = shortenedTo(MOST_CHARACTERS, text);
    return fault ? [error(inPlace(document, path, (field) => `“${field}” ${fault}: ${shown}`))] : [];
  });
}

function remnantIn(text: string, ownName: string): string | undefined {
  if (telling.has(text.trim())) return "is still the sample label's";
  if (contactFacts.includes(text.trim())) return "still leads to the sample label";
  return namesSample(text, ownName) ? "still names the sample label" : undefined;
}

const described = z.looseObject({ _id: z.string(), description: z.unknown().optional() });

/** A dress of the sample, under its own id and with its own description. */
export function remnantFindings(product: unknown): FindingDetail[] {
  const { data } = described.safeParse(product);
  const isSample = sampleDocuments.some((document) => {
    const other = described.safeParse(document).data;
    return data && other?._id === data._id && other.description === data.description;
  });
  return isSample ? [error("it is still a dress of the sample label")] : [];
}

function namesSample(text: string, ownName: string): boolean {
  return !ownName.includes(sampleName) && text.toLowerCase().includes(sampleName.toLowerCase());
}

function stringsIn(value: unknown): string[] {
  return textsIn(value).map(({ text }) => text);
}

function difference(texts: readonly string[], others: ReadonlySet<string>): string[] {
  return texts.filter((text) => !others.has(text));
}
