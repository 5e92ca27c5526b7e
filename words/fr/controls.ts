import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/controls.ts";

export const controlNames: WordsLike<typeof english.controlNames> = {
  close: "Fermer",
  loading: "Chargement",
  skip: "Aller au contenu",

  mainLinks: "Principale",
  mainLinksAgain: "Principale, au fil de la page",
  homeOf: (label) => `${label}, accueil`,
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  search: "Rechercher",
  map: "Situer le showroom sur un plan",
  waysOn: "Poursuivre la visite",
  newTab: "(nouvel onglet)",
  closeNotice: "Fermer ce message",
  reload: "Recharger la page",

  breadcrumb: "Fil d’Ariane",
  pages: "Pages",
  inColours: (colours) => `Coloris\u00a0: ${colours}`,
  coloursOf: (dress) => `${dress}, choix du coloris`,

  pictures: "Photographies",
  picturesOf: (dress) => `${dress} en images`,
  picture: "Photographie",
  enlarge: "Agrandir\u00a0:",

  wishlist: "Sélection d’essayage",
  addToWishlist: (dress) => `Ajouter ${dress} à la sélection d’essayage`,

  pauseMotion: "Suspendre les animations",
  previousIn: (list) => `Précédent\u00a0: ${list}`,
  nextIn: (list) => `Suivant\u00a0: ${list}`,
};

export const loadingWords: WordsLike<typeof english.loadingWords> = {
  product: "CHARGEMENT",
  other: "Chargement",
  sending: "Envoi en cours",
};

export const placeOf: WordsLike<typeof english.placeOf> = (place, count) => `${place} / ${count}`;
