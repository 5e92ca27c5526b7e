import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/search.ts";
import { dresses, inQuotes, number } from "./grammar.ts";
import { listed } from "./locale.ts";

export const searchFormWords: WordsLike<typeof english.searchFormWords> = {
  title: "Suche",
  label: "Nach Name, Farbe oder Stoff suchen",
  placeholder: "Name, Farbe, Stoff",
  close: "Suche schließen",
  failed: "Die Kleider konnten nicht geladen werden. Mit der Eingabetaste versuchen Sie es noch einmal.",
};

export const searchWords: WordsLike<typeof english.searchWords> = {
  results: "Gefundene Kleider",
  count: dresses,
  first: "Für den Anfang",
  collections: "Die Kollektionen",
  pages: "Seiten",
  recent: "Letzte Suchen",
  forget: (text) => `${inQuotes(text)} entfernen`,
  forgetAll: "Alle löschen",
  nothing: (text) => `Zu ${inQuotes(text)} haben wir kein Kleid gefunden.`,
  nearest: "Meinten Sie",
  ask: (text) => `Per WhatsApp nach ${inQuotes(text)} fragen`,
  asked: (text) => `Ich suche ${inQuotes(text)}.`,
  all: (count) => `Alle ${number(count)} ansehen`,
  onPage: "Zur Suchseite",
  everywhere: "Auch in Farben und Stoffen suchen",
  size: (label) => `Größe ${label}`,
  offers: { rent: "Zur Miete", purchase: "Zum Kauf" },
  partly: (without) =>
    without.length > 0
      ? `Kein Kleid passt zu jedem Wort. Diese kommen am nächsten, ohne ${listed(without.map(inQuotes))}.`
      : "Kein Kleid passt zu jedem Wort. Diese kommen am nächsten.",
  shownOf: (shown, count) => `Die ersten ${number(shown)} von ${number(count)}`,
};
