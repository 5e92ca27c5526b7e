import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attributes, ProductText } from "#model/dresses/product-fields.ts";
import { root } from "#scripts/prepare.mjs";

export type Dress = {
  _id: string;
  name: string;
  slug: { current: string };
  category: string;
  price: number;
  offeredFor?: readonly string[];
  rentalPrice?: number;
  colors: { name: string; value: string; cloth?: object }[];
  sizes: string[];
  mainImage: { color?: string };
  gallery?: { alt?: string; color?: string }[];
  clip?: { alt: string };
  completesLook?: { _ref: string }[];
} & Attributes &
  Record<ProductText, string>;

/** The sample label's documents, as an editor wrote them, in the label's own order. */
export async function readDataset(): Promise<Dress[]> {
  const lines = await readFile(join(root, "sample/data.ndjson"), "utf8");
  const documents = lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const dresses = documents.filter(({ _type }) => _type === "product").sort((a, b) => a.order - b.order);
  // Tests loop over them, and would pass on an empty list.
  if (dresses.length === 0) throw new Error("The dataset has no dresses.");
  return dresses;
}

export const categories = ["tulle-dresses", "satin-dresses", "embroidered-dresses", "bridal-dresses"];

/** A list shows the price of the rental for a dress that is only for rent. */
export function listedPrice({ price, offeredFor, rentalPrice = Number.NaN }: Dress): number {
  return offeredFor?.join() === "rent" ? rentalPrice : price;
}
