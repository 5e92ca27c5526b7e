import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/home.ts";

export const homeWords: WordsLike<typeof english.homeWords> = {
  videoUnsupported: "Ihr Browser kann dieses Video nicht zeigen.",
  filmCaptions: "Untertitel",
  allDresses: { heading: "Alle *Kleider*", more: "Mehr ansehen" },
};

export const openingSoonWords: WordsLike<typeof english.openingSoonWords> = {
  heading: "Wir öffnen\nin *Kürze*",
  text: (name) =>
    `Bald zeigt ${name} hier die ersten Kleider. Bis dahin erzählen wir Ihnen gern, was Sie erwartet.`,
  more: "Kontakt",
};
