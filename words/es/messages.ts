import type * as english from "@trousseau/words/en/messages.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

/** Says "Aurélie (talla 36, en rosa palo)". */
export const chosenDress: WordsLike<typeof english.chosenDress> = (name, colour, size) => {
  const choices = [size && `talla ${size}`, colour && `en ${insideSentence(colour)}`]
    .filter(Boolean)
    .join(", ");
  return choices ? `${name} (${choices})` : name;
};

const event = "Fecha del evento: {date}\nCiudad: {city}\n{words}";

const added = `Mis medidas: {measurements}\n${event}\n{link}\nReferencia {reference}`;

export const messages: WordsLike<typeof english.messages> = {
  title: "Añadir unas *palabras*",
  lead: "Cuéntenos lo que ya sepa. El mensaje se escribe solo; puede cambiar cualquier palabra.",
  rent: `Hola, me gustaría alquilar {dress}. ¿Podrían confirmarme el precio del alquiler y decirme si está disponible?\n${added}`,
  purchase: `Hola, me gustaría comprar {dress}. ¿Podrían confirmarme el precio?\n${added}`,
  question: `Hola, tengo una consulta.\nSe refiere a {dress}.\n${added}`,
  fittingList: `Hola, me gustaría probarme estos vestidos:\n{dresses}\n${event}\nReferencia {reference}`,
};
