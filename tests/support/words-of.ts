import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageFolder } from "@trousseau/words/language-folder.ts";

type WordsOf = {
  availability: typeof import("#words/availability.ts");
  controls: typeof import("#words/controls.ts");
  collection: typeof import("#words/collection.ts");
  filter: typeof import("#words/filter.ts");
  forms: typeof import("#words/forms.ts");
  locale: typeof import("#words/locale.ts");
  "needed-by": typeof import("#words/needed-by.ts");
  neutral: typeof import("#words/neutral.ts");
  "new-label": typeof import("#words/new-label.ts");
  product: typeof import("#words/product.ts");
  "renting-day": typeof import("#words/renting-day.ts");
  shopping: typeof import("#words/shopping.ts");
  "wishlist-page": typeof import("#words/wishlist-page.ts");
};

/** The languages that the shop speaks: each has a folder. */
export const languageNames = readdirSync(join(languageFolder("en"), ".."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Reads the words of one subject in a language of words; the imports of a test are English. */
export function wordsOf<Subject extends keyof WordsOf>(
  language: string,
  subject: Subject,
): Promise<WordsOf[Subject]> {
  return import(pathToFileURL(join(languageFolder(language), `${subject}.ts`)).href);
}
