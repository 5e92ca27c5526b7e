import type * as english from "@trousseau/words/en/around.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const aroundWords: WordsLike<typeof english.aroundWords> = {
  neighbours: "Otros vestidos de esta lista",
  previous: (dress) => `Anterior: ${dress}`,
  next: (dress) => `Siguiente: ${dress}`,
  viewed: "Vistos recientemente",
  forget: "Borrar",
  forgotten: "Lista borrada",
  print: "Imprimir",
  share: {
    shown: "Compartir",
    button: (dress) => `Compartir ${dress}`,
    link: (dress) => `Enlace a ${dress}`,
    copied: "Enlace copiado",
    notCopied: "Seleccione el enlace y cópielo",
  },
};
