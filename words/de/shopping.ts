import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/shopping.ts";

export const shoppingWords: WordsLike<typeof english.shoppingWords> = {
  priceOnRequest: "Preis auf Anfrage",
  toRent: (price) => `${price} zur Miete`,
  rentalOnRequest: "Mietpreis auf Anfrage",
  or: "oder",
  alsoIn: (colour) => `auch in ${colour}`,
  sortOrders: {
    "name-ascending": "Alphabetisch, A–Z",
    "name-descending": "Alphabetisch, Z–A",
    "price-ascending": "Preis, aufsteigend",
    "price-descending": "Preis, absteigend",
  },
  /** A noun keeps its capital: "Preis aufsteigend", but "alphabetisch A–Z". */
  orderInSentence: (order) =>
    order.startsWith("Preis")
      ? order.replace(",", "")
      : `alphabetisch ${order.slice(order.indexOf(",") + 2)}`,
  enquiries: {
    rent: { label: "Mieten per WhatsApp", shortLabel: "Mieten" },
    purchase: { label: "Kaufen per WhatsApp", shortLabel: "Kaufen" },
  },
  viaWhatsApp: "per WhatsApp",
  withoutWhatsApp: "Ohne WhatsApp",
};
