import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/preview.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "Anteprima",
  ended: "Questa anteprima è terminata. Può riaprirla da Studio.",
  unavailable: "Al momento l’anteprima non può essere caricata.",
  leave: "Uscire",
};
