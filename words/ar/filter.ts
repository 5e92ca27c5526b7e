import type * as english from "@trousseau/words/en/filter.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { ofDresses } from "./grammar.ts";
import { listed } from "./locale.ts";

export const filterWords: WordsLike<typeof english.filterWords> = {
  facets: {
    colour: "اللون",
    silhouette: "القصّة",
    neckline: "فتحة العنق",
    sleeves: "الأكمام",
    fabric: "القماش",
    size: "المقاس",
    price: "السعر",
    for: "الإيجار أو الشراء",
    availability: "التوفّر",
  },
  under: (price) => `أقل من ${price}`,
  offers: { rent: "للإيجار", purchase: "للشراء" },
  show: "عرض الفساتين",
  showCount: (count) => (count === 0 ? "لا فساتين للعرض" : `عرض ${ofDresses(count)}`),
  chosen: "اختياراتك",
  remove: "إزالة",
  clearAll: "مسح الكل",
  nothing: (without) =>
    `لا فستان يجمع هذه الاختيارات كلها. هذا أقرب ما لدينا، بصرف النظر عن ${listed(without)}:`,
};

export const colourFamilies: WordsLike<typeof english.colourFamilies> = {
  white: "أبيض وعاجي",
  beige: "بيج وشمبانيا",
  pink: "وردي وزهري",
  red: "أحمر وعنّابي",
  brown: "برتقالي وبنّي",
  gold: "ذهبي وأصفر",
  green: "أخضر",
  blue: "أزرق",
  purple: "بنفسجي وليلكي",
  grey: "رمادي وفضّي",
  black: "أسود",
};
