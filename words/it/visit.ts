import type { WordsLike } from "@trousseau/words/words-like.ts";
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
  city: (name) => cities[name] ?? name,
  timeIn: (time, city) => `${time}, ora ${of(city)}`,
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

/** A city with an article has it in the word before: "ora del Cairo". */
function of(city: string): string {
  return city.startsWith("Il ") ? city.replace("Il ", "del ") : `di ${city}`;
}

/** One o'clock alone is in the singular. */
function at(time: string): string {
  return /^0?1:/.test(time) ? `all’${time}` : `alle ${time}`;
}

/** Time zones have English names of these. */
const cities: Readonly<Record<string, string>> = {
  Algiers: "Algeri",
  Athens: "Atene",
  Bahrain: "Bahrein",
  Belgrade: "Belgrado",
  Berlin: "Berlino",
  Bogota: "Bogotá",
  Brussels: "Bruxelles",
  Bucharest: "Bucarest",
  Cairo: "Il Cairo",
  Copenhagen: "Copenaghen",
  Damascus: "Damasco",
  Dublin: "Dublino",
  Havana: "L’Avana",
  Jerusalem: "Gerusalemme",
  Lisbon: "Lisbona",
  Ljubljana: "Lubiana",
  London: "Londra",
  Luxembourg: "Lussemburgo",
  "Mexico City": "Città del Messico",
  Moscow: "Mosca",
  Muscat: "Mascate",
  Paris: "Parigi",
  Prague: "Praga",
  Riyadh: "Riad",
  Rome: "Roma",
  "Sao Paulo": "San Paolo",
  Seoul: "Seul",
  Stockholm: "Stoccolma",
  Tehran: "Teheran",
  Tirane: "Tirana",
  Tunis: "Tunisi",
  Vatican: "Vaticano",
  Warsaw: "Varsavia",
  Zagreb: "Zagabria",
  Zurich: "Zurigo",
};
