import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/filter.ts";
import { agreed, counted } from "./grammar.ts";
import { listed } from "./locale.ts";

export const filterWords: WordsLike<typeof english.filterWords> = {
  facets: {
    colour: "Coloris",
    silhouette: "Silhouette",
    neckline: "Décolleté",
    sleeves: "Manches",
    fabric: "Matière",
    size: "Taille",
    price: "Prix",
    for: "Location ou achat",
    availability: "Disponibilité",
  },
  under: (price) => `Moins de ${price}`,
  offers: { rent: "Location", purchase: "Achat" },
  show: "Voir les robes",
  showCount: (count) => `Voir ${counted(count, "robe", "robes")}`,
  chosen: "Critères choisis",
  remove: "Retirer",
  clearAll: "Tout effacer",
  nothing: (without) => {
    const criteria = agreed(without.length, "le critère", "les critères");
    const names = listed(without.map((name) => name.toLowerCase()));
    return `Aucune robe ne réunit tous vos choix. Les plus proches, sans ${criteria} ${names}\u00a0:`;
  },
};

export const colourFamilies: WordsLike<typeof english.colourFamilies> = {
  white: "Blanc et ivoire",
  beige: "Beige et champagne",
  pink: "Rose et poudré",
  red: "Rouge et bordeaux",
  brown: "Orange et brun",
  gold: "Or et jaune",
  green: "Vert",
  blue: "Bleu",
  purple: "Violet et lilas",
  grey: "Gris et argent",
  black: "Noir",
};
