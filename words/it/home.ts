import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/home.ts";

export const homeWords: WordsLike<typeof english.homeWords> = {
  videoUnsupported: "Questo browser non riproduce il video.",
  filmCaptions: "Sottotitoli",
  allDresses: { heading: "Tutti gli *abiti*", more: "Altri abiti" },
};

export const openingSoonWords: WordsLike<typeof english.openingSoonWords> = {
  heading: "Prossima\n*apertura*",
  text: (name) => `${name} presenterà qui i suoi abiti. Nell’attesa, può chiederci che cosa sta nascendo.`,
  more: "Contatti",
};
