import { type Catalogue, listedIn } from "#model/dresses/catalogue.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type ProductPicture, productPath } from "#model/dresses/product.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { emptyScreens } from "./screen-texts.server.ts";
import { singleScreens } from "./screens.ts";

export type IndexedPage = {
  path: string;
  changedAt?: string | undefined;
  pictures: readonly ProductPicture[];
};

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
    ...singleScreens
      .filter(([path, { isIndexed }]) => isIndexed && !empty.has(path))
      .map(([path]) => page(path)),
    ...texts.carePages.map(({ slug }) => page(carePath(slug))),
    ...[...categories].map((slug) => page(collectionPath(slug))),
    ...catalogue.products.map(({ slug, pictures }) => page(productPath(slug), pictures)),
  ];
}
