import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/errors.ts";

export const errorWords: WordsLike<typeof english.errorWords> = {
  unknown: "Errore sconosciuto",
  notFound: "Pagina non trovata",
  answered: (status) => `Errore ${status}`,
  unexpected: {
    heading: "Errore imprevisto",
    sentence: "Da parte nostra ha ceduto una cucitura. La invitiamo a riprovare.",
    again: (reference) =>
      `Se dovesse succedere di nuovo, la invitiamo a scriverci indicando il riferimento ${reference}.`,
    retry: "Riprovare",
    home: "Home",
  },
  offline: {
    heading: "Nessuna *connessione*",
    sentence: "Sembra che manchi la rete. Questa pagina resta aperta; il resto torna con la connessione.",
    retry: "Riprovare",
    seen: "Pagine già viste",
  },
  unanswered:
    "Da parte nostra ha ceduto una cucitura. Questa pagina resta com’è, e mostrerà ciò che ha scelto appena possibile.",
  chunk: {
    sentence: "Una parte di questa pagina non è arrivata. Di solito basta ricaricarla.",
    reload: "Ricaricare la pagina",
  },
};

export const busyWords: WordsLike<typeof english.busyWords> = {
  foreignForm: "Questo modulo non proviene dal nostro sito.",
  page: "In questo momento i visitatori sono molti. La pagina riproverà tra poco.",
  form: "In questo momento i visitatori sono molti. Torni indietro, dove il suo testo è conservato, e lo invii di nuovo tra poco.",
};
