import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/enquiry.ts";
import { listed } from "./locale.ts";

export const enquiryWords: WordsLike<typeof english.enquiryWords> = {
  purpose: "Ihr Wunsch",
  purposes: {
    rent: "Mieten",
    purchase: "Kaufen",
    question: "Frage stellen",
    fittingList: "Anprobe vereinbaren",
  },
  dresses: "Die Kleider",
  colour: "Farbe",
  size: "Größe",
  undecided: "Noch offen",
  measurements: "Oder Oberweite, Taille, Hüfte",
  date: "Datum des Anlasses",
  city: "Ort",
  words: "Was sollten wir noch wissen?",
  message: "Ihre Nachricht",
  reference: "Referenz",
  own: "Sie haben diese Nachricht selbst bearbeitet; Ihre Auswahl verändert sie nicht mehr.",
  unmentioned: (colour, size) =>
    `Noch nicht erwähnt: ${listed([colour, size && `Größe ${size}`].filter(Boolean))}.`,
  anew: "Neu beginnen",
  show: "Nachricht ansehen",
  whatsApp: "Per WhatsApp senden",
  web: "WhatsApp Web",
  copy: "Text kopieren",
  copied: "Kopiert",
  notCopied: "Bitte den Text markieren und kopieren",
  onPhone: "Weiter am Smartphone",
  scan: "Scannen Sie den Code, und die Nachricht öffnet sich in WhatsApp.",
  tooLong: "Diese Nachricht ist zu lang für einen Code. Bitte kopieren Sie den Text.",
  otherwise: "Kein WhatsApp? Hier absenden",
  telephone: "Oder telefonisch:",
  send: "Absenden",
  sending: "Wird gesendet",
  back: "Zurück zum Kleid",
};
