import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/mails.ts";
import { theDay, to, toDay } from "./grammar.ts";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`Richiesta ${reference} di ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name, when) => `${name} ha scritto ${theDay(when)}`,
    answer: (email) => `Per rispondere a ${email}, basta rispondere a questa e-mail.`,
    studio: "La richiesta è in Studio, alla voce «Richieste».",
  },
  copy: {
    subject: (label, reference) => `Il suo messaggio ${to(label)} (${reference})`,
    heading: "Il suo messaggio è arrivato",
    text: (label, when) =>
      `La ringraziamo di aver scritto ${to(label)}. Abbiamo ricevuto il suo messaggio ${theDay(when)}.`,
    notYou:
      "Se non ci ha scritto lei, qualcuno ha indicato per errore questo indirizzo. Non riceverà altre e-mail.",
  },
  answer: {
    subject: (reference) => `Il suo messaggio (${reference})`,
    greeting: (name) => `Gentile ${name},`,
    thanks: (name, reference) => `Gentile ${name}, la ringraziamo del suo messaggio (${reference}).`,
  },
  details: {
    purpose: "Desidera",
    dress: "Abito",
    colour: "Colore",
    size: "Taglia",
    measurements: "Misure",
    date: "Data dell’evento",
    city: "Città",
    phone: "Telefono",
  },
  reference: "Riferimento",
};

export const newsletterMailWords: WordsLike<typeof english.newsletterMailWords> = {
  confirmation: {
    subject: (label) => `Le lettere di ${label}: è questo il suo indirizzo?`,
    heading: (label) => `Le lettere di ${label}`,
    text: (label) =>
      `Qualcuno ha chiesto di ricevere a questo indirizzo le lettere di ${label}. Se la richiesta è sua, la preghiamo di confermarla:`,
    button: "Confermare l’indirizzo",
    until: (day) => `Questo link è valido fino ${toDay(day)}.`,
    notYou: "Se la richiesta non è sua, ignori questa e-mail: l’indirizzo non sarà conservato.",
  },
  welcome: {
    subject: (label) => `${label} le dà il benvenuto`,
    heading: (label) => `${label} le dà il benvenuto`,
    text: (label) => `Il suo indirizzo è confermato. ${label} le scriverà quando avrà qualcosa da mostrarle.`,
    leave: "Può annullare l’iscrizione in qualsiasi momento:",
    button: "Annullare l’iscrizione",
  },
};

const newPassword = "Una nuova password";

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `Il suo accesso ${to(label)}`,
    heading: (label) => `L’atelier di ${label} le dà il benvenuto`,
    text: (name) => `Scelga una password: da quel momento accederà come ${name}.`,
    until: "Questo link vale una sola volta e scade dopo sette giorni.",
  },
  renewed: {
    subject: (label) => `Una nuova password per ${label}`,
    heading: () => newPassword,
    text: (name) => `Con questo link può scegliere una nuova password per ${name}.`,
    until: "Questo link vale una sola volta e scade dopo sette giorni.",
  },
  forgotten: {
    subject: (label) => `Una nuova password per ${label}`,
    heading: () => newPassword,
    text: (name) => `Qualcuno, probabilmente lei, ha chiesto una nuova password per ${name}.`,
    until:
      "Questo link vale una sola volta e scade dopo un’ora. Se la richiesta non è sua, ignori questa e-mail: nulla è cambiato.",
  },
  button: "Scegliere la password",
};
