import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/product.ts";

export const productWords: WordsLike<typeof english.productWords> = {
  colour: "Coloris",
  size: "Taille",
  findSize: "Trouver votre taille",
  choose: "À choisir",
  submit: "Choisir",
  unavailable: "actuellement indisponible",
  cut: "La robe",
  making: "Matière et confection",
  delivery: "Livraison",
  deliveryByDate: "Livraison et date souhaitée",
  description: "Description",
  moreIn: "Dans la collection",
  completesLook: "En bonne *compagnie*",
  showMore: "Voir plus",
  sheet: { price: "Prix", sizes: "Tailles", colours: "Coloris", showroom: "Showroom" },
};

export const galleryWords: WordsLike<typeof english.galleryWords> = {
  picturedIn: (colour) => `Ici en ${insideSentence(colour)}`,
};

export const clothWords: WordsLike<typeof english.clothWords> = {
  inColour: (colour) => `Le tissu, en ${insideSentence(colour)}`,
  picturedIn: (dress, colour) => `Sur les photographies, ${dress} est en ${insideSentence(colour)}.`,
  ask: "Demander un échantillon",
  message: (colour) => `Pourriez-vous m’envoyer un échantillon du tissu en ${insideSentence(colour)}\u202f?`,
};

export const sheetWords: WordsLike<typeof english.sheetWords> = { printSheet: "Fiche de la robe" };
