import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/preview.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "Vorschau",
  ended: "Diese Vorschau ist beendet. Öffnen Sie sie in Studio noch einmal.",
  unavailable: "Die Vorschau kann gerade nicht geladen werden.",
  leave: "Verlassen",
};
