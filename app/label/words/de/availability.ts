import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/availability.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Verfügbar",
  "made-to-order": "Auf Bestellung gefertigt",
  last: "Letztes Stück",
  sold: "Verkauft",
  out: "Zurzeit vermietet",
};
