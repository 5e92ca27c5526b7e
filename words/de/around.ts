import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/around.ts";

export const aroundWords: WordsLike<typeof english.aroundWords> = {
  neighbours: "Weitere Kleider dieser Liste",
  previous: (dress) => `Voriges: ${dress}`,
  next: (dress) => `Nächstes: ${dress}`,
  viewed: "Zuletzt angesehen",
  forget: "Löschen",
  forgotten: "Gelöscht",
  print: "Drucken",
  share: {
    shown: "Teilen",
    button: (dress) => `${dress} teilen`,
    link: (dress) => `Link zu ${dress}`,
    copied: "Link kopiert",
    notCopied: "Bitte den Link markieren und kopieren",
  },
};
