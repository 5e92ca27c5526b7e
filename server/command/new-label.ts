import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, isAbsolute, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { currencyIn, houseCountry, timeZoneIn } from "#model/country.server.ts";
import { LONGEST_WORDMARK } from "#model/documents/label-limits.ts";
import type { Visibility } from "#model/dresses/category.ts";
import { isEmailAddress } from "#model/entries/email-address.ts";
import { isPhoneNumber, phoneDigitsOf } from "#model/entries/link-address.ts";
import { defaultSections } from "#model/sections/section-kinds.ts";
import { dialectOf } from "#model/tables/csv-dialect.ts";
import { templateTable } from "#server/csv-import/dress-columns.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import collectionNames from "#words/new-label.json" with { type: "json" };
import { type Terminal, WrongUse } from "./run-command.ts";

/** scripts/command.mjs reads the language before any word is, and puts it into the environment. */
const options = {
  name: { type: "string" },
  phone: { type: "string" },
  email: { type: "string" },
  language: { type: "string" },
} as const;

/** Writes the folder that a label of one's own begins with. */
export async function makeLabel({ args, environment, say }: Terminal): Promise<boolean> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new WrongUse("This command needs one folder.");
  if (!(await isFreeFolder(folder)))
    throw new Error(`There is something in ${folder} already. Name a new folder.`);
  const name = values.name?.trim() || nameFromFolder(folder);
  if (name.length > LONGEST_WORDMARK)
    throw new Error(`--name: “${name}” is longer than ${LONGEST_WORDMARK} characters.`);
  const phone = values.phone === undefined ? undefined : phoneDigitsOf(values.phone);
  if (phone !== undefined && !isPhoneNumber(phone))
    throw new Error("--phone is a number with its country code: +41 44 123 45 67");
  if (values.email !== undefined && !isEmailAddress(values.email))
    throw new Error(`--email: “${values.email}” is not an email address.`);
  const language = environment["SHOP_LANGUAGE"] ?? "";
  await writeNewLabel(folder, { name, phone, email: values.email, language });
  const path = isAbsolute(folder) ? folder : relative(process.cwd(), folder);
  say(`Wrote ${path} for “${name}”: the label's settings, four collections, and dresses.csv for the dresses.
Open the shop on it, with Studio:  ${inLanguage(language)}CONTENT=${inShell(path)} DATA_DIR=${inShell(`.data-${basename(path)}`)} npm run studio`);
  return true;
}

type NewLabel = {
  name: string;
  /** Digits with the country code. */
  phone?: string | undefined;
  email?: string | undefined;
  /** SHOP_LANGUAGE is to be this; English when left out. */
  language?: string;
};

/** Whether the folder is missing or empty. */
export async function isFreeFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  return entries.length === 0;
}

/** Makes "Maison Lior" of "labels/maison-lior". */
export function nameFromFolder(folder: string): string {
  const words = basename(resolve(folder))
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "My label";
}

/** Quotes a text as one word of a command that is to be copied. */
export function inShell(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Writes a dataset in the form of content/, and the table that dresses are imported from. */
export async function writeNewLabel(folder: string, label: NewLabel): Promise<void> {
  await mkdir(join(folder, "pictures"), { recursive: true });
  const lines = newLabelDocuments(label).map((document) => `${JSON.stringify(document)}\n`);
  await Promise.all([
    writeFile(join(folder, "data.ndjson"), lines.join("")),
    writeFile(
      join(folder, "dresses.csv"),
      templateTable(dialectOf(label.phone ?? "", label.language || undefined)),
    ),
    writeFile(join(folder, "README.md"), guide(label, folder)),
  ]);
}

/**
 * Fields to fill in are left out, because Studio would take an empty text for a wrong one. A collection has no short
 * name, so that it follows a name that the owner changes. The home page is there with its sections, so that a click in
 * Presentation opens their fields.
 */
export function newLabelDocuments({
  name,
  phone,
  email,
  language = "",
}: NewLabel): readonly { _id: string; _type: string }[] {
  const { greeting, notShown } = neutralWords;
  const country = houseCountry(language, phone);
  const currency = country && currencyIn(country);
  const timeZone = country && timeZoneIn(country);
  const house = {
    _id: "house",
    _type: "house",
    name,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(currency ? { currency } : {}),
    ...(timeZone ? { openingHours: { timeZone } } : {}),
    greeting,
    notShown,
  };
  const home = { _id: "home", _type: "home", sections: defaultSections };
  const collections = Object.entries(collectionNames).map(([slug, name], at) => ({
    _id: `collection-${slug}`,
    _type: "collection",
    slug: { _type: "slug", current: slug },
    order: at + 1,
    name,
    visibility: "listed" satisfies Visibility,
  }));
  return [house, home, ...collections];
}

/** Stands before a command that is to run in the label's language. */
function inLanguage(language: string): string {
  return language ? `SHOP_LANGUAGE=${inShell(language)} ` : "";
}

/** Its commands run in the shop's folder, wherever npm is called. */
function guide({ name, language = "" }: NewLabel, folder: string): string {
  const [table, pictures] = ["dresses.csv", "pictures"].map((part) => inShell(join(folder, part)));
  return `# ${name}

What a shop of ${name} begins with: the label's settings and four collections in \`data.ndjson\`, one document a line, in the form of
\`sanity dataset import\`. The shop reads it once, at its first start; from then on the content is edited in Studio.

- \`data.ndjson\`: the label's settings are the line of the type \`house\`. It needs a \`name\` and a \`phone\` (digits only, with the country code, in
  quotation marks). All else is easier to write in Studio; \`${inLanguage(language)}npm run content:check\` names what is missing.
- \`dresses.csv\`: one dress a row, to be filled in a spreadsheet. \`${inLanguage(language)}npm run content:import -- ${table} --pictures ${pictures}\`
  brings them in.
- \`pictures/\`: the files that the table names.

Every step, with pictures: docs/your-own-label.md.
`;
}
