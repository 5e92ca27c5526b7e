import type * as english from "@trousseau/words/en/stored-page.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const storedPageWords: WordsLike<typeof english.storedPageWords> = {
  note: (date) =>
    `لا اتصال بالإنترنت. شاهدت هذه الصفحة في ${date}، وقد تكون الأسعار والتوفّر تغيّرت منذ ذلك الحين.`,
};
