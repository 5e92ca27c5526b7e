import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { sayerOf } from "@trousseau/words/say.ts";

type WordsOf = {
  appointment: typeof import("#words/appointment.json");
  availability: typeof import("#words/availability.json");
  collection: typeof import("#words/collection.json");
  controls: typeof import("#words/controls.json");
  "chosen-dress": typeof import("#words/chosen-dress.json");
  "colour-families": typeof import("#words/colour-families.json");
  contact: typeof import("#words/contact.json");
  filter: typeof import("#words/filter.json");
  "needed-by": typeof import("#words/needed-by.json");
  neutral: typeof import("#words/neutral.json");
  "new-label": typeof import("#words/new-label.json");
  privacy: typeof import("#words/privacy.json");
  product: typeof import("#words/product.json");
  rental: typeof import("#words/rental.json");
  "renting-day": typeof import("#words/renting-day.json");
  search: typeof import("#words/search.json");
  shopping: typeof import("#words/shopping.json");
  "wishlist-page": typeof import("#words/wishlist-page.json");
};

type ModuleOf = {
  grammar: typeof import("#words/grammar.ts");
  locale: typeof import("#words/locale.ts");
};

/** The languages that the shop speaks: each has a folder. */
export const languageNames = readdirSync(join(languageFolder("en"), ".."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Reads the words of one subject in a language of words; the imports of a test are English. */
export async function wordsOf<Subject extends keyof WordsOf>(
  language: string,
  subject: Subject,
): Promise<WordsOf[Subject]> {
  return JSON.parse(await readFile(join(languageFolder(language), `${subject}.json`), "utf8"));
}

export function moduleOf<Subject extends keyof ModuleOf>(
  language: string,
  subject: Subject,
): Promise<ModuleOf[Subject]> {
  return import(pathToFileURL(join(languageFolder(language), `${subject}.ts`)).href);
}

/** Says a sentence as a language of words does. */
export async function sayerIn(language: string): Promise<ReturnType<typeof sayerOf>> {
  const { languageTag } = await moduleOf(language, "locale");
  const { formatters, lists } = await moduleOf(language, "grammar");
  return sayerOf({ languageTag, formatters, lists });
}
