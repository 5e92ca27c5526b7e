import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/product.ts";

export const productWords: WordsLike<typeof english.productWords> = {
  colour: "Colore",
  size: "Taglia",
  findSize: "Guida alle taglie",
  choose: "Da scegliere",
  submit: "Scegliere",
  unavailable: "al momento non disponibile",
  cut: "L’abito",
  making: "Tessuto e lavorazione",
  delivery: "Consegna",
  deliveryByDate: "Consegna e data",
  description: "Descrizione",
  moreIn: "Dalla collezione",
  completesLook: "In buona *compagnia*",
  showMore: "Altri abiti",
  sheet: { price: "Prezzo", sizes: "Taglie", colours: "Colori", showroom: "Showroom" },
};

export const galleryWords: WordsLike<typeof english.galleryWords> = {
  picturedIn: (colour) => `Nell’immagine: ${insideSentence(colour)}`,
};

export const clothWords: WordsLike<typeof english.clothWords> = {
  inColour: (colour) => `Il tessuto, in ${insideSentence(colour)}`,
  picturedIn: (dress, colour) => `Le immagini mostrano ${dress} in ${insideSentence(colour)}.`,
  ask: "Richiedere un campione",
  message: (colour) => `Potreste inviarmi un campione del tessuto in ${insideSentence(colour)}?`,
};

export const sheetWords: WordsLike<typeof english.sheetWords> = { printSheet: "Scheda dell’abito" };
