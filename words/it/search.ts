import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/search.ts";
import { dresses } from "./grammar.ts";
import { listed } from "./locale.ts";

export const searchFormWords: WordsLike<typeof english.searchFormWords> = {
  title: "Ricerca",
  label: "Ricerca per nome, colore o tessuto",
  placeholder: "Nome, colore, tessuto",
  close: "Chiudere la ricerca",
  failed: "Non siamo riusciti a caricare gli abiti. Per riprovare, basta premere Invio.",
};

export const searchWords: WordsLike<typeof english.searchWords> = {
  results: "Abiti trovati",
  count: (count) => (count === 0 ? "Nessun abito" : dresses(count)),
  first: "Per cominciare",
  collections: "Le collezioni",
  pages: "Pagine",
  recent: "Ricerche recenti",
  forget: (text) => `Rimuovere «${text}»`,
  forgetAll: "Cancellare tutto",
  nothing: (text) => `Non abbiamo trovato abiti per «${text}».`,
  nearest: "Forse cercava",
  ask: (text) => `Chiederci di «${text}» su WhatsApp`,
  asked: (text) => `Sto cercando «${text}».`,
  all: (count) => `Vedere tutti gli abiti (${count})`,
  onPage: "Aprire la pagina di ricerca",
  everywhere: "Cercare anche tra colori e tessuti",
  size: (label) => `Taglia ${label}`,
  offers: { rent: "Noleggio", purchase: "Acquisto" },
  partly: (without) =>
    without.length > 0
      ? `Nessun abito risponde a tutte le parole. I più vicini, senza ${listed(without.map((word) => `«${word}»`))}.`
      : "Nessun abito risponde a tutte le parole. Questi sono i più vicini.",
  shownOf: (shown, count) => `I primi ${shown} di ${count}`,
};
