import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/availability.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Verfügbar",
  "made-to-order": "Auf Bestellung gefertigt",
  last: "Letztes Stück",
  sold: "Verkauft",
  out: "Zurzeit vermietet",
  outUntil: (day) => `Vermietet bis zum ${day}`,
  ask: {
    whenFree: {
      label: "Fragen, wann es wieder frei ist",
      shortLabel: "Wann ist es frei?",
      words: "Wann kann man es wieder mieten?",
    },
    another: {
      label: "Nach einem ähnlichen fragen",
      shortLabel: "Nach einem ähnlichen fragen",
      words: "Gibt es ein ähnliches, oder könnten Sie es noch einmal anfertigen?",
    },
  },
};
