import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/navigation.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "Startseite",
  about: "Über uns",
  contact: "Kontakt",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "Über uns",
  mainLinks: "Überblick",
  explore: "Entdecken",
  reach: "Ihr Weg zu uns",
  showroom: "Besuch im Showroom",
  appointment: "Termin vereinbaren",
  customerCare: "Kundenservice",
  newsletter: "Newsletter",
};
