import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/controls.ts";

export const controlNames: WordsLike<typeof english.controlNames> = {
  close: "Schließen",
  loading: "Einen Moment",
  skip: "Zum Inhalt",

  mainLinks: "Hauptmenü",
  mainLinksAgain: "Hauptmenü, beim Scrollen",
  homeOf: (label) => `${label}, Startseite`,
  menu: "Menü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  search: "Suche",
  map: "Showroom auf der Karte",
  waysOn: "Weitere Wege",
  newTab: "(öffnet sich in einem neuen Tab)",
  closeNotice: "Hinweis schließen",
  reload: "Seite neu laden",

  breadcrumb: "Zurück zur Kollektion",
  pages: "Seiten",
  inColours: (colours) => `In ${colours}`,
  coloursOf: (dress) => `Farben von ${dress}`,

  pictures: "Bilder",
  picturesOf: (dress) => `Bilder von ${dress}`,
  picture: "Bild",
  enlarge: "Vergrößern:",

  wishlist: "Anprobeliste",
  addToWishlist: (dress) => `${dress} auf die Anprobeliste setzen`,

  pauseMotion: "Bewegung anhalten",
  previousIn: (list) => `${list}: zurück`,
  nextIn: (list) => `${list}: weiter`,
};

export const loadingWords: WordsLike<typeof english.loadingWords> = {
  product: "EINEN MOMENT",
  other: "Einen Moment",
  sending: "Wird gesendet",
};

export const placeOf: WordsLike<typeof english.placeOf> = (place, count) => `${place} / ${count}`;
