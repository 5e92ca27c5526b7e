import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/renting-day.ts";
import { fromDay, theDay, toDay } from "./grammar.ts";
import { listed } from "./locale.ts";

export const rentingDayWords: WordsLike<typeof english.rentingDayWords> = {
  free: (day) => `Libero ${theDay(day)}.`,
  freeIn: (day, sizes) => `Libero ${theDay(day)} nella taglia ${listed(sizes)}.`,
  someFree: (free, of, { size, day }) =>
    `${free} su ${of} ${free === 1 ? "è libero" : "sono liberi"}${size && ` nella taglia ${size}`} ${theDay(day)}.`,
  taken: (until, when) => `Impegnato fino ${toDay(until)}; libero ${when}.`,
  tooSoon: (when) => `Troppo presto perché arrivi in tempo; libero ${when}.`,
  never: "Impegnato, e per tutto il periodo in cui prenotiamo. Ci scriva comunque: i programmi cambiano.",
  far: (last) => `Al momento prenotiamo fino ${toDay(last)}. Ci chieda di una data più lontana.`,
  none: "Non si noleggia in questa scelta. Ci chieda di un’altra.",
  unknown: "In questo momento non possiamo consultare il calendario. Ce lo chieda, e lo faremo.",
  from: (first) => fromDay(first),
  between: (first, last) => `${fromDay(first)} ${toDay(last)}`,
  only: (day) => `solo ${theDay(day)}`,
  filter: {
    label: "Libero nella sua data",
    note: "La data compare allora nell’indirizzo di questo elenco.",
    chip: (day) => `Libero ${theDay(day)}`,
    use: "Usare la mia data",
    none: (day) => `Qui non c’è nulla di libero ${theDay(day)}. Ecco tutto l’elenco:`,
  },
};
