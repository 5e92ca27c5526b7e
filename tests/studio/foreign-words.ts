import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { root } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";

const packages = join(root, "studio/node_modules");

/** A string that Sanity's packages hold under a key. */
const KEYED = /^\s*"[\w.-]+": ("(?:[^"\\]|\\.)*")/gm;

/** No words of a language: fields, addresses, files, commands, settings, colours, formats, keys, currencies and time zones. */
const NO_WORDS = [
  /\{\w+\}|\S*[@/#]\S*|[\w-]*(?:\.[\w-]+)+|[\w-]+-…|localhost:\d+|--[\w-]+|\bnpm run\b|\bcontent:\w+|\b[A-Z]+_[A-Z_]+\b/g,
  /\b(?:JPEG|PNG|WebP|AVIF|GIF|TIFF|SVG|HEIC|MP4|MOV|CSV|PDF|JSON|QR|IP|URL|Ctrl|Cmd|Alt|Shift|Enter|Escape|Tab)\b/g,
  /\b(?:USD|EUR|GMT|Studio|WhatsApp|Google|Apple|Instagram|Pinterest|TikTok|Facebook|YouTube|Excel|Vimeo|Sanity|Auvrane|Aa|Lookbook)\b/g,
  // The program that fills the atelier has a token of this name.
  /\btest\b/g,
  new RegExp(
    `\\b(?:${Object.values(people)
      .map(({ name }) => name)
      .join("|")})\\b`,
    "g",
  ),
  /\b(?:Bodoni Moda|Jost|Playfair Display|Figtree|Cormorant Garamond|Mulish|Fraunces|Instrument Sans|Newsreader|Work Sans)\b/g,
];

/** Returns what in a text is of another language than that of Studio. The words of `content`, and of the sample label, may be any. */
export function foreignWordsIn(language: string, content: string): (text: string) => string[] {
  const own = stringsOf(`${content}\n${read(join(root, "sample/data.ndjson"))}`);
  const names = new RegExp(longestFirst(own).map(asWords).join("|"), "gu");
  const isForeign =
    language === "ar" ? (word: string) => /\p{Script=Latin}/u.test(word) : isEnglishFor(language);
  return (text) => {
    if (own.includes(text)) return [];
    const said = NO_WORDS.reduce((rest, sign) => rest.replace(sign, " "), text).replace(names, " ");
    return wordsOf(said).filter(isForeign);
  };
}

/** English words that neither Sanity's translation nor ours says in that language. */
function isEnglishFor(language: string): (word: string) => boolean {
  const desk: Record<string, string> = JSON.parse(read(join(languageFolder(language), "desk.json")));
  const english = wordsOf([...keyed("sanity/lib"), ...Object.keys(desk)].join(" "));
  const ours = readdirSync(languageFolder(language)).filter((name) => name.endsWith(".json"));
  const times = new Intl.RelativeTimeFormat(language, { style: "short" });
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2023, month).toLocaleDateString(language, { month: "long" }),
  );
  const said = new Set(
    wordsOf(
      [
        ...keyed(`@sanity/locale-${language}-${language}/dist`),
        ...stringsIn(join(root, `studio/sanity-${language}.json`)),
        ...ours
          .filter((name) => name !== "desk.json" && name !== "synonyms.json")
          .map((name) => read(join(languageFolder(language), name))),
        ...Object.entries(desk).flatMap(([key, text]) => (key === text ? [] : text)),
        ...months,
        ...(["minute", "second", "hour"] as const).map((unit) => times.format(-1, unit)),
      ].join(" "),
    ),
  );
  const foreign = new Set(english.filter((word) => !said.has(word)));
  return (word) => foreign.has(word);
}

function keyed(folder: string): string[] {
  const path = join(packages, folder);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) =>
      Array.from(read(join(path, name)).matchAll(KEYED), ([, text = ""]) => unescaped(text)),
    );
}

function unescaped(text: string): string {
  return JSON.parse(text.replaceAll(/\\x(..)/g, "\\u00$1"));
}

/** German has all of Sanity's words from Sanity. */
function stringsIn(path: string): string[] {
  return existsSync(path) ? stringsOf(JSON.stringify(JSON.parse(read(path)))) : [];
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, " ")
      .toLowerCase()
      .match(/[\p{L}\p{M}’']{2,}/gu) ?? []
  );
}

function asWords(text: string): string {
  return `(?<!\\p{L})${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`;
}

function stringsOf(content: string): string[] {
  const strings = new Set<string>();
  for (const line of content.split("\n").filter(Boolean))
    JSON.parse(line, (_key, value) => {
      if (typeof value === "string" && value.length > 2) strings.add(value.replaceAll(/\s+/g, " "));
      return value;
    });
  return [...strings];
}

function longestFirst(strings: string[]): string[] {
  return strings.toSorted((one, other) => other.length - one.length);
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}
