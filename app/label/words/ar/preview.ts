import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/preview.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "معاينة",
  ended: "انتهت هذه المعاينة، ويمكن فتحها مرة أخرى من Studio.",
  unavailable: "تعذّر تحميل المعاينة الآن.",
  leave: "خروج",
};
