import type { DressField } from "#app/content/documents/dress-document.ts";

type PictureColumn = "pictureText" | "pictureColour" | "galleryTexts" | "galleryColours";

/** `heading`: what stands above the column. `example`: said beside the empty table. */
type DressColumn = { heading: string; example: string };

/**
 * The columns of a table of dresses, in the template's order: one for each field of a dress that is written by hand, and what is said of
 * its pictures.
 */
export const dressColumns = {
  name: { heading: "name", example: "Aurélie" },
  slug: { heading: "address", example: "aurelie (empty: made from the name)" },
  category: { heading: "collection", example: "Tulle dresses" },
  price: { heading: "price", example: "2450 (empty: price on request)" },
  colors: { heading: "colours", example: "Blush #e6c4ba | Ivory" },
  sizes: { heading: "sizes", example: "36 | 38 | 40" },
  unavailableSizes: { heading: "sizes not to be had", example: "36" },
  mainImage: { heading: "picture", example: "aurelie-front.jpg" },
  pictureText: { heading: "picture in words", example: "Blush tulle gown with a pleated bodice" },
  pictureColour: { heading: "colour in picture", example: "Blush" },
  gallery: { heading: "more pictures", example: "aurelie-side.jpg | aurelie-back.jpg" },
  galleryTexts: { heading: "more pictures in words", example: "Pleats, from the side | A low back" },
  galleryColours: { heading: "colours in more pictures", example: "Blush | Blush" },
  description: { heading: "description", example: "An empty line begins a paragraph" },
  cut: { heading: "cut", example: "Ball gown with a natural waist" },
  making: { heading: "making and care", example: "Silk tulle. Dry clean only." },
  silhouette: { heading: "silhouette", example: "Ball gown" },
  neckline: { heading: "neckline", example: "Sweetheart" },
  sleeves: { heading: "sleeves", example: "Straps" },
  fabric: { heading: "fabric", example: "Tulle" },
  offeredFor: { heading: "offered", example: "rent, buy or both (empty: both)" },
  rentalPrice: { heading: "rental price", example: "420" },
  rentalDays: { heading: "rental days", example: "4" },
  rentalDeposit: { heading: "rental deposit", example: "600" },
  rentalIncludes: { heading: "included in the rental", example: "Cleaning and a petticoat" },
  makingDays: { heading: "days to make it", example: "45" },
  order: { heading: "place", example: "1 (lower numbers come first)" },
  completesLook: { heading: "completes the look", example: "colette | odette (their addresses)" },
} satisfies Record<Exclude<DressField, "previousSlugs"> | PictureColumn, DressColumn>;

export type ColumnKey = keyof typeof dressColumns;

export const columnKeys = Object.keys(dressColumns).filter(isColumnKey);

function isColumnKey(key: string): key is ColumnKey {
  return Object.hasOwn(dressColumns, key);
}

const headings = new Map<string, string>(
  Object.entries(dressColumns).map(([key, { heading }]) => [key, heading]),
);

/** The heading of the column of a document's field; the field's own name where it has no column. */
export function headingOf(field: string): string {
  return headings.get(field) ?? field;
}
