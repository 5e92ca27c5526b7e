import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/renting-day.ts";
import { listed } from "./locale.ts";

export const rentingDayWords: WordsLike<typeof english.rentingDayWords> = {
  free: (day) => `Libre le ${day}.`,
  freeIn: (day, sizes) => `Libre le ${day} en ${listed(sizes)}.`,
  someFree: (free, of, { size, day }) =>
    `${free} sur ${of} ${free === 1 ? "est libre" : "sont libres"}${size && ` en ${size}`} le ${day}.`,
  taken: (until, when) => `Prise jusqu’au ${until}\u202f; libre ${when}.`,
  tooSoon: (when) => `Trop tôt pour qu’elle vous parvienne\u202f; libre ${when}.`,
  never: "Prise, et aussi loin que nous réservons. Écrivez-nous tout de même\u202f: les projets changent.",
  far: (last) => `Nous réservons pour le moment jusqu’au ${last}. Demandez-nous une date plus lointaine.`,
  none: "Ne se loue pas dans ce choix. Demandez-nous-en un autre.",
  unknown: "Nous ne pouvons pas consulter notre calendrier pour le moment. Demandez-nous, et nous le ferons.",
  from: (first) => `à partir du ${first}`,
  between: (first, last) => `du ${first} au ${last}`,
  only: (day) => `le ${day} seulement`,
  filter: {
    label: "Libre à votre date",
    note: "La date figure alors dans l’adresse de cette liste.",
    chip: (day) => `Libre le ${day}`,
    use: "Prendre ma date",
    none: (day) => `Rien n’est libre ici le ${day}. Voici toute la liste\u202f:`,
  },
};
