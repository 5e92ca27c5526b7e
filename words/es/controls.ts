import type * as english from "@trousseau/words/en/controls.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const controlNames: WordsLike<typeof english.controlNames> = {
  close: "Cerrar",
  loading: "Cargando",
  skip: "Ir al contenido",

  mainLinks: "Principal",
  mainLinksAgain: "Principal, al desplazarse",
  homeOf: (label) => `${label}, inicio`,
  menu: "Menú",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  search: "Buscar",
  map: "Ver el showroom en el mapa",
  waysOn: "Para seguir",
  newTab: "(se abre en otra pestaña)",
  closeNotice: "Cerrar el aviso",
  reload: "Recargar la página",

  breadcrumb: "Ruta de navegación",
  pages: "Páginas",
  inColours: (colours) => `En ${colours}`,
  coloursOf: (dress) => `Colores de ${dress}`,

  pictures: "Imágenes",
  picturesOf: (dress) => `Imágenes de ${dress}`,
  picture: "Imagen",
  enlarge: "Ampliar:",

  wishlist: "Probador",
  addToWishlist: (dress) => `Añadir ${dress} al probador`,

  pauseMotion: "Pausar el movimiento",
  previousIn: (list) => `Anterior en «${list}»`,
  nextIn: (list) => `Siguiente en «${list}»`,
};

export const loadingWords: WordsLike<typeof english.loadingWords> = {
  product: "CARGANDO",
  other: "Cargando",
  sending: "Enviando",
};

export const placeOf: WordsLike<typeof english.placeOf> = (place, count) => `${place} / ${count}`;
