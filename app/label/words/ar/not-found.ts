import type * as english from "#app/label/words/en/not-found.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "صفحة *مفقودة*",
  sentence: "لا توجد صفحة على هذا العنوان.",
};
