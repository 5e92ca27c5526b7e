import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/needed-by.ts";
import { dated } from "./locale.ts";
import { days } from "./rental.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `confection sur commande en ${days(making)}`,
  shipped: (shipping) => `livraison sous ${days(shipping)}`,
  label: "Pour quelle date\u202f?",
  hint: "Indiquez votre date pour savoir si la robe peut vous parvenir à temps. Elle reste sur cet appareil jusqu’à ce que vous nous écriviez.",
  past: "Cette date est passée.",
  verdicts: {
    made: (orderBy) =>
      `Commandée au plus tard le ${dated(orderBy)}, la robe sera confectionnée pour vous à temps.`,
    tight: (orderBy) =>
      `Commandée au plus tard le ${dated(orderBy)}, la robe sera confectionnée juste à temps. Il ne restera pas de temps pour les retouches.`,
    rush: (orderBy) =>
      `Confection possible en urgence\u00a0: écrivez-nous au plus tard le ${dated(orderBy)}.`,
    rent: (orderBy) =>
      `Délai trop court pour la confection, mais la location est possible\u00a0: réservez au plus tard le ${dated(orderBy)}.`,
    rentOnly: (orderBy) => `Oui\u00a0: réservez au plus tard le ${dated(orderBy)}.`,
    late: "Délai trop court pour la confection comme pour la location. Interrogez-nous tout de même\u00a0: il arrive qu’une robe soit prête.",
    lateToMake:
      "Délai trop court pour la confection. Interrogez-nous tout de même\u00a0: il arrive qu’une robe soit prête.",
    lateToRent:
      "Délai trop court pour la location. Interrogez-nous tout de même\u00a0: il arrive qu’une robe soit libre.",
  },
};
