import type * as english from "@trousseau/words/en/forms.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

const malformed = "Esta dirección parece incompleta. Debe tener la forma nombre@dominio.com.";

export const contactWords: WordsLike<typeof english.contactWords> = {
  labels: {
    name: "Nombre",
    email: "Correo electrónico",
    message: "Mensaje",
    telephone: "Teléfono (opcional)",
    date: "Fecha del evento (opcional)",
    event: "Fecha del evento",
    submit: "Enviar",
    sending: "Enviando",
    whatsapp: "Escríbanos por WhatsApp",
    showroom: "Showroom",
    hours: "Horario",
    appointment: "Reservar cita",
    phone: "Teléfono",
    write: "Correo electrónico",
    answerTo: "Responderemos a",
    copy: "Enviarme un acuse de recibo",
    reference: "Referencia",
    another: "Escribir otro mensaje",
    trap: "Deje este campo vacío",
    privacy: "Cómo usamos y conservamos su mensaje",
  },
  errors: {
    summary: "Conviene revisar algunos datos. No se ha perdido nada de lo que ha escrito.",
    nameMissing: "Indíquenos su nombre, por favor.",
    emailMissing: "Déjenos una dirección de correo para poder responderle.",
    emailMalformed: malformed,
    messageMissing: "Escríbanos una línea o dos; hasta una fecha ayuda.",
    dateUnreadable: "Complete la fecha, por ejemplo 2027-05-09, o deje el campo vacío.",
    datePast: "Esta fecha ya ha pasado. ¿Es correcto el año?",
    notSent:
      "Su mensaje no ha podido enviarse. No se ha perdido nada: inténtelo de nuevo o escríbanos por otra vía.",
  },
  notKept: {
    failed: {
      heading: "Aún sin *enviar*",
      text: "Su mensaje no ha podido enviarse. Lo tiene listo aquí debajo, tal como lo ha escrito: envíelo por WhatsApp o por correo, o pulse «Enviar» otra vez.",
    },
    limited: {
      heading: "Por otra *vía*",
      text: "Aquí no podemos recibir este mensaje. Lo tiene listo aquí debajo, tal como lo ha escrito: envíelo por WhatsApp o por correo.",
    },
  },
};

const notSignedUp =
  "No hemos podido completar su suscripción. La dirección sigue en el campo: inténtelo de nuevo, por favor.";

export const newsletterFormWords: WordsLike<typeof english.newsletterFormWords> = {
  label: "Correo electrónico para la newsletter",
  placeholder: "Su correo electrónico",
  submit: "Suscribirse",
  privacyPointer: "Consulte nuestra política de privacidad.",
  errors: {
    emailMissing: "Indique su correo electrónico, por favor.",
    emailMalformed: malformed,
    notSent: notSignedUp,
  },
  notKept: {
    failed: notSignedUp,
    limited:
      "Ahora no podemos completar su suscripción. La dirección sigue en el campo: inténtelo más tarde, por favor.",
  },
};
