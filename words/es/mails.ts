import type * as english from "@trousseau/words/en/mails.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

const onceInSevenDays = "Este enlace sirve una sola vez y caduca a los siete días.";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`Consulta ${reference} de ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name, when) => `${name} escribió el ${when}`,
    answer: (email) => `Responda a este correo para contestar a ${email}.`,
    studio: "La consulta está en Studio, en «Consultas».",
  },
  copy: {
    subject: (label, reference) => `Su mensaje a ${label} (${reference})`,
    heading: "Hemos recibido su mensaje",
    text: (label, when) => `Gracias por escribir a ${label}. Su mensaje nos llegó el ${when}.`,
    notYou:
      "Si no nos ha escrito, alguien ha indicado su dirección por error. No recibirá nada más de nosotros.",
  },
  answer: {
    subject: (reference) => `Su mensaje (${reference})`,
    greeting: (name) => `Hola, ${name}:`,
    thanks: (name, reference) => `Hola, ${name}: gracias por su mensaje (${reference}).`,
  },
  details: {
    purpose: "Desea",
    dress: "Vestido",
    colour: "Color",
    size: "Talla",
    measurements: "Medidas",
    date: "Fecha del evento",
    city: "Ciudad",
    phone: "Teléfono",
  },
  reference: "Referencia",
};

export const newsletterMailWords: WordsLike<typeof english.newsletterMailWords> = {
  confirmation: {
    subject: (label) => `Cartas de ${label}: ¿es esta su dirección?`,
    heading: (label) => `Cartas de ${label}`,
    text: (label) =>
      `Alguien ha pedido recibir en esta dirección las cartas de ${label}. Si ha sido usted, confírmelo, por favor:`,
    button: "Confirmar esta dirección",
    until: (day) => `Este enlace es válido hasta el ${day}.`,
    notYou: "Si no ha sido usted, no haga caso de este correo. No conservaremos su dirección.",
  },
  welcome: {
    subject: (label) => `Cartas de ${label}: le damos la bienvenida`,
    heading: () => "Le damos la bienvenida",
    text: (label) => `Su dirección está confirmada. ${label} le escribirá cuando tenga algo que mostrarle.`,
    leave: "Puede darse de baja en cualquier momento:",
    button: "Darse de baja",
  },
};

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `Su acceso a ${label}`,
    heading: (label) => `Le damos la bienvenida al atelier de ${label}`,
    text: (name) => `Elija una contraseña; a partir de entonces podrá entrar como ${name}.`,
    until: onceInSevenDays,
  },
  renewed: {
    subject: (label) => `Una nueva contraseña para ${label}`,
    heading: () => "Una nueva contraseña",
    text: (name) => `Con este enlace podrá elegir una nueva contraseña para ${name}.`,
    until: onceInSevenDays,
  },
  forgotten: {
    subject: (label) => `Una nueva contraseña para ${label}`,
    heading: () => "Una nueva contraseña",
    text: (name) => `Alguien, probablemente usted, ha pedido una nueva contraseña para ${name}.`,
    until:
      "Este enlace sirve una sola vez y caduca al cabo de una hora. Si no ha sido usted, no haga caso de este correo: nada ha cambiado.",
  },
  button: "Elegir una contraseña",
};
