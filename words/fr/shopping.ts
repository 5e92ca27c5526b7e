import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/shopping.ts";

export const shoppingWords: WordsLike<typeof english.shoppingWords> = {
  priceOnRequest: "Prix sur demande",
  toRent: (price) => `${price} à la location`,
  rentalOnRequest: "Prix de location sur demande",
  or: "ou",
  alsoIn: (colour) => `aussi en ${insideSentence(colour)}`,
  sortOrders: {
    "name-ascending": "De A à Z",
    "name-descending": "De Z à A",
    "price-ascending": "Prix croissant",
    "price-descending": "Prix décroissant",
  },
  orderInSentence: (order) => order.charAt(0).toLowerCase() + order.slice(1),
  enquiries: {
    rent: { label: "Louer via WhatsApp", shortLabel: "Louer" },
    purchase: { label: "Acheter via WhatsApp", shortLabel: "Acheter" },
  },
  viaWhatsApp: "via WhatsApp",
  withoutWhatsApp: "Sans WhatsApp",
};
