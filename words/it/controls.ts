import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/controls.ts";

export const controlNames: WordsLike<typeof english.controlNames> = {
  close: "Chiudere",
  loading: "Caricamento",
  skip: "Andare al contenuto",

  mainLinks: "Navigazione principale",
  mainLinksAgain: "Navigazione principale, durante lo scorrimento",
  homeOf: (label) => `${label}, home`,
  menu: "Menu",
  openMenu: "Aprire il menu",
  closeMenu: "Chiudere il menu",
  search: "Ricerca",
  map: "Lo showroom sulla mappa",
  waysOn: "Per proseguire",
  newTab: "(si apre in una nuova scheda)",
  closeNotice: "Chiudere l’avviso",
  reload: "Ricaricare la pagina",

  breadcrumb: "Percorso di navigazione",
  pages: "Pagine",
  inColours: (colours) => `Colori: ${colours}`,
  coloursOf: (dress) => `Colori di ${dress}`,

  pictures: "Immagini",
  picturesOf: (dress) => `Immagini di ${dress}`,
  picture: "Immagine",
  enlarge: "Ingrandire:",

  wishlist: "Abiti da provare",
  addToWishlist: (dress) => `Aggiungere ${dress} agli abiti da provare`,

  pauseMotion: "Fermare le immagini in movimento",
  previousIn: (list) => `${list}: indietro`,
  nextIn: (list) => `${list}: avanti`,
};

export const loadingWords: WordsLike<typeof english.loadingWords> = {
  product: "CARICAMENTO",
  other: "Caricamento",
  sending: "Invio in corso",
};

export const placeOf: WordsLike<typeof english.placeOf> = (place, count) => `${place} / ${count}`;
