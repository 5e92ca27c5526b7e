import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/visit.ts";
import { dated } from "./locale.ts";

const today = "heute";
const tomorrow = "morgen";

export const visitWords: WordsLike<typeof english.visitWords> = {
  days: {
    monday: "Montag",
    tuesday: "Dienstag",
    wednesday: "Mittwoch",
    thursday: "Donnerstag",
    friday: "Freitag",
    saturday: "Samstag",
    sunday: "Sonntag",
  },
  holidays: "Feiertage und Ferien",
  range: (first, last) => `${ordinal(first)} bis ${last}`,
  closed: "Geschlossen",
  closedThen: "geschlossen",
  clock: (time) => time,
  openNow: "Jetzt geöffnet",
  openUntil: (time) => `Jetzt geöffnet · bis ${onTheClock(time)}`,
  closedUntil: (day, time) => `Geschlossen · öffnet ${onDay(day)} um ${onTheClock(time)}`,
  today,
  tomorrow,
  city: (name) => cities[name] ?? name,
  timeIn: (time, city) => `${onTheClock(time)} (Ortszeit ${city})`,
  visit: {
    heading: "Ihr Besuch",
    day: "Tag",
    submit: "In meinen Kalender",
    ask: "Diesen Tag anfragen",
    note: "Dies ist noch keine Reservierung: Die Uhrzeit vereinbaren wir mit Ihnen.",
    message: (day) => `Guten Tag, ich möchte gern am ${dated(day)} in den Showroom kommen.`,
    title: (label) => `Besuch bei ${label}`,
    entry: "Bitte vereinbaren Sie vor Ihrem Besuch die Uhrzeit mit uns.",
  },
  appointmentErrors: {
    unreadable: "Dieses Datum konnten wir nicht lesen. Bitte wählen Sie eines von diesen:",
    past: "Dieses Datum liegt zurück. Bitte wählen Sie eines von diesen:",
    far: "Dieses Datum liegt zu weit in der Zukunft. Bitte wählen Sie eines von diesen:",
    closed: "An diesem Tag ist der Showroom geschlossen. Geöffnet ist er an diesen Tagen:",
    none: "Zurzeit ist der Showroom an keinem Tag geöffnet.",
    back: "Zurück zur Kontaktseite",
  },
};

/** A day of the month that stands alone has a full stop: "1. bis 23. August 2027". */
function ordinal(day: string): string {
  return /^\d+$/.test(day) ? `${day}.` : day;
}

function onDay(day: string): string {
  return day === today || day === tomorrow ? day : `am ${day}`;
}

function onTheClock(time: string): string {
  return time.includes("Uhr") ? time : `${time} Uhr`;
}

/** Time zones have English names of these. */
const cities: Readonly<Record<string, string>> = {
  Algiers: "Algier",
  Athens: "Athen",
  Baghdad: "Bagdad",
  Belgrade: "Belgrad",
  Bogota: "Bogotá",
  Brussels: "Brüssel",
  Bucharest: "Bukarest",
  Cairo: "Kairo",
  Calcutta: "Kalkutta",
  Copenhagen: "Kopenhagen",
  Damascus: "Damaskus",
  Havana: "Havanna",
  "Hong Kong": "Hongkong",
  Kiev: "Kiew",
  Lisbon: "Lissabon",
  Luxembourg: "Luxemburg",
  "Mexico City": "Mexiko-Stadt",
  Moscow: "Moskau",
  Muscat: "Maskat",
  Prague: "Prag",
  Qatar: "Katar",
  Riyadh: "Riad",
  Rome: "Rom",
  "Sao Paulo": "São Paulo",
  Singapore: "Singapur",
  Tashkent: "Taschkent",
  Tbilisi: "Tiflis",
  Tehran: "Teheran",
  Tirane: "Tirana",
  Tokyo: "Tokio",
  Vienna: "Wien",
  Warsaw: "Warschau",
  Yerevan: "Eriwan",
  Zurich: "Zürich",
};
