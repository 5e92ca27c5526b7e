import type * as english from "@trousseau/words/en/product.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const productWords: WordsLike<typeof english.productWords> = {
  colour: "Color",
  size: "Talla",
  findSize: "Encuentre su talla",
  choose: "Elija",
  submit: "Elegir",
  unavailable: "no disponible por ahora",
  cut: "El vestido",
  making: "Tejido y confección",
  delivery: "Entrega",
  deliveryByDate: "Entrega y fecha del evento",
  description: "Descripción",
  moreIn: "De la colección",
  completesLook: "En buena *compañía*",
  showMore: "Ver más",
  sheet: { price: "Precio", sizes: "Tallas", colours: "Colores", showroom: "Showroom" },
};

export const galleryWords: WordsLike<typeof english.galleryWords> = {
  picturedIn: (colour) => `En la imagen, en ${insideSentence(colour)}`,
};

export const clothWords: WordsLike<typeof english.clothWords> = {
  inColour: (colour) => `El tejido, en ${insideSentence(colour)}`,
  picturedIn: (dress, colour) => `${dress} se muestra en ${insideSentence(colour)}.`,
  ask: "Pedir una muestra",
  message: (colour) => `¿Podrían enviarme una muestra del tejido en ${insideSentence(colour)}?`,
};

export const sheetWords: WordsLike<typeof english.sheetWords> = { printSheet: "Ficha del vestido" };
