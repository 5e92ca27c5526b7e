import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/availability.ts";
import { toDay } from "./grammar.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponibile",
  "made-to-order": "Su ordinazione",
  last: "Ultimo capo",
  sold: "Venduto",
  out: "Al momento noleggiato",
  outUntil: (day) => `A noleggio fino ${toDay(day)}`,
  ask: {
    whenFree: {
      label: "Chiedere quando sarà libero",
      shortLabel: "Quando sarà libero?",
      words: "Quando sarà di nuovo libero per il noleggio?",
    },
    another: {
      label: "Chiedere un abito simile",
      shortLabel: "Chiedere un abito simile",
      words: "Ce n’è uno simile, o potreste realizzarlo di nuovo?",
    },
  },
};
