import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/assistants.ts";

export const assistantWords: WordsLike<typeof english.assistantWords> = {
  pages: "الصفحات",
  asking: "كيف تراسلنا",
  ask: "لا دفع في المتجر. لشراء فستان أو استئجاره، أرسل إلينا رسالة فيها مقاسك والتاريخ:",
  asText: "كل صفحة من هذه الصفحات نص عادي. ومن دون ‎.md في آخر العنوان هي الصفحة التي تُرى.",
};
