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

/** Everyday words by which visitors search for pages of the shop. */
export const pageWords = {
  contact:
    "showroom boutique address map visit appointment fitting opening hours telephone phone email whatsapp",
  questions:
    "faq questions help policy returns refund exchange delivery shipping alterations customisation payment",
  sizeFinder: "size chart guide sizes measurements measuring",
  about: "designer atelier story history biography",
  wishlist: "wishlist favourites saved",
  privacy: "privacy data cookies",
};

/** Each says of another word which field it is meant of: "long sleeves", "halter neck", "size 38". */
export const fieldNouns = {
  colours: ["colour", "color"],
  fabric: ["fabric"],
  silhouette: ["silhouette", "shape"],
  neckline: ["neck", "neckline"],
  sleeves: ["sleeve", "sleeves"],
  sizes: ["size"],
};
