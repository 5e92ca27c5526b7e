import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/needed-by.ts";
import { inDays } from "./grammar.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `auf Bestellung gefertigt in ${inDays(making)}`,
  shipped: (shipping) => `geliefert innerhalb von ${inDays(shipping)}`,
  label: "Wann brauchen Sie das Kleid?",
  hint: "Nennen Sie Ihr Datum, und Sie sehen, ob das Kleid rechtzeitig bei Ihnen sein kann. Es bleibt auf diesem Gerät, bis Sie uns schreiben.",
  past: "Dieses Datum liegt zurück.",
  verdicts: {
    made: (orderBy) => `Bei Bestellung bis zum ${orderBy} wird es rechtzeitig für Sie gefertigt.`,
    tight: (orderBy) =>
      `Bei Bestellung bis zum ${orderBy} wird es gerade noch rechtzeitig gefertigt. Für Änderungen bleibt dann keine Zeit.`,
    rush: (orderBy) => `Eine Anfertigung ist als Eilauftrag möglich. Schreiben Sie uns bis zum ${orderBy}.`,
    rent: (orderBy) =>
      `Für eine Anfertigung ist es zu kurzfristig, doch Sie können das Kleid mieten: Reservieren Sie bis zum ${orderBy}.`,
    rentOnly: (orderBy) => `Ja: Reservieren Sie bis zum ${orderBy}.`,
    late: "Für eine Anfertigung und für die Miete ist es zu kurzfristig. Fragen Sie uns trotzdem: Manchmal liegt ein Kleid bereit.",
    lateToMake:
      "Für eine Anfertigung ist es zu kurzfristig. Fragen Sie uns trotzdem: Manchmal liegt ein Kleid bereit.",
    lateToRent:
      "Für die Miete ist es zu kurzfristig. Fragen Sie uns trotzdem: Manchmal ist ein Kleid noch frei.",
  },
};
