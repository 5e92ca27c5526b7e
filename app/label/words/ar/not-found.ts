import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/not-found.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "الصفحة غير موجودة",
  sentence: "لا توجد صفحة على هذا العنوان.",
};
