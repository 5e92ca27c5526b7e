import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { error, type Issue } from "#model/documents/issue.ts";
import { shortenedTo } from "#model/texts/characters.ts";
import messages from "#words/messages.json" with { type: "json" };
import neutralWords from "#words/neutral.json" with { type: "json" };
import notFoundWords from "#words/not-found.json" with { type: "json" };
import { errorIn, type Facts, fileIssues, type StoredDocument, textsIn } from "./content-issue.server.ts";
import { sampleDocuments, sampleFolder } from "./sample-documents.server.ts";

const described = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  description: z.unknown().optional(),
});

/** A line of the list has room for this much of a text. */
const MOST_CHARACTERS = 60;

/** Shorter ones anybody may write: "Spring Summer", "Paris". In characters. */
const LEAST_TELLING = 20;

const sampleTexts = sampleDocuments.filter(
  (document) => described.safeParse(document).data?._type !== "product",
);

/** The sample label alone says these: they are no words of controls, which stand in every shop. */
const common = new Set(stringsIn([neutralWords, messages, notFoundWords]));
const telling = new Set(
  stringsIn(sampleTexts).filter((text) => !common.has(text) && isTelling(text) && !text.startsWith("/")),
);

/** Each dataset gives the entries keys of its own. */
const weeks = z.array(z.object({ year: z.unknown(), city: z.unknown(), season: z.unknown() })).catch([]);
const fashionWeeks = weeks.parse(sampleDocument("designer")["fashionWeeks"]);

const settings = sampleDocument("house");

/** Nothing of a label of this name is a remnant. */
const sampleName = String(settings["name"] ?? "");

const contactFacts = [settings["phone"], settings["phoneDisplay"], settings["email"]];

function sampleDocument(type: string): Record<string, unknown> {
  const documents = sampleTexts.map((document) => described.parse(document));
  return documents.find(({ _type }) => _type === type) ?? {};
}

/**
 * Finds what is left of the sample label in another's document: its sentences, addresses, name, pictures, films and
 * shows.
 */
export function remnantsInText(document: StoredDocument, { written }: Facts): Issue[] {
  const ownName = written.labelSettings.name;
  if (ownName === sampleName) return [];
  const own = weeks.parse(document["fashionWeeks"]);
  const hasItsWeeks = own.length > 0 && isDeepStrictEqual(own, fashionWeeks);
  return [
    ...remnantsInWords(document, ownName),
    ...(hasItsWeeks ? [error(t("“fashionWeeks” are still those of the sample label"))] : []),
    ...remnantFiles(document),
  ];
}

function remnantsInWords(document: StoredDocument, ownName: string): Issue[] {
  return textsIn(document).flatMap(({ path, text }) => {
    const fault = remnantIn(text, ownName);
    const shown = shortenedTo(MOST_CHARACTERS, text);
    return fault ? [errorIn(document, path, t("{{place}}: {{fault}}", { place: fault, fault: shown }))] : [];
  });
}

function remnantIn(text: string, ownName: string): string | undefined {
  if (telling.has(text.trim())) return t("is still the sample label's");
  if (contactFacts.includes(text.trim())) return t("still leads to the sample label");
  return namesSample(text, ownName) ? t("still names the sample label") : undefined;
}

/** Pictures and films by the ids of their files, which have their contents in them. */
function remnantFiles(document: StoredDocument): Issue[] {
  return fileIssues(document, isSampleFile, {
    film: t("is still a film of the sample label"),
    picture: t("is still a picture of the sample label"),
  });
}

/** A dress of the sample, under its own id and with its own description; of another, the pictures that are the sample's. */
export function remnantIssues(product: StoredDocument, { written }: Facts): Issue[] {
  if (written.labelSettings.name === sampleName) return [];
  const { data } = described.safeParse(product);
  const isSample = sampleDocuments.some((document) => {
    const other = described.safeParse(document).data;
    return data && other?._id === data._id && other.description === data.description;
  });
  return isSample ? [error(t("it is still a dress of the sample label"))] : remnantFiles(product);
}

function namesSample(text: string, ownName: string): boolean {
  if (sampleName === "") return false;
  return !ownName.includes(sampleName) && text.toLowerCase().includes(sampleName.toLowerCase());
}

/** Short texts count when their words hold a year or a postcode: "SS2024", "75003 Paris". */
function isTelling(text: string): boolean {
  return text.length >= LEAST_TELLING || (/\d{3}/.test(text) && /\p{L}/u.test(text));
}

function stringsIn(value: unknown): string[] {
  return textsIn(value).map(({ text }) => text);
}

/** The id of a file that was uploaded has the SHA-1 of what is in it. */
function isSampleFile(assetId: string): boolean {
  sampleFiles ??= new Set(filesNamedIn(JSON.stringify(sampleDocuments)).map(digestOf));
  return sampleFiles.has(assetId.split("-")[1] ?? "");
}

/** The first check reads all files of the sample, which takes a tenth of a second. */
let sampleFiles: ReadonlySet<string> | undefined;

function filesNamedIn(text: string): string[] {
  const names = new Set([...text.matchAll(/"\w+@file:\/\/\.\/([^"]+)"/g)].map(([, name = ""]) => name));
  return [...names].map((name) => join(sampleFolder, name)).filter((file) => existsSync(file));
}

function digestOf(file: string): string {
  return createHash("sha1").update(readFileSync(file)).digest("hex");
}
