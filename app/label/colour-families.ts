/** What a shopper calls the colours of dresses, in the order in which a filter offers them. */
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
} as const;
