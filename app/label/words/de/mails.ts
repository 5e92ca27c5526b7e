import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/mails.ts";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`Anfrage ${reference} von ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name, when) => `${name} schrieb am ${when}`,
    answer: (email) => `Eine Antwort auf diese E-Mail geht an ${email}.`,
    studio: "Die Anfrage finden Sie in Studio unter „Enquiries“.",
  },
  copy: {
    subject: (label, reference) => `Ihre Nachricht an ${label} (${reference})`,
    heading: "Ihre Nachricht ist angekommen",
    text: (label, when) =>
      `Vielen Dank, dass Sie ${label} geschrieben haben. Ihre Nachricht hat uns am ${when} erreicht.`,
    notYou:
      "Haben Sie uns nicht geschrieben? Dann wurde Ihre Adresse versehentlich angegeben, und Sie hören nichts weiter von uns.",
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
      `Für diese Adresse wurden Briefe von ${label} bestellt. Wenn Sie es waren, bestätigen Sie dies bitte:`,
    button: "Adresse bestätigen",
    until: (day) => `Dieser Link gilt bis zum ${day}.`,
    notYou:
      "Wenn Sie es nicht waren, können Sie diese E-Mail übergehen. Ihre Adresse wird nicht gespeichert.",
  },
  welcome: {
    subject: (label) => `Willkommen bei den Briefen von ${label}`,
    heading: (label) => `Willkommen bei den Briefen von ${label}`,
    text: (label) =>
      `Ihre Adresse ist bestätigt. ${label} schreibt Ihnen, sobald es etwas zu zeigen gibt.`,
    leave: "Sie können sich jederzeit abmelden:",
    button: "Abmelden",
  },
};

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `Ihr Zugang zu ${label}`,
    heading: (label) => `Willkommen im Atelier von ${label}`,
    text: (name) => `Wählen Sie ein Passwort, und melden Sie sich künftig als ${name} an.`,
    until: "Dieser Link gilt ein einziges Mal und sieben Tage lang.",
  },
  renewed: {
    subject: (label) => `Ein neues Passwort für ${label}`,
    heading: () => "Ein neues Passwort",
    text: (name) => `Mit diesem Link wählen Sie ein neues Passwort für ${name}.`,
    until: "Dieser Link gilt ein einziges Mal und sieben Tage lang.",
  },
  forgotten: {
    subject: (label) => `Ein neues Passwort für ${label}`,
    heading: () => "Ein neues Passwort",
    text: (name) => `Jemand, vermutlich Sie selbst, hat ein neues Passwort für ${name} angefordert.`,
    until:
      "Dieser Link gilt ein einziges Mal und eine Stunde lang. Wenn Sie es nicht waren, können Sie diese E-Mail übergehen: Es hat sich nichts geändert.",
  },
  button: "Passwort wählen",
};
