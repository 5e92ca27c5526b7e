import { productAttributes, productTexts } from "./product-fields.ts";

/**
 * What a dress's document holds, by the names of its fields. The type `Product`, what reads a document, Studio's form, the
 * sample collection and the product screen follow these lists: the compiler or a test names those that a new field lacks.
 */
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

export type ProductField = (typeof productFields)[number];
