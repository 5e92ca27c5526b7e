/**
 * Assistive technology reads these out for controls and parts of a page that show no words. The few short words that
 * are the same on every screen are here as well.
 */
export const controlNames = {
  close: "Close",
  loading: "Loading",
  skip: "Skip to content",

  mainLinks: "Main",
  mainLinksAgain: "Main, as you scroll",
  homeOf: (label: string) => `${label}, home`,
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  search: "Search",
  map: "Find the showroom on a map",
  waysOn: "Where to next",
  /** This follows the name of a link to another site. */
  newTab: "(opens in a new tab)",
  closeNotice: "Close the notice",
  reload: "Reload the page",

  breadcrumb: "Breadcrumb",
  pages: "Pages",
  inColours: (colours: string) => `In ${colours}`,
  coloursOf: (dress: string) => `Colours of ${dress}`,

  pictures: "Pictures",
  picturesOf: (dress: string) => `Pictures of ${dress}`,
  picture: "Picture",
  /** This precedes what the picture shows. */
  enlarge: "Enlarge:",

  wishlist: "Fitting list",
  addToWishlist: (dress: string) => `Add ${dress} to the fitting list`,

  pauseMotion: "Pause motion",
  previousIn: (list: string) => `Previous in ${list}`,
  nextIn: (list: string) => `Next in ${list}`,
};

/** Every page brings these along: they are needed before anything else has arrived. */
export const loadingWords = {
  /** The specification has this word, for a product that is on its way. */
  product: "LOADING",
  other: "Loading",
  sending: "Sending",
};

/** Says which picture or dress of a row is shown: "1 / 6". */
export function placeOf(place: number, count: number): string {
  return `${place} / ${count}`;
}
