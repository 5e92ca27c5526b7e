import type * as english from "@trousseau/words/en/navigation.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "الرئيسية",
  about: "عن الدار",
  contact: "للتواصل معنا",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "عن الدار",
  mainLinks: "روابط رئيسية",
  explore: "مجموعاتنا",
  reach: "زيارة وتواصل",
  showroom: "زيارة صالة العرض",
  appointment: "حجز موعد",
  customerCare: "خدمة العملاء",
  newsletter: "النشرة البريدية",
};
