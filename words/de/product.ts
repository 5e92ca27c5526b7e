import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/product.ts";

export const productWords: WordsLike<typeof english.productWords> = {
  colour: "Farbe",
  size: "Größe",
  findSize: "Ihre Größe finden",
  choose: "Bitte wählen",
  submit: "Wählen",
  unavailable: "zurzeit nicht verfügbar",
  cut: "Das Kleid",
  making: "Stoff und Verarbeitung",
  delivery: "Lieferung",
  deliveryByDate: "Lieferung und Wunschtermin",
  description: "Beschreibung",
  moreIn: "Aus der Kollektion",
  completesLook: "In guter *Gesellschaft*",
  showMore: "Mehr ansehen",
  sheet: { price: "Preis", sizes: "Größen", colours: "Farben", showroom: "Showroom" },
};

export const galleryWords: WordsLike<typeof english.galleryWords> = {
  picturedIn: (colour) => `Abgebildet in ${colour}`,
};

export const clothWords: WordsLike<typeof english.clothWords> = {
  inColour: (colour) => `Der Stoff in ${colour}`,
  picturedIn: (dress, colour) => `${dress} ist in ${colour} abgebildet.`,
  ask: "Stoffmuster anfragen",
  message: (colour) => `Könnten Sie mir bitte ein Stoffmuster in ${colour} senden?`,
};

export const sheetWords: WordsLike<typeof english.sheetWords> = { printSheet: "Modellblatt" };
