import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/home.ts";

export const homeWords: WordsLike<typeof english.homeWords> = {
  videoUnsupported: "Votre navigateur ne peut pas lire cette vidéo.",
  filmCaptions: "Sous-titres",
  allDresses: { heading: "Toutes les *robes*", more: "Voir plus" },
};

export const openingSoonWords: WordsLike<typeof english.openingSoonWords> = {
  heading: "La boutique\nouvre *bientôt*",
  text: (name) => `${name} présentera ici ses robes. D’ici là, interrogez-nous sur ce qui se prépare.`,
  more: "Nous contacter",
};
