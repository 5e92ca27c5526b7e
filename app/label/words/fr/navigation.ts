import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/navigation.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "Accueil",
  about: "La maison",
  contact: "Contact",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "La maison",
  mainLinks: "Le site",
  explore: "Collections",
  reach: "Nous joindre",
  showroom: "Venir au showroom",
  appointment: "Prendre rendez-vous",
  customerCare: "Service client",
  newsletter: "Newsletter",
};
