import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/navigation.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "Home",
  about: "Chi siamo",
  contact: "Contatti",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "Chi siamo",
  mainLinks: "Navigazione",
  explore: "Collezioni",
  reach: "Come trovarci",
  showroom: "Visitare lo showroom",
  appointment: "Prenotare un appuntamento",
  customerCare: "Servizio clienti",
  newsletter: "Newsletter",
};
