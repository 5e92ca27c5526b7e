/** Layout widths of the first picture on a product screen: a card that is pointed at fetches just this rendition. */
export const mainPictureSizes = "(max-width: 59.99rem) 100vw, 50vw";
