import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/shopping.ts";

export const shoppingWords: WordsLike<typeof english.shoppingWords> = {
  priceOnRequest: "Prezzo su richiesta",
  toRent: (price) => `${price} a noleggio`,
  rentalOnRequest: "Prezzo del noleggio su richiesta",
  or: "o",
  alsoIn: (colour) => `anche in ${insideSentence(colour)}`,
  sortOrders: {
    "name-ascending": "In ordine alfabetico, A-Z",
    "name-descending": "In ordine alfabetico, Z-A",
    "price-ascending": "Prezzo crescente",
    "price-descending": "Prezzo decrescente",
  },
  orderInSentence: (order) => order.charAt(0).toLowerCase() + order.slice(1),
  enquiries: {
    rent: { label: "Noleggio via WhatsApp", shortLabel: "Noleggio" },
    purchase: { label: "Acquisto via WhatsApp", shortLabel: "Acquisto" },
  },
  viaWhatsApp: "via WhatsApp",
  withoutWhatsApp: "Senza WhatsApp",
};
