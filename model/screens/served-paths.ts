import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type Product, productPath } from "#model/dresses/product.ts";
import { carePath } from "#model/texts/care-page.ts";
import { singleScreens } from "./screens.ts";

/** Paths of the screens that visitors are led to; the size finder is there where the label has a chart. */
const linkedScreens = singleScreens.filter(([, { isUnlinked }]) => !isUnlinked).map(([path]) => path);

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
    ...linkedScreens.filter((path) => path !== SIZE_FINDER_PATH || sizeChart.rows.length > 0),
    ...carePages.map(({ slug }) => carePath(slug)),
    ...products.map(({ category }) => collectionPath(category)),
    ...products.map(({ slug }) => productPath(slug)),
  ]);
}
