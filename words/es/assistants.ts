import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/assistants.ts";

export const assistantWords: WordsLike<typeof english.assistantWords> = {
  pages: "Páginas",
  asking: "Cómo escribirnos",
  ask: "En la tienda no se paga. Para comprar o alquilar un vestido, envíenos un mensaje con su talla y la fecha:",
  asText:
    "Cada una de estas páginas es texto sin formato. Sin .md al final de la dirección es la página que se ve.",
};
