import type * as english from "@trousseau/words/en/home.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const homeWords: WordsLike<typeof english.homeWords> = {
  videoUnsupported: "Su navegador no puede reproducir este vídeo.",
  filmCaptions: "Subtítulos",
  allDresses: { heading: "Todos los *vestidos*", more: "Ver más" },
};

export const openingSoonWords: WordsLike<typeof english.openingSoonWords> = {
  heading: "Abrimos\nmuy *pronto*",
  text: (name) =>
    `${name} mostrará aquí sus vestidos. Mientras tanto, pregúntenos por lo que está por venir.`,
  more: "Contacto",
};
