/** What the filter of a collection says. */
export const filterWords = {
  facets: {
    colour: "Colour",
    silhouette: "Silhouette",
    neckline: "Neckline",
    sleeves: "Sleeves",
    fabric: "Fabric",
    size: "Size",
    price: "Price",
    for: "To rent or to buy",
  },
  /** Of a range of prices that begins with nothing. */
  under: (price: string) => `Under ${price}`,
  offers: { rent: "To rent", purchase: "To buy" },
  show: "Show the dresses",
  chosen: "Chosen",
  remove: "Remove",
  clearAll: "Clear all",
  nothing: "No dress has all of this. These come nearest, without",
} as const;
