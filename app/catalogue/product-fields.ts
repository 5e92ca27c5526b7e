/** What a dress's document says in words, and what it is offered for: the lists that pages are made from. All its fields are in document-fields.ts. */

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

export type ProductText = (typeof productTexts)[number];

export type ProductAttribute = (typeof productAttributes)[number];

export function ofEachText<T>(make: (text: ProductText) => T): Record<ProductText, T> {
  const made: Partial<Record<ProductText, T>> = {};
  for (const text of productTexts) made[text] = make(text);
  if (!hasEachText(made)) throw new Error("A text of the dress was not made.");
  return made;
}

function hasEachText<T>(made: Partial<Record<ProductText, T>>): made is Record<ProductText, T> {
  return productTexts.every((text) => text in made);
}
