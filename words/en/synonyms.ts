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

/** Descriptions have these words, and nobody looks for a dress by them. */
export const commonWords = [
  "a about above across after again against ago all almost along also always among an and another any are around as",
  "ask at away be because become been before begin begins behind below beneath between both but by can come comes",
  "could do does done down each either else end ends enough even ever every everything far few find finds first for",
  "found from get gets give given gives go goes good had halfway has have hear her here hers him his hold holds how",
  "if in inside instead into is it its itself just keep keeps last least leave leaves left less let lets like likes",
  "little longer look looks make makes many may means meet might moment more most mostly much must near nearest",
  "need needs never new next no nor not nothing now of off on once one only onto or other others our out over own",
  "part parts past perhaps place put quite rather same say says see seem seems seen several she should since sit",
  "sits slightly so some somebody something somewhere soon stand standing stands start starts still stop stops such",
  "take takes than that the their them then there these they thing things this those though through time times to",
  "together too towards try turn turns twice two under underneath until up upon use used very want was way well",
  "were what whatever when where whether which whichever while who whole whose will with without would year years",
  "yet you your",
];
