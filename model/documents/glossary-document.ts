import { t } from "@trousseau/words/translate.ts";
import { type LanguageName, shopLanguages, wordsOf } from "#model/texts/shop-languages.ts";
import type { Field } from "./describe.ts";
import { key, line, list } from "./fields.ts";

/** Colours, cloths and shapes of a large collection; ten thousand dresses share these. */
const MOST_WORDS = 1_000;

const languages = shopLanguages.map((language) => [language, line(wordsOf(language)?.name ?? language)]);

/** The one document of its type. */
export const GLOSSARY_ID = "glossary";

/** Words that stand on many dresses, each translated once for all of them. A label of one language has none. */
export const glossary = {
  title: t("Words on many dresses"),
  fields: {
    words: list(
      t("Words"),
      {
        _key: key(),
        original: line(t("Word"), { isNeeded: true, description: t("As it stands on the dresses.") }),
        // biome-ignore lint/plugin: Object.fromEntries forgets whose names these are
        ...(Object.fromEntries(languages) as Record<LanguageName, Field<string>>),
      },
      {
        description: t(
          "Colours, silhouettes, necklines, sleeves, fabrics, sizes in words, and what a rental includes. Filters and addresses stay the same in each language.",
        ),
        most: MOST_WORDS,
        isSameInAll: true,
      },
    ),
  },
};
