import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type Product, productPath } from "#model/dresses/product.ts";
import { carePath } from "#model/texts/care-page.ts";
import { screens } from "./route-table.ts";

/** The size finder is there where the label has a chart, the content check for editors, and one page for browsers alone. */
const notAlways = [SIZE_FINDER_PATH, "/content-check", "/offline"];

/** Paths of the screens that are there whatever the catalogue holds. */
export const alwaysServed = Object.keys(screens).filter(
  (path) => !path.includes(":") && !notAlways.includes(path),
);

/** A page of the catalogue, as far as its path goes. */
export type Addressed = Pick<Product, "id" | "slug" | "category">;

/** The part of the label's texts that has pages. */
type AddressedTexts = {
  carePages: readonly { slug: string }[];
  sizeChart: { rows: readonly unknown[] };
};

/** Every path of the shop that answers with a screen of its own. */
export function servedPaths(
  products: readonly Addressed[],
  { carePages, sizeChart }: AddressedTexts,
): ReadonlySet<string> {
  return new Set([
    ...alwaysServed,
    ...(sizeChart.rows.length > 0 ? [SIZE_FINDER_PATH] : []),
    ...carePages.map(({ slug }) => carePath(slug)),
    ...products.map(({ category }) => collectionPath(category)),
    ...products.map(({ slug }) => productPath(slug)),
  ]);
}
