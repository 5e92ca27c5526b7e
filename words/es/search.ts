import type * as english from "@trousseau/words/en/search.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";

export const searchFormWords: WordsLike<typeof english.searchFormWords> = {
  title: "Buscar",
  label: "Buscar por nombre, color o tejido",
  placeholder: "Nombre, color, tejido",
  close: "Cerrar la búsqueda",
  failed: "No se han podido cargar los vestidos. Pulse Intro para intentarlo de nuevo.",
};

export const searchWords: WordsLike<typeof english.searchWords> = {
  results: "Vestidos encontrados",
  count: (count) => counted(count, "vestido", "vestidos"),
  first: "Para empezar",
  collections: "Las colecciones",
  pages: "Páginas",
  recent: "Búsquedas recientes",
  forget: (text) => `Quitar «${text}»`,
  forgetAll: "Borrar búsquedas",
  nothing: (text) => `No hemos encontrado ningún vestido para «${text}».`,
  nearest: "Quizá buscaba",
  ask: (text) => `Preguntar por «${text}» en WhatsApp`,
  asked: (text) => `Busco «${text}».`,
  all: (count) => `Ver los ${count} vestidos`,
  onPage: "Abrir la página de búsqueda",
  everywhere: "Buscar también en colores y tejidos",
  size: (label) => `Talla ${label}`,
  offers: { rent: "Alquilar", purchase: "Comprar" },
  partly: (without) =>
    without.length > 0
      ? `Ningún vestido responde a todas las palabras. Los más cercanos, sin ${without.map((word) => `«${word}»`).join(" ni ")}.`
      : "Ningún vestido responde a todas las palabras. Estos son los más cercanos.",
  shownOf: (shown, count) => `Los primeros ${shown} de ${count}`,
};
