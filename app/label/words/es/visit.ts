import type * as english from "#app/label/words/en/visit.ts";
import type { WordsLike } from "#app/label/words-like.ts";
import { hour } from "./grammar.ts";

export const visitWords: WordsLike<typeof english.visitWords> = {
  days: {
    monday: "Lunes",
    tuesday: "Martes",
    wednesday: "Miércoles",
    thursday: "Jueves",
    friday: "Viernes",
    saturday: "Sábado",
    sunday: "Domingo",
  },
  holidays: "Horario de festivos",
  /** Weekdays lose their capital inside a phrase, and dates take the article. */
  range: (first, last) =>
    /^\d/.test(first) ? `Del ${first} al ${last}` : `De ${first.toLowerCase()} a ${last.toLowerCase()}`,
  closed: "Cerrado",
  closedThen: "cerrado",
  clock: (time) => time,
  openNow: "Abierto ahora",
  openUntil: (time) => `Abierto ahora · hasta ${hour(time)}`,
  closedUntil: (day, time) => `Cerrado · abre ${onDay(day)} a ${hour(time)}`,
  today: "hoy",
  tomorrow: "mañana",
  timeIn: (time, city) => `${time}, hora de ${city}`,
  visit: {
    heading: "Su visita",
    day: "Día",
    submit: "Añadir a mi calendario",
    ask: "Solicitar este día",
    note: "Aún no es una reserva: acordaremos la hora con usted.",
    message: (day) => `Hola, me gustaría visitar el showroom el ${day}.`,
    title: (label) => `Visita a ${label}`,
    entry: "Le rogamos que acuerde la hora con nosotros antes de venir.",
  },
  appointmentErrors: {
    unreadable: "No hemos podido leer esa fecha. Elija una de estas:",
    past: "Esa fecha ya ha pasado. Elija una de estas:",
    far: "Esa fecha queda demasiado lejos. Elija una de estas:",
    closed: "El showroom está cerrado ese día. Abre en estas fechas:",
    none: "Por el momento, el showroom no abre ningún día.",
    back: "Volver a la página de contacto",
  },
};

/** Names of days and dates take an article; "hoy" and "mañana" take none. */
function onDay(day: string): string {
  return day === visitWords.today || day === visitWords.tomorrow ? day : `el ${day}`;
}
