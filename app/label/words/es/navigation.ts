import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/navigation.ts";

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
