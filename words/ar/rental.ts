import type * as english from "@trousseau/words/en/rental.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { days as daysInFigures, ofDays } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "الاستئجار",
  rental: "الإيجار",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "،" : ""} لمدة ${ofDays(count)}`,
  daysInWords: (count) => inWords[count] ?? daysInFigures(count),
  deposit: "مبلغ التأمين",
  givenBack: "يُستردّ عند الإعادة",
  included: "يشمل",
  notForSale: "للإيجار فقط",
  notToRent: "للشراء فقط",
};

/** Arabic numbers change the noun that they count; one and two are in the noun alone. */
const inWords: Readonly<Record<number, string>> = {
  3: "ثلاثة أيام",
  4: "أربعة أيام",
  5: "خمسة أيام",
  6: "ستة أيام",
  7: "سبعة أيام",
  8: "ثمانية أيام",
  9: "تسعة أيام",
  10: "عشرة أيام",
  11: "أحد عشر يومًا",
  12: "اثنا عشر يومًا",
};

export const days: WordsLike<typeof english.days> = daysInFigures;
