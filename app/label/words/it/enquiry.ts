import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/enquiry.ts";
import { listed } from "./locale.ts";

export const enquiryWords: WordsLike<typeof english.enquiryWords> = {
  purpose: "Vorrei",
  purposes: {
    rent: "Noleggiare",
    purchase: "Acquistare",
    question: "Porre una domanda",
    fittingList: "Prenotare una prova",
  },
  dresses: "Gli abiti",
  colour: "Colore",
  size: "Taglia",
  undecided: "Ancora da decidere",
  measurements: "Oppure le sue misure",
  date: "Data dell’evento",
  city: "Città",
  words: "Altro da aggiungere?",
  message: "Il suo messaggio",
  reference: "Riferimento",
  own: "Ha modificato il messaggio: le sue scelte non lo cambiano più.",
  unmentioned: (colour, size) =>
    `Non menziona ${listed([colour && `il colore ${colour}`, size && `la taglia ${size}`].filter(Boolean))}.`,
  anew: "Ricominciare",
  show: "Vedere il mio messaggio",
  whatsApp: "Inviare su WhatsApp",
  web: "WhatsApp Web",
  copy: "Copiare il testo",
  copied: "Copiato",
  notCopied: "Selezionare il testo e copiarlo",
  onPhone: "Continuare sul telefono",
  scan: "Inquadri il codice per aprire il messaggio in WhatsApp.",
  tooLong: "Il messaggio è troppo lungo per un codice. Può però copiarlo.",
  otherwise: "Senza WhatsApp? Può scriverci da qui",
  telephone: "Oppure telefonare al",
  send: "Inviare",
  sending: "Invio in corso",
  back: "Tornare all’abito",
};
