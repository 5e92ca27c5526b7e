import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/renting-day.ts";
import { listed } from "./locale.ts";

export const rentingDayWords: WordsLike<typeof english.rentingDayWords> = {
  free: (day) => `Frei am ${day}.`,
  freeIn: (day, sizes) => `Frei am ${day} in ${listed(sizes)}.`,
  someFree: (free, of, { size, day }) =>
    `${free} von ${of} ${free === 1 ? "ist" : "sind"}${size && ` in ${size}`} am ${day} frei.`,
  taken: (until, when) => `Vergeben bis zum ${until}; frei ${when}.`,
  tooSoon: (when) => `Zu kurzfristig, um bei Ihnen zu sein; frei ${when}.`,
  never: "Vergeben, und zwar so weit wir im Voraus vermieten. Fragen Sie uns trotzdem: Pläne ändern sich.",
  far: (last) => `Wir vermieten zurzeit bis zum ${last}. Fragen Sie uns nach einem späteren Datum.`,
  none: "In dieser Auswahl nicht zu mieten. Fragen Sie uns nach einer anderen.",
  unknown: "Wir können gerade nicht in unseren Kalender sehen. Fragen Sie uns, und wir tun es.",
  from: (first) => `ab dem ${first}`,
  between: (first, last) => `vom ${first} bis zum ${last}`,
  only: (day) => `nur am ${day}`,
  filter: {
    label: "An Ihrem Datum frei",
    note: "Das Datum steht dann in der Adresse dieser Liste.",
    chip: (day) => `Frei am ${day}`,
    use: "Mein Datum nehmen",
    none: (day) => `Hier ist am ${day} nichts frei. Das ist die ganze Liste:`,
  },
};
