import { lazy, memo, Suspense } from "react";
import { ProductSlider } from "#app/dresses/product-slider.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { retried } from "#app/ui/retried.ts";
import { Title } from "#app/ui/title.tsx";
import { type Category, collectionPath } from "#model/dresses/category.ts";
import type { ProductCard } from "#model/dresses/product.ts";
import type productWords from "#words/product.json";

/** Nothing of it is on the page before the device has been asked. */
const RecentlyViewed = lazy(async () => ({
  default: (await retried(() => import("./recently-viewed.tsx"))).RecentlyViewed,
}));

type FurtherProductsProps = {
  slug: string;
  category: Category;
  /** The label has chosen them for this product. */
  completing: readonly ProductCard[];
  /** They are of its collection. */
  others: readonly ProductCard[];
  words: Pick<typeof productWords, "completesLook" | "moreIn" | "showMore">;
};

/**
 * The page of a product ends with its companions, its collection and what the visitor has seen before. A choice, or a dialog
 * that opens, changes the address, and none of these.
 */
export const FurtherProducts = memo(function FurtherProducts(props: FurtherProductsProps) {
  const { slug, category, completing, others, words } = props;
  const { shortLabel } = category;
  const field = useDataAttribute("collection", category.slug);
  return (
    <>
      {completing.length > 0 && (
        <ProductSlider
          id="company"
          heading={<Title text={words.completesLook} />}
          label={withoutEmphasis(words.completesLook)}
          cards={completing}
          rhythm="alternating"
        />
      )}
      {others.length > 0 && (
        <ProductSlider
          id="more"
          heading={<Title text={`${words.moreIn} *${shortLabel}*`} data-sanity={field("name")} />}
          label={`${words.moreIn} ${shortLabel}`}
          cards={others}
          more={{ label: words.showMore, href: collectionPath(category.slug) }}
        />
      )}
      <Suspense>
        <RecentlyViewed slug={slug} />
      </Suspense>
    </>
  );
});
