import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/search.ts";
import { counted, number, quoted } from "./grammar.ts";

export const searchFormWords: WordsLike<typeof english.searchFormWords> = {
  title: "Recherche",
  label: "Rechercher par nom, coloris ou matière",
  placeholder: "Nom, coloris, matière",
  close: "Fermer la recherche",
  failed: "Les robes n’ont pas pu être chargées. Appuyez sur Entrée pour réessayer.",
};

export const searchWords: WordsLike<typeof english.searchWords> = {
  results: "Robes trouvées",
  count: (count) => dresses(count),
  first: "Pour commencer",
  collections: "Les collections",
  pages: "Pages",
  recent: "Recherches récentes",
  forget: (text) => `Retirer ${quoted(text)}`,
  forgetAll: "Tout effacer",
  nothing: (text) => `Aucune robe ne répond à ${quoted(text)}.`,
  nearest: "Peut-être cherchiez-vous",
  ask: (text) => `Nous écrire à propos de ${quoted(text)} sur WhatsApp`,
  asked: (text) => `Je cherche ${quoted(text)}.`,
  all: (count) => `Voir les ${dresses(count)}`,
  onPage: "Ouvrir la page de recherche",
  everywhere: "Chercher aussi dans les coloris et les matières",
  size: (label) => `Taille ${label}`,
  offers: { rent: "Location", purchase: "Achat" },
  partly: (without) =>
    without.length > 0
      ? `Aucune robe ne réunit tous ces mots. Les plus proches, sans ${without.map(quoted).join(" ni ")}.`
      : "Aucune robe ne réunit tous ces mots. Voici les plus proches.",
  shownOf: (shown, count) => `Les ${number(shown)} premières sur ${number(count)}`,
};

function dresses(count: number): string {
  return counted(count, "robe", "robes");
}
