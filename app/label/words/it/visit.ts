import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/visit.ts";
import { fromDay, theDay, to, toDay } from "./grammar.ts";

export const visitWords: WordsLike<typeof english.visitWords> = {
  days: {
    monday: "Lunedì",
    tuesday: "Martedì",
    wednesday: "Mercoledì",
    thursday: "Giovedì",
    friday: "Venerdì",
    saturday: "Sabato",
    sunday: "Domenica",
  },
  holidays: "Orari nelle festività",
  range: (first, last) =>
    /^\d/.test(first)
      ? `${fromDay(first)} ${toDay(last)}`
      : `Da ${first.toLowerCase()} a ${last.toLowerCase()}`,
  closed: "Chiuso",
  closedThen: "chiuso",
  clock: (time) => time,
  openNow: "Aperto ora",
  openUntil: (time) => `Aperto ora · fino ${at(time)}`,
  closedUntil: (day, time) => `Chiuso · riapre ${theDay(day)} ${at(time)}`,
  today: "oggi",
  tomorrow: "domani",
  /** The name of the city is English, as its time zone's is: "Rome". */
  timeIn: (time) => `${time}, ora dello showroom`,
  visit: {
    heading: "La sua visita",
    day: "Giorno",
    submit: "Aggiungere al mio calendario",
    ask: "Richiedere questo giorno",
    note: "Non è ancora una prenotazione: l’ora si concorda insieme.",
    message: (day) => `Buongiorno, vorrei visitare lo showroom ${day}.`,
    title: (label) => `Visita ${to(label)}`,
    entry: "Prima di venire, la preghiamo di concordare l’ora con noi.",
  },
  appointmentErrors: {
    unreadable: "Non siamo riusciti a leggere la data. Può scegliere una di queste:",
    past: "Questa data è già passata. Può scegliere una di queste:",
    far: "Questa data è troppo lontana. Può scegliere una di queste:",
    closed: "In quel giorno lo showroom è chiuso. È aperto in questi:",
    none: "Al momento lo showroom non prevede giorni di apertura.",
    back: "Tornare ai contatti",
  },
};

/** One o'clock alone is in the singular. */
function at(time: string): string {
  return /^0?1:/.test(time) ? `all’${time}` : `alle ${time}`;
}
