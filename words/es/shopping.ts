import type * as english from "@trousseau/words/en/shopping.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const shoppingWords: WordsLike<typeof english.shoppingWords> = {
  priceOnRequest: "Precio a consultar",
  toRent: (price) => `${price} en alquiler`,
  rentalOnRequest: "Alquiler a consultar",
  or: "o",
  alsoIn: (colour) => `también en ${insideSentence(colour)}`,
  sortOrders: {
    "name-ascending": "De la A a la Z",
    "name-descending": "De la Z a la A",
    "price-ascending": "Precio ascendente",
    "price-descending": "Precio descendente",
  },
  orderInSentence: (order) => order.charAt(0).toLowerCase() + order.slice(1),
  enquiries: {
    rent: { label: "Alquilar por WhatsApp", shortLabel: "Alquilar" },
    purchase: { label: "Comprar por WhatsApp", shortLabel: "Comprar" },
  },
  viaWhatsApp: "por WhatsApp",
  withoutWhatsApp: "Sin WhatsApp",
};
