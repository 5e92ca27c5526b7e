import type * as english from "@trousseau/words/en/preview.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "معاينة",
  ended: "انتهت هذه المعاينة، ويمكن فتحها مرة أخرى من Studio.",
  unavailable: "تعذّر تحميل المعاينة الآن.",
  leave: "خروج",
};
