import type * as english from "@trousseau/words/en/errors.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const errorWords: WordsLike<typeof english.errorWords> = {
  unknown: "Error desconocido",
  notFound: "Página no encontrada",
  answered: (status) => `Error ${status}`,
  unexpected: {
    heading: "Se ha producido un error inesperado",
    sentence: "Se nos ha escapado un punto. Inténtelo de nuevo, por favor.",
    again: (reference) => `Si vuelve a ocurrir, escríbanos, por favor, e indique la referencia ${reference}.`,
    retry: "Intentar de nuevo",
    home: "Inicio",
  },
  offline: {
    heading: "Sin *conexión*",
    sentence:
      "Parece que no tiene conexión. Esta página sigue abierta; lo demás volverá en cuanto la recupere.",
    retry: "Intentar de nuevo",
    seen: "Páginas ya vistas",
  },
  unanswered:
    "Se nos ha escapado un punto. Esta página queda como está y mostrará lo que ha elegido en cuanto sea posible.",
  chunk: {
    sentence: "Falta una parte de esta página. Suele bastar con recargarla.",
    reload: "Recargar la página",
  },
};

export const busyWords: WordsLike<typeof english.busyWords> = {
  foreignForm: "Este formulario no procede de nuestra web.",
  page: "En este momento recibimos muchas visitas. La página volverá a intentarlo en un instante.",
  form: "En este momento recibimos muchas visitas. Vuelva atrás, donde se conserva lo que ha escrito, y envíelo de nuevo en un instante.",
};
