import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/newsletter.ts";

export const newsletterWords: WordsLike<typeof english.newsletterWords> = {
  confirm: {
    button: "Confermare l’indirizzo",
    open: {
      heading: "Possiamo *scriverle?*",
      text: (label) =>
        `Con la sua conferma, ${label} le scriverà a questo indirizzo. Può annullare l’iscrizione in qualsiasi momento.`,
    },
    confirmed: {
      heading: "Iscrizione *confermata*",
      text: () =>
        "La ringraziamo: l’indirizzo è confermato, e la nostra e-mail di benvenuto è in arrivo. Può annullare l’iscrizione da ogni lettera.",
    },
    again: {
      heading: "Già *confermata*",
      text: () =>
        "Questo link è già stato usato, e il suo indirizzo è confermato. Se non riceve lettere, o se nel frattempo ha annullato l’iscrizione, può iscriversi di nuovo qui sotto.",
    },
    ended: {
      heading: "Il link è *scaduto*",
      text: () =>
        "I link valgono sette giorni; questo è scaduto o incompleto. Per averne uno nuovo, può iscriversi di nuovo qui sotto.",
    },
    failed: {
      heading: "Non *ancora*",
      text: () =>
        "Non siamo riusciti a confermare l’indirizzo. Nulla è andato perduto: la invitiamo a riprovare tra poco.",
    },
  },
  unsubscribe: {
    button: "Annullare l’iscrizione",
    open: {
      heading: "Annullare l’*iscrizione?*",
      text: (label) => `Se annulla l’iscrizione, ${label} non le scriverà più a questo indirizzo.`,
    },
    done: {
      heading: "Iscrizione *annullata*",
      text: (label) =>
        `Il suo indirizzo è stato cancellato, e ${label} non le invierà altre lettere. Sarà un piacere ritrovarla: può iscriversi di nuovo qui sotto, quando vuole.`,
    },
    ended: {
      heading: "Il link è *incompleto*",
      text: () =>
        "Ne manca una parte. Può riaprirlo dalla lettera, oppure scriverci: cancelleremo noi il suo indirizzo.",
    },
    failed: {
      heading: "Non *ancora*",
      text: () => "Non siamo riusciti ad annullare l’iscrizione. La invitiamo a riprovare tra poco.",
    },
  },
};
