import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/renting-day.ts";
import { listed } from "./locale.ts";

export const rentingDayWords: WordsLike<typeof english.rentingDayWords> = {
  free: (day) => `Libre el ${day}.`,
  freeIn: (day, sizes) => `Libre el ${day} en ${listed(sizes)}.`,
  someFree: (free, of, { size, day }) =>
    `${free} de ${of} ${free === 1 ? "está libre" : "están libres"}${size && ` en ${size}`} el ${day}.`,
  taken: (until, when) => `Reservado hasta el ${until}; libre ${when}.`,
  tooSoon: (when) => `Demasiado pronto para que llegue a tiempo; libre ${when}.`,
  never: "Reservado, y hasta donde llega nuestro calendario. Pregúntenos de todos modos: los planes cambian.",
  far: (last) => `Por ahora reservamos hasta el ${last}. Pregúntenos por una fecha posterior.`,
  none: "No se alquila con esta elección. Pregúntenos por otra.",
  unknown: "Ahora mismo no podemos consultar nuestro calendario. Pregúntenos, y lo haremos.",
  from: (first) => `desde el ${first}`,
  between: (first, last) => `del ${first} al ${last}`,
  only: (day) => `solo el ${day}`,
  filter: {
    label: "Libre en su fecha",
    note: "La fecha figura entonces en la dirección de esta lista.",
    chip: (day) => `Libre el ${day}`,
    use: "Usar mi fecha",
    none: (day) => `Aquí no hay nada libre el ${day}. Esta es la lista completa:`,
  },
};
