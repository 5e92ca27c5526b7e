import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/around.ts";

export const aroundWords: WordsLike<typeof english.aroundWords> = {
  neighbours: "Autres robes de cette liste",
  previous: (dress) => `Précédente\u00a0: ${dress}`,
  next: (dress) => `Suivante\u00a0: ${dress}`,
  viewed: "Vues récemment",
  forget: "Effacer",
  forgotten: "Liste effacée",
  print: "Imprimer",
  share: {
    shown: "Partager",
    button: (dress) => `Partager ${dress}`,
    link: (dress) => `Lien vers ${dress}`,
    copied: "Lien copié",
    notCopied: "Sélectionnez le lien, puis copiez-le",
  },
};
