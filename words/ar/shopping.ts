import type * as english from "@trousseau/words/en/shopping.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const shoppingWords: WordsLike<typeof english.shoppingWords> = {
  priceOnRequest: "السعر عند الطلب",
  toRent: (price) => `${price} للإيجار`,
  rentalOnRequest: "سعر الإيجار عند الطلب",
  or: "أو",
  alsoIn: (colour) => `أيضًا باللون ${colour}`,
  sortOrders: {
    "name-ascending": "أبجديًا، من أ إلى ي",
    "name-descending": "أبجديًا، من ي إلى أ",
    "price-ascending": "السعر، من الأدنى إلى الأعلى",
    "price-descending": "السعر، من الأعلى إلى الأدنى",
  },
  orderInSentence: (order) => order,
  enquiries: {
    rent: { label: "استئجار عبر واتساب", shortLabel: "استئجار" },
    purchase: { label: "شراء عبر واتساب", shortLabel: "شراء" },
  },
  viaWhatsApp: "عبر واتساب",
  withoutWhatsApp: "من دون واتساب",
};
