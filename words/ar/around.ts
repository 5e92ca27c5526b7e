import type * as english from "@trousseau/words/en/around.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const aroundWords: WordsLike<typeof english.aroundWords> = {
  neighbours: "فساتين أخرى في هذه القائمة",
  previous: (dress) => `السابق: ${dress}`,
  next: (dress) => `التالي: ${dress}`,
  viewed: "آخر ما شاهدته",
  forget: "مسح",
  forgotten: "مُسحت القائمة",
  print: "طباعة",
  share: {
    shown: "مشاركة",
    button: (dress) => `مشاركة ${dress}`,
    link: (dress) => `رابط ${dress}`,
    copied: "نُسخ الرابط",
    notCopied: "يمكنك تحديد الرابط ونسخه",
  },
};
