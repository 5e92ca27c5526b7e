import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/navigation.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "Accueil",
  about: "La maison",
  contact: "Contact",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "La maison",
  mainLinks: "Navigation",
  explore: "Collections",
  reach: "Nous contacter",
  showroom: "Venir au showroom",
  appointment: "Prendre rendez-vous",
  customerCare: "Service client",
  newsletter: "Newsletter",
};
