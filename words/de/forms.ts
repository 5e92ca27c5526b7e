import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/forms.ts";

export const contactWords: WordsLike<typeof english.contactWords> = {
  labels: {
    name: "Name",
    email: "E-Mail",
    message: "Nachricht",
    telephone: "Telefon (optional)",
    date: "Datum des Anlasses (optional)",
    event: "Datum des Anlasses",
    submit: "Absenden",
    sending: "Wird gesendet",
    whatsapp: "Per WhatsApp schreiben",
    showroom: "Showroom",
    hours: "Öffnungszeiten",
    appointment: "Termin vereinbaren",
    phone: "Telefon",
    write: "E-Mail",
    answerTo: "Unsere Antwort geht an",
    copy: "Empfangsbestätigung per E-Mail",
    reference: "Referenz",
    another: "Noch eine Nachricht schreiben",
    trap: "Dieses Feld bitte leer lassen",
    privacy: "Wie wir mit Ihrer Nachricht umgehen",
  },
  errors: {
    summary: "Bitte sehen Sie einige Angaben noch einmal durch. Was Sie geschrieben haben, bleibt erhalten.",
    nameMissing: "Bitte nennen Sie uns Ihren Namen.",
    emailMissing: "Bitte nennen Sie uns eine E-Mail-Adresse, damit wir Ihnen antworten können.",
    emailMalformed: "Diese Adresse scheint unvollständig zu sein. Richtig wäre etwa name@domain.com.",
    messageMissing: "Schreiben Sie uns ein, zwei Zeilen; schon ein Datum hilft.",
    dateUnreadable:
      "Bitte geben Sie das Datum vollständig an, etwa 2027-05-09, oder lassen Sie das Feld leer.",
    datePast: "Dieses Datum liegt zurück. Stimmt das Jahr?",
    notSent:
      "Ihre Nachricht konnte gerade nicht gesendet werden. Es ist nichts verloren: Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg zu uns.",
  },
  notKept: {
    failed: {
      heading: "Noch nicht *gesendet*",
      text: "Ihre Nachricht konnte gerade nicht gesendet werden. Unten steht sie bereit, Wort für Wort: Senden Sie sie per WhatsApp oder E-Mail, oder wählen Sie noch einmal „Absenden“.",
    },
    limited: {
      heading: "Ein anderer *Weg*",
      text: "Hier können wir diese Nachricht nicht annehmen. Sie steht unten bereit, Wort für Wort: Senden Sie sie per WhatsApp oder E-Mail.",
    },
  },
};

const notSignedUp =
  "Ihre Anmeldung ist gerade nicht gelungen. Ihre Adresse steht noch im Feld: Bitte versuchen Sie es noch einmal.";

export const newsletterFormWords: WordsLike<typeof english.newsletterFormWords> = {
  label: "E-Mail-Adresse für den Newsletter",
  placeholder: "Ihre E-Mail-Adresse",
  submit: "Anmelden",
  privacyPointer: "Mehr zum Datenschutz.",
  errors: {
    emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an.",
    emailMalformed: "Diese Adresse scheint unvollständig zu sein. Richtig wäre etwa name@domain.com.",
    notSent: notSignedUp,
  },
  notKept: {
    failed: notSignedUp,
    limited:
      "Im Augenblick ist keine Anmeldung möglich. Ihre Adresse steht noch im Feld: Bitte versuchen Sie es später noch einmal.",
  },
};
