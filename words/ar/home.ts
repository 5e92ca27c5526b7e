import type * as english from "@trousseau/words/en/home.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const homeWords: WordsLike<typeof english.homeWords> = {
  videoUnsupported: "لا يعرض متصفّحك هذا الفيديو.",
  filmCaptions: "الترجمة النصية",
  allDresses: { heading: "كل الفساتين", more: "عرض المزيد" },
};

export const openingSoonWords: WordsLike<typeof english.openingSoonWords> = {
  heading: "نفتح أبوابنا\nقريبًا",
  text: (name) => `هنا تُعرض قريبًا فساتين ${name}. وحتى ذلك الحين، يسعدنا أن نجيب عن أسئلتك.`,
  more: "للتواصل معنا",
};
