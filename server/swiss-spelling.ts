import { languageFolder } from "./language-folder.ts";

/** Switzerland writes "ss" where Germany has ß. Neither a word of the code nor an English sentence has that letter. */
export const isSwissGerman = process.env["SHOP_LANGUAGE"] === "de-CH";

/** For the builds; server/language-hook.ts does the same in Node. */
export function swissSpelling() {
  const folder = languageFolder();
  return {
    name: "swiss-spelling",
    transform: (code: string, id: string) =>
      isSwissGerman && id.startsWith(folder) ? withoutEszett(code) : undefined,
  };
}

export function withoutEszett(text: string): string {
  return text.replaceAll("ß", "ss");
}
