import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import { type Catalogue, listedIn } from "#model/dresses/catalogue.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type ProductPicture, productPath } from "#model/dresses/product.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { emptyScreens } from "#model/texts/shown-texts.server.ts";

export type IndexedPage = {
  path: string;
  changedAt?: string | undefined;
  pictures: readonly ProductPicture[];
};

/** "/privacy" is among them: what a label says of personal data must be found by whoever looks for it. */
const screens = ["/", "/about", "/contact", "/faq", "/privacy"];

/** Every page that a search engine should know, from the same content as the pages themselves. */
export function indexedPages(catalogue: Catalogue, texts: Texts): IndexedPage[] {
  const empty = emptyScreens(texts);
  const categories = new Set(
    listedIn(catalogue)
      .map(({ category }) => category)
      .filter(Boolean),
  );
  const page = (path: string, pictures: IndexedPage["pictures"] = []): IndexedPage => ({
    path,
    changedAt: catalogue.dates?.get(path)?.changedAt,
    pictures,
  });
  return [
    ...screens.filter((path) => !empty.has(path)).map((path) => page(path)),
    ...(texts.sizeChart.rows.length > 0 ? [page(SIZE_FINDER_PATH)] : []),
    ...texts.carePages.map(({ slug }) => page(carePath(slug))),
    ...[...categories].map((slug) => page(collectionPath(slug))),
    ...catalogue.products.map(({ slug, pictures }) => page(productPath(slug), pictures)),
  ];
}
