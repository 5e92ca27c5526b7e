import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/errors.ts";

export const errorWords: WordsLike<typeof english.errorWords> = {
  unknown: "Unbekannter Fehler",
  notFound: "Nicht gefunden",
  answered: (status) => `Fehler ${status}`,
  unexpected: {
    heading: "Unerwarteter Fehler",
    sentence: "Bei uns hat sich eine Naht gelöst. Bitte versuchen Sie es noch einmal.",
    again: (reference) =>
      `Falls es wieder vorkommt, schreiben Sie uns bitte und nennen Sie die Nummer ${reference}.`,
    retry: "Noch einmal versuchen",
    home: "Startseite",
  },
  offline: {
    heading: "Keine *Verbindung*",
    sentence:
      "Sie sind offenbar nicht verbunden. Diese Seite bleibt geöffnet; alles Weitere kehrt mit der Verbindung zurück.",
    retry: "Noch einmal versuchen",
    seen: "Bereits angesehen",
  },
  unanswered:
    "Bei uns hat sich eine Naht gelöst. Diese Seite bleibt, wie sie ist, und zeigt Ihre Auswahl, sobald es möglich ist.",
  chunk: {
    sentence: "Ein Teil dieser Seite wurde nicht geladen. Meist hilft es, sie neu zu laden.",
    reload: "Seite neu laden",
  },
};

export const busyWords: WordsLike<typeof english.busyWords> = {
  foreignForm: "Dieses Formular kommt nicht von unserer Website.",
  page: "Im Augenblick sind sehr viele Gäste bei uns. Diese Seite versucht es gleich noch einmal.",
  form: "Im Augenblick sind sehr viele Gäste bei uns. Bitte gehen Sie zurück, wo Ihre Worte erhalten sind, und senden Sie sie gleich noch einmal.",
};
