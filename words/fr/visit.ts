import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/visit.ts";
import { dated } from "./locale.ts";

export const visitWords: WordsLike<typeof english.visitWords> = {
  days: {
    monday: "Lundi",
    tuesday: "Mardi",
    wednesday: "Mercredi",
    thursday: "Jeudi",
    friday: "Vendredi",
    saturday: "Samedi",
    sunday: "Dimanche",
  },
  holidays: "Horaires exceptionnels",
  range: (first, last) => `Du ${dated(first.toLowerCase())} au ${dated(last.toLowerCase())}`,
  closed: "Fermé",
  closedThen: "fermé",
  clock: (time) => {
    const [hours, minutes] = time.split(":");
    return [Number(hours), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0");
  },
  openNow: "Ouvert en ce moment",
  openUntil: (time) => `Ouvert · jusqu’à ${time}`,
  closedUntil: (day, time) => `Fermé · ouverture ${onDay(day)} à ${time}`,
  today: "aujourd’hui",
  tomorrow: "demain",
  city: (name) => cities[name] ?? name,
  timeIn: (time, city) => `${time}, heure locale (${city})`,
  visit: {
    heading: "Votre visite",
    day: "Jour",
    submit: "Ajouter à mon agenda",
    ask: "Demander ce jour",
    note: "Ce n’est pas encore un rendez-vous\u00a0: nous conviendrons de l’heure ensemble.",
    message: (day) => `Bonjour, je souhaiterais venir au showroom le ${dated(day)}.`,
    title: (label) => `Visite chez ${label}`,
    entry: "Merci de convenir de l’heure avec nous avant votre venue.",
  },
  appointmentErrors: {
    unreadable: "Nous n’avons pas pu lire cette date. En voici d’autres\u00a0:",
    past: "Cette date est passée. En voici d’autres\u00a0:",
    far: "Cette date est trop lointaine. En voici d’autres\u00a0:",
    closed: "Le showroom est fermé ce jour-là. Il vous accueille à ces dates\u00a0:",
    none: "Le showroom n’a pas de jour d’ouverture pour le moment.",
    back: "Retour à la page de contact",
  },
};

/** Time zones have English names of these. */
const cities: Readonly<Record<string, string>> = {
  Algiers: "Alger",
  Athens: "Athènes",
  Baghdad: "Bagdad",
  Bahrain: "Bahreïn",
  Beirut: "Beyrouth",
  Brussels: "Bruxelles",
  Bucharest: "Bucarest",
  Cairo: "Le Caire",
  Copenhagen: "Copenhague",
  Damascus: "Damas",
  Dubai: "Dubaï",
  Havana: "La Havane",
  Jerusalem: "Jérusalem",
  Kuwait: "Koweït",
  Lisbon: "Lisbonne",
  London: "Londres",
  Malta: "Malte",
  Manila: "Manille",
  "Mexico City": "Mexico",
  Montreal: "Montréal",
  Moscow: "Moscou",
  Muscat: "Mascate",
  Nicosia: "Nicosie",
  Noumea: "Nouméa",
  Reunion: "La Réunion",
  Riyadh: "Riyad",
  "Sao Paulo": "São Paulo",
  Seoul: "Séoul",
  Singapore: "Singapour",
  Tashkent: "Tachkent",
  Tbilisi: "Tbilissi",
  Tehran: "Téhéran",
  Tirane: "Tirana",
  Vatican: "Le Vatican",
  Vienna: "Vienne",
  Warsaw: "Varsovie",
  Yerevan: "Erevan",
};

/** A date beyond the week needs an article; "mardi" and "demain" need none. */
function onDay(day: string): string {
  return /^\d/.test(day) ? `le ${dated(day)}` : day;
}
