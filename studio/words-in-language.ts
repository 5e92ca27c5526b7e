import { languageFolder, swissSpelling } from "@trousseau/words/language-folder.ts";

/** Studio speaks the shop's language. */
export const wordsInLanguage = { "#words": languageFolder() };

/** The words of that folder, as the shop's own build spells them. */
export const spelling = swissSpelling();
