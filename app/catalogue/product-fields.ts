/**
 * What a dress's document holds, by the names of its fields. The type `Product`, what reads a document, Studio's form, the
 * sample collection and the product screen follow these lists: the compiler or a test names those that a new field lacks.
 */

/** Texts that fold in and out beside the pictures, in this order. */
export const productDetails = ["cut", "making"] as const;

/** All texts, each in paragraphs: what they need they have everywhere once they are named here. */
export const productTexts = ["description", ...productDetails] as const;

/** What a dress is, in one or two words each: a collection is filtered by them. */
export const productAttributes = ["silhouette", "neckline", "sleeves", "fabric"] as const;

/** What a dress is offered for. */
export const offers = ["rent", "purchase"] as const;

/** Dresses that complete the look of one. */
export const MOST_COMPLETING = 12;

export type Offer = (typeof offers)[number];

export const productFields = [
  "name",
  "slug",
  "previousSlugs",
  "category",
  "price",
  "offeredFor",
  "rentalPrice",
  "rentalDays",
  "rentalDeposit",
  "rentalIncludes",
  "makingDays",
  "order",
  "colors",
  "sizes",
  "unavailableSizes",
  "mainImage",
  "gallery",
  "completesLook",
  ...productAttributes,
  ...productTexts,
] as const;

export type ProductText = (typeof productTexts)[number];

export type ProductAttribute = (typeof productAttributes)[number];

export type ProductField = (typeof productFields)[number];

export function ofEachText<T>(make: (text: ProductText) => T): Record<ProductText, T> {
  const made: Partial<Record<ProductText, T>> = {};
  for (const text of productTexts) made[text] = make(text);
  if (!hasEachText(made)) throw new Error("A text of the dress was not made.");
  return made;
}

function hasEachText<T>(made: Partial<Record<ProductText, T>>): made is Record<ProductText, T> {
  return productTexts.every((text) => text in made);
}
