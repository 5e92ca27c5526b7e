import { type SearchableDress, searchableOf } from "#model/search/search-entry.ts";
import { sampleProduct } from "./sample-product.ts";

/** Its colours have these values here. */
const families: Readonly<Record<string, string>> = {
  "#burgundy": "red",
  "#black": "black",
  "#wine": "red",
  "#ivory": "white",
};

/** A dress as the search reads it; its slug is its name without accents. */
export function sampleDress(
  name: string,
  more: Parameters<typeof sampleProduct>[1],
  collection: string,
  colours: readonly string[] = [],
): SearchableDress {
  const slug = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace("Ø", "O")
    .toLowerCase()
    .replace(" ", "-");
  const product = sampleProduct(slug, {
    name,
    colours: colours.map((colour) => ({
      slug: colour,
      name: colour,
      value: `#${colour.toLowerCase()}`,
      isAvailable: true,
    })),
    ...more,
  });
  return searchableOf(product, { collection, familyOf: (value) => families[value] ?? "" });
}
