/** Stands in and round the filter of a collection. */
export const filterWords = {
  facets: {
    colour: "Colour",
    silhouette: "Silhouette",
    neckline: "Neckline",
    sleeves: "Sleeves",
    fabric: "Fabric",
    size: "Size",
    price: "Price",
    for: "Rent or buy",
    availability: "Availability",
  },
  /** This range of prices begins with nothing. */
  under: (price: string) => `Under ${price}`,
  offers: { rent: "Rent", purchase: "Buy" },
  show: "Show dresses",
  showCount: (count: number) => `Show ${count} ${count === 1 ? "dress" : "dresses"}`,
  chosen: "Chosen",
  remove: "Remove",
  clearAll: "Clear all",
  /** `without` are names of facets. */
  nothing: (without: readonly string[]) =>
    `Nothing matches every choice. The closest, leaving out ${without.join(", ").toLowerCase()}:`,
};

/** Shoppers call the colours of dresses so; a filter offers them in this order. */
export const colourFamilies = {
  white: "White and ivory",
  beige: "Beige and champagne",
  pink: "Pink and blush",
  red: "Red and burgundy",
  brown: "Orange and brown",
  gold: "Gold and yellow",
  green: "Green",
  blue: "Blue",
  purple: "Purple and lilac",
  grey: "Grey and silver",
  black: "Black",
};
