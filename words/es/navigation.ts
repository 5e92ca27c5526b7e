import type * as english from "@trousseau/words/en/navigation.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const navigationWords: WordsLike<typeof english.navigationWords> = {
  home: "Inicio",
  about: "La firma",
  contact: "Contacto",
};

export const footerWords: WordsLike<typeof english.footerWords> = {
  about: "La firma",
  mainLinks: "Menú",
  explore: "Colecciones",
  reach: "Encuéntrenos",
  showroom: "Visitar el showroom",
  appointment: "Reservar cita",
  customerCare: "Atención al cliente",
  newsletter: "Newsletter",
};
