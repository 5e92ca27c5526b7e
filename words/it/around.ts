import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/around.ts";
import { to } from "./grammar.ts";

export const aroundWords: WordsLike<typeof english.aroundWords> = {
  neighbours: "Altri abiti di questo elenco",
  previous: (dress) => `Precedente: ${dress}`,
  next: (dress) => `Successivo: ${dress}`,
  viewed: "Visti di recente",
  forget: "Cancellare",
  forgotten: "Cancellati",
  print: "Stampare",
  share: {
    shown: "Condividere",
    button: (dress) => `Condividere ${dress}`,
    link: (dress) => `Link ${to(dress)}`,
    copied: "Link copiato",
    notCopied: "Selezionare il link e copiarlo",
  },
};
