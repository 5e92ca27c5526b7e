import { t } from "@trousseau/words/translate.ts";
import { languageTag, textDirection } from "#words/locale.ts";

/** The embedded lake's own pages say these (lake/page-words.ts). */
export const words = { language: languageTag, direction: textDirection, t };
