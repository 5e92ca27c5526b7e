import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/needed-by.ts";
import { theDay } from "./grammar.ts";
import { days } from "./rental.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `Confezione su ordinazione in ${days(making)}`,
  shipped: (shipping) => `consegna entro ${days(shipping)}`,
  label: "Per quando le occorre?",
  hint: "Indichi la data per sapere se l’abito può arrivare in tempo. La data resta su questo dispositivo finché non ci scrive.",
  past: "Questa data è già passata.",
  verdicts: {
    made: (orderBy) => `Sì: ordinando entro ${theDay(orderBy)}, l’abito sarà pronto in tempo.`,
    tight: (orderBy) =>
      `Appena in tempo, ordinando entro ${theDay(orderBy)}. Non ne resta per gli aggiustamenti.`,
    rush: (orderBy) => `Possibile come ordine urgente. Ci scriva entro ${theDay(orderBy)}.`,
    rent: (orderBy) =>
      `Troppo presto per la confezione, ma è possibile il noleggio, prenotando entro ${theDay(orderBy)}.`,
    rentOnly: (orderBy) => `Sì, prenotando entro ${theDay(orderBy)}.`,
    late: "Troppo presto per la confezione e per il noleggio. Ci chieda comunque: a volte un abito è già pronto.",
    lateToMake: "Troppo presto per la confezione. Ci chieda comunque: a volte un abito è già pronto.",
    lateToRent: "Troppo presto per il noleggio. Ci chieda comunque: a volte un abito è libero.",
  },
};
