import type * as english from "@trousseau/words/en/newsletter.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const newsletterWords: WordsLike<typeof english.newsletterWords> = {
  confirm: {
    button: "Confirmar esta dirección",
    open: {
      heading: "¿Le *escribimos?*",
      text: (label) =>
        `Confírmelo, y ${label} le escribirá a esta dirección. Puede darse de baja en cualquier momento.`,
    },
    confirmed: {
      heading: "Ya está en la *lista*",
      text: () =>
        "Gracias: su dirección está confirmada y le enviamos ahora un correo de bienvenida. Puede darse de baja desde cualquier carta.",
    },
    again: {
      heading: "Dirección ya *confirmada*",
      text: () =>
        "Este enlace ya se ha usado, y su dirección está confirmada. Si no le llega ninguna carta, o si después se dio de baja, suscríbase de nuevo aquí abajo.",
    },
    ended: {
      heading: "El enlace ha *caducado*",
      text: () =>
        "Los enlaces duran siete días; este ha vencido o está incompleto. Suscríbase de nuevo aquí abajo y recibirá otro.",
    },
    failed: {
      heading: "Todavía *no*",
      text: () =>
        "No hemos podido confirmar su dirección. No se ha perdido nada: inténtelo de nuevo en un momento, por favor.",
    },
  },
  unsubscribe: {
    button: "Darse de baja",
    open: {
      heading: "¿Dejar la *lista?*",
      text: (label) => `Si se da de baja, ${label} dejará de escribirle a esta dirección.`,
    },
    done: {
      heading: "Baja *confirmada*",
      text: (label) =>
        `Hemos borrado su dirección, y ${label} no le enviará más cartas. Puede volver cuando lo desee: suscríbase aquí abajo.`,
    },
    ended: {
      heading: "Un enlace *incompleto*",
      text: () =>
        "Le falta una parte. Ábralo de nuevo desde la carta, o escríbanos y borraremos su dirección nosotros mismos.",
    },
    failed: {
      heading: "Todavía *no*",
      text: () => "No hemos podido darle de baja. Inténtelo de nuevo en un momento, por favor.",
    },
  },
};
