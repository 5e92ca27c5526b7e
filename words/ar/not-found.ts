import type * as english from "@trousseau/words/en/not-found.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "صفحة *مفقودة*",
  sentence: "لا توجد صفحة على هذا العنوان.",
};
