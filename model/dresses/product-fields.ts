/** Pages are made from these lists. model/documents/dress-document.ts describes all fields of a dress. */

/** Texts that fold in and out beside the pictures, in this order. */
export const productDetails = ["cut", "making"] as const;

/** All texts of a dress, each in paragraphs. */
export const productTexts = ["description", ...productDetails] as const;

/** A collection is filtered by these, of one or two words each. */
export const productAttributes = ["silhouette", "neckline", "sleeves", "fabric"] as const;

export const offers = ["rent", "purchase"] as const;

/** The most characters of a number that is set as wide as the page. */
export const LONGEST_FIGURE = 6;

export const MOST_COMPLETING = 12;

export type Offer = (typeof offers)[number];

export type ProductText = (typeof productTexts)[number];

export type ProductAttribute = (typeof productAttributes)[number];

/** "A-line", "Sweetheart", "Long", "Tulle"; empty where the label has not said so. */
export type Attributes = Readonly<Record<ProductAttribute, string>>;

/** The attributes alone, of whatever has more. The compiler asks for each. */
export function attributesOf({ silhouette, neckline, sleeves, fabric }: Attributes): Attributes {
  return { silhouette, neckline, sleeves, fabric };
}
