import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import frenchSentences from "@trousseau/words/fr/desk.json" with { type: "json" };
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { isMessagePurpose, messageFault } from "#model/texts/message-fields.ts";
import type { Terminal } from "./run-command.ts";

const REMEDY =
  "Name a folder in words, such as en, or the path of a copy of it elsewhere, with a slash in it: docs/translating.md.";

/** Runs before anything is built, so that what is wrong is said without the builder's words. */
export async function languageCheck({ environment }: Terminal): Promise<boolean> {
  await checkLanguage(environment["SHOP_LANGUAGE"] || "en");
  const digits = environment["SHOP_DIGITS"] ?? "";
  if (!["", "latn", "arab"].includes(digits))
    throw new Error(`SHOP_DIGITS is ${digits}: "latn" writes 0 to 9, "arab" ٠ to ٩ in a shop in Arabic.`);
  return true;
}

/** Throws one error that says all that is wrong with the folder that SHOP_LANGUAGE names. */
export async function checkLanguage(name: string): Promise<void> {
  const folder = languageFolder(name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`SHOP_LANGUAGE is ${name}, and ${folder} is not a folder. ${REMEDY}`);
  const files = readdirSync(languageFolder("en"));
  const grammar = await grammarOf(folder);
  const faults = await Promise.all(files.map((file) => faultsOfFile(folder, file, grammar)));
  const further = readdirSync(folder).filter((file) => /\.(?:ts|json)$/.test(file) && !files.includes(file));
  faults.push(further.map((file) => `${file} is no file of a language`));
  if (faults.flat().length > 0)
    throw new Error(
      `SHOP_LANGUAGE: ${folder} is not a language of the shop; mend these lines in it:\n  ${faults.flat().join("\n  ")}`,
    );
}

/** A language has these forms of the plural, some of which it may leave out, and these formats for the values of its sentences. */
type Grammar = { forms: readonly string[]; optionalForms: readonly string[]; formats: ReadonlySet<string> };

/** Nothing is expected of sentences where one of these files, a fault of its own, cannot be read. */
async function grammarOf(folder: string): Promise<Grammar | undefined> {
  try {
    const { languageTag } = await import(pathToFileURL(join(folder, "locale.ts")).href);
    const { formatters, lists } = await import(pathToFileURL(join(folder, "grammar.ts")).href);
    const rules = new Intl.PluralRules(languageTag);
    // Romance languages have another form for millions, and no label counts so far; tools for translators have it.
    const forms = new Set<string>(Array.from({ length: 1_000 }, (_, count) => rules.select(count)));
    return {
      forms: [...forms],
      optionalForms: ["zero", ...rules.resolvedOptions().pluralCategories].filter((form) => !forms.has(form)),
      formats: new Set(["number", ...Object.keys(formatters), ...Object.keys(lists)]),
    };
  } catch {
    return undefined;
  }
}

async function faultsOfFile(folder: string, file: string, grammar: Grammar | undefined): Promise<string[]> {
  const path = join(folder, file);
  // A named pipe would be read for ever.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [`${file} is missing`];
  try {
    const [own, english] = [await wordsIn(path), await wordsIn(join(languageFolder("en"), file))];
    return faultsOfWords(file, own, english, grammar).map((fault) => `${file}: ${fault}`);
  } catch (cause) {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    return [`${file} cannot be read: ${reason}`];
  }
}

function faultsOfWords(file: string, own: unknown, english: unknown, grammar: Grammar | undefined): string[] {
  if (file === "desk.json") return deskFaults(own, grammar);
  if (file === "grammar.ts") return grammarFaults(own);
  return wordFaults(own, english, grammar, file === "messages.json" ? "messages" : "");
}

async function wordsIn(path: string): Promise<unknown> {
  if (!path.endsWith(".json")) return await import(pathToFileURL(path).href);
  // Some editors put a byte order mark before a text, which Node and the builder leave out.
  return JSON.parse(readFileSync(path, "utf8").replace(/^\ufeff/, ""));
}

/** Each language has formatters of its own. */
function grammarFaults(own: unknown): string[] {
  const names = new Map(entriesOf(own));
  return ["formatters", "lists"]
    .filter((name) => kindOf(names.get(name)) !== "group")
    .map((name) => `${name} is missing`);
}

/** How the words of a file differ in kind from the English ones, each by its place: "searchWords.title". */
export function wordFaults(own: unknown, english: unknown, grammar?: Grammar, place = ""): string[] {
  const kind = kindOf(english);
  if (kindOf(own) !== kind) return [`${place} ${own === undefined ? "is missing" : `is no ${kind}`}`];
  if (typeof own === "string" && typeof english === "string")
    return [...textFaults(own, place), ...fieldFaults(own, fieldsIn(english), place, grammar)];
  const within = (name: string) => (place ? `${place}.${name}` : name);
  if (kind === "list" && entriesOf(own).length === 0 && entriesOf(english).length > 0)
    return [`${place} is empty`];
  if (kind === "list")
    return entriesOf(own).flatMap(([at, entry]) =>
      wordFaults(entry, entriesOf(english)[0]?.[1], grammar, within(at)),
    );
  const [words, expected] = [groupedByName(own), groupedByName(english)];
  return [
    ...[...expected].flatMap(([name, forms]) =>
      formFaults(words.get(name) ?? new Map(), forms, grammar, within(name)),
    ),
    ...[...words.keys()]
      .filter((name) => !expected.has(name))
      .map((name) => `${within(name)} is said nowhere`),
  ];
}

/** The forms of a sentence, by the plural that each is for; what has no plural has one, "". */
type Forms = ReadonlyMap<string, unknown>;

function groupedByName(words: unknown): ReadonlyMap<string, Forms> {
  const groups = Map.groupBy(entriesOf(words), ([name]) => withoutForm(name));
  return new Map(
    Array.from(groups, ([name, entries]) => [
      name,
      new Map(entries.map(([form, text]) => [form.slice(name.length + 1), text])),
    ]),
  );
}

/** English may count where another language does not, and the other way round. */
function formFaults(own: Forms, english: Forms, grammar: Grammar | undefined, place: string): string[] {
  const [first] = english.values();
  if (own.has("") || own.size === 0) return wordFaults(own.get(""), first, grammar, place);
  const fields = new Set(Array.from(english.values(), (text) => [...fieldsIn(String(text))]).flat());
  const { forms: needed = [], optionalForms = [] } = grammar ?? {};
  return [
    ...needed.filter((form) => !own.has(form)).map((form) => `${place}_${form} is missing`),
    ...Array.from(own, ([form, text]) => {
      const at = `${place}_${form}`;
      if (grammar && ![...needed, ...optionalForms].includes(form)) return [`${at} is said nowhere`];
      if (text === "" && optionalForms.includes(form)) return [];
      if (typeof text !== "string") return [`${at} is no text`];
      return [...textFaults(text, at), ...fieldFaults(text, fields, at, grammar)];
    }).flat(),
  ];
}

/** Another language may leave these out: servers give reasons in English, and a greeting may do without a name. */
const optionalFields: Readonly<Record<string, string>> = { answered: "reason", "welcome.heading": "label" };

/** A form of the plural may say its number in a word. */
function fieldFaults(
  text: string,
  fields: ReadonlySet<string>,
  place: string,
  grammar: Grammar | undefined,
): string[] {
  const own = fieldsIn(text);
  return [
    ...[...own].filter((name) => !fields.has(name)).map((name) => `${place} has no {{${name}}}: ${text}`),
    ...[...fields]
      .filter((name) => !own.has(name) && optionalFields[place] !== name)
      .filter((name) => name !== "count" || withoutForm(place) === place)
      .map((name) => `${place} lacks its {{${name}}}: ${text}`),
    ...formatFaults(text, place, grammar),
  ];
}

function formatFaults(text: string, place: string, grammar: Grammar | undefined): string[] {
  return [...formatsIn(text)]
    .filter((format) => grammar && !grammar.formats.has(format))
    .map((format) => `${place} is to be written by ${format}, which grammar.ts does not have: ${text}`);
}

/** A sentence of Studio that is missing or empty is said in English; a plural form may say its number in a word. */
export function deskFaults(words: unknown, grammar?: Grammar): string[] {
  return entriesOf(words).flatMap(([sentence, text]) => sentenceFaults(sentence, text, grammar));
}

function sentenceFaults(sentence: string, text: unknown, grammar: Grammar | undefined): string[] {
  if (!sentences.has(withoutForm(sentence))) return [`“${sentence}” is said nowhere`];
  if (typeof text !== "string") return [`“${sentence}” is no text`];
  if (text === "") return [];
  const [expectedFields, actualFields] = [fieldsIn(sentence), fieldsIn(text)];
  return [
    ...[...actualFields]
      .filter((name) => !expectedFields.has(name))
      .map((name) => `“${sentence}” has no {{${name}}}: ${text}`),
    ...[...expectedFields]
      .filter((name) => name !== "count" && !actualFields.has(name))
      .map((name) => `“${sentence}” lacks its {{${name}}}: ${text}`),
    ...formatFaults(text, `“${sentence}”`, grammar),
  ];
}

/** English sentences are their own words, so another language says which there are. */
const sentences: ReadonlySet<string> = new Set(Object.keys(frenchSentences).map(withoutForm));

function withoutForm(sentence: string): string {
  return sentence.replace(/_(?:zero|one|two|few|many|other)$/, "");
}

/** The names in {{braces}}; behind a comma stand the formats of a value. */
export function fieldsIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(field), ([, name = ""]) => name));
}

function formatsIn(text: string): ReadonlySet<string> {
  return new Set(
    Array.from(text.matchAll(field), ([, , formats = ""]) => formats.split(", ").slice(1)).flat(),
  );
}

const field = /\{\{(\w+)((?:, \w+)*)\}\}/g;

/** These words would end in an error, or in a message without what it needs. */
function textFaults(text: string, place: string): string[] {
  if (text === "") return [`${place} is empty`];
  if (/^(?:languageTag|dateLocale)$/.test(place) && !isLocale(text))
    return [`${place} is not a language tag such as en-GB: ${text}`];
  if (place === "textDirection" && !/^(?:ltr|rtl)$/.test(text))
    return [`${place} is neither ltr nor rtl: ${text}`];
  const [, purpose = ""] = /^messages\.(.+)/.exec(place) ?? [];
  const fault = isMessagePurpose(purpose) ? messageFault(purpose, text) : undefined;
  return fault ? [`${place} ${fault}`] : [];
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function kindOf(value: unknown): "text" | "function" | "list" | "group" | undefined {
  if (typeof value === "string") return "text";
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "group" : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
