/**
 * Pairs a word of shoppers with what the shop says for it; without accents, as a search compares them. The words `rent`
 * and `purchase` stand for what a dress is offered for.
 */
export const synonyms = [
  ["rental", "rent"],
  ["renting", "rent"],
  ["hire", "rent"],
  ["buy", "purchase"],
  ["buying", "purchase"],
  ["cream", "white"],
  ["nude", "beige"],
  ["blush", "pink"],
  ["wine", "red"],
  ["bordeaux", "red"],
  ["maroon", "red"],
  ["orange", "brown"],
  ["yellow", "gold"],
  ["navy", "blue"],
  ["violet", "purple"],
  ["gray", "grey"],
  ["silver", "grey"],
];

/** Each says of another word which field it is meant of: "long sleeves", "halter neck", "size 38". */
export const fieldNouns = {
  colours: ["colour", "color"],
  fabric: ["fabric"],
  silhouette: ["silhouette", "shape"],
  neckline: ["neck", "neckline"],
  sleeves: ["sleeve", "sleeves"],
  sizes: ["size"],
};
