import { join, resolve } from "node:path";

/** These are written differently from country to country: "de-CH" has the words of "de" (words/regional-tag.ts). */
const regional = /^(de|es|fr|it)-[A-Z]{2}$/;

/**
 * The folder that `#words/…` stands for. SHOP_LANGUAGE names one beside `en`; with a slash it is the path of a folder
 * elsewhere. (LANGUAGE is the machine's own on many systems.)
 */
export function languageFolder(name = process.env["SHOP_LANGUAGE"] || "en"): string {
  const isPath = /[/\\]/.test(name);
  return isPath
    ? resolve(import.meta.dirname, "..", name)
    : join(import.meta.dirname, name.replace(regional, "$1"));
}

/** Switzerland writes "ss" where Germany has ß, and «Anfragen» for „Anfragen“. Neither stands in code or in an English sentence. */
const isSwissGerman = process.env["SHOP_LANGUAGE"] === "de-CH";

/** Both builds take this plugin; words/language-hook.ts does the same in Node. */
export function swissSpelling() {
  const folder = languageFolder();
  return {
    name: "swiss-spelling",
    transform: (code: string, id: string) =>
      isSwissGerman && id.startsWith(folder) ? inSwissSpelling(code) : undefined,
  };
}

export function inSwissSpelling(text: string): string {
  return text.replaceAll("ß", "ss").replaceAll(/„([^„“]*)“/g, "«$1»");
}
