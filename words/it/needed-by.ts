import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/needed-by.ts";
import { theDay } from "./grammar.ts";
import { days } from "./rental.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `Confezione su ordinazione in ${days(making)}`,
  shipped: (shipping) => `consegna entro ${days(shipping)}`,
  label: "Per quando le occorre?",
  hint: "Indichi la data per sapere se l’abito può arrivare in tempo. La data resta su questo dispositivo finché non ci scrive.",
  past: "Questa data è già passata.",
  verdicts: {
    made: (orderBy) => `Se ordinato entro ${theDay(orderBy)}, l’abito sarà confezionato per lei in tempo.`,
    tight: (orderBy) =>
      `Se ordinato entro ${theDay(orderBy)}, l’abito sarà confezionato appena in tempo. Non resta margine per le modifiche.`,
    rush: (orderBy) => `La confezione è possibile come ordine urgente: ci scriva entro ${theDay(orderBy)}.`,
    rent: (orderBy) =>
      `I tempi sono troppo stretti per la confezione, ma non per il noleggio: prenoti entro ${theDay(orderBy)}.`,
    rentOnly: (orderBy) => `Sì, se prenotato entro ${theDay(orderBy)}.`,
    late: "I tempi sono troppo stretti sia per la confezione sia per il noleggio. Ci chieda comunque: a volte un abito è già pronto.",
    lateToMake:
      "I tempi sono troppo stretti per la confezione. Ci chieda comunque: a volte un abito è già pronto.",
    lateToRent: "I tempi sono troppo stretti per il noleggio. Ci chieda comunque: a volte un abito è libero.",
  },
};
