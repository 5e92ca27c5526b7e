import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/mails.ts";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`Anfrage ${reference} von ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name, when) => `${name} schrieb am ${when}`,
    answer: (email) => `Eine Antwort auf diese E-Mail geht an ${email}.`,
    studio: "Die Anfrage finden Sie in Studio unter „Anfragen“.",
  },
  copy: {
    subject: (label, reference) => `Ihre Nachricht an ${label} (${reference})`,
    heading: "Ihre Nachricht ist angekommen",
    text: (label, when) => `Vielen Dank für Ihre Nachricht an ${label}. Sie hat uns am ${when} erreicht.`,
    notYou:
      "Haben Sie uns nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse angegeben; Sie hören nichts weiter von uns.",
  },
  answer: {
    subject: (reference) => `Ihre Nachricht (${reference})`,
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (name, reference) => `Guten Tag ${name}, vielen Dank für Ihre Nachricht (${reference}).`,
  },
  details: {
    purpose: "Wunsch",
    dress: "Kleid",
    colour: "Farbe",
    size: "Größe",
    measurements: "Maße",
    date: "Datum des Anlasses",
    city: "Ort",
    phone: "Telefon",
  },
  reference: "Referenz",
};

export const newsletterMailWords: WordsLike<typeof english.newsletterMailWords> = {
  confirmation: {
    subject: (label) => `Briefe von ${label}: Ist das Ihre Adresse?`,
    heading: (label) => `Briefe von ${label}`,
    text: (label) =>
      `Jemand hat für diese Adresse um Briefe von ${label} gebeten. Wenn Sie es waren, bestätigen Sie bitte:`,
    button: "Adresse bestätigen",
    until: (day) => `Dieser Link gilt bis zum ${day}.`,
    notYou:
      "Wenn Sie es nicht waren, können Sie diese E-Mail übergehen. Ihre Adresse wird nicht gespeichert.",
  },
  welcome: {
    subject: (label) => `Willkommen: Ihre Briefe von ${label}`,
    heading: (label) => `Willkommen bei ${label}`,
    text: (label) => `Ihre Adresse ist bestätigt. ${label} schreibt Ihnen, sobald es etwas zu zeigen gibt.`,
    leave: "Sie können sich jederzeit abmelden:",
    button: "Abmelden",
  },
};

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `Ihr Zugang zu ${label}`,
    heading: (label) => `Willkommen im Atelier von ${label}`,
    text: (name) => `Wählen Sie ein Passwort, und melden Sie sich künftig als ${name} an.`,
    until: "Dieser Link lässt sich einmal verwenden und läuft nach sieben Tagen ab.",
  },
  renewed: {
    subject: (label) => `Ein neues Passwort für ${label}`,
    heading: () => "Ein neues Passwort",
    text: (name) => `Mit diesem Link wählen Sie ein neues Passwort für ${name}.`,
    until: "Dieser Link lässt sich einmal verwenden und läuft nach sieben Tagen ab.",
  },
  forgotten: {
    subject: (label) => `Ein neues Passwort für ${label}`,
    heading: () => "Ein neues Passwort",
    text: (name) => `Jemand, vermutlich Sie selbst, hat ein neues Passwort für ${name} angefordert.`,
    until:
      "Dieser Link lässt sich einmal verwenden und läuft nach einer Stunde ab. Wenn Sie es nicht waren, können Sie diese E-Mail übergehen: Es hat sich nichts geändert.",
  },
  button: "Passwort wählen",
};
