import { type Category, collectionPath } from "#app/catalogue/category.ts";
import type { ProductCard } from "#app/catalogue/product.ts";
import { ProductSlider } from "#app/catalogue/product-slider.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import { collectionInSentence } from "#words/collection-names.ts";
import type { productWords } from "#words/product.ts";
import styles from "./product.module.css";
import { RecentlyViewed } from "./recently-viewed.tsx";

type FurtherDressesProps = {
  slug: string;
  category: Category;
  /** Chosen by the label for this dress. */
  completing: readonly ProductCard[];
  /** Of its collection. */
  others: readonly ProductCard[];
  words: Pick<typeof productWords, "completesLook" | "moreIn" | "showMore">;
};

/** Where a dress's page ends: what goes with it, what is like it, and what was seen before. */
export function FurtherDresses({ slug, category, completing, others, words }: FurtherDressesProps) {
  const cloth = collectionInSentence(category.shortLabel);
  return (
    <div className={styles.further}>
      {completing.length > 0 && (
        <ProductSlider
          id="look"
          heading={<Title text={words.completesLook} />}
          label={withoutEmphasis(words.completesLook)}
          cards={completing}
        />
      )}
      {others.length > 0 && (
        <ProductSlider
          id="more"
          heading={<Title text={`${words.moreIn} *${cloth}*`} />}
          label={`${words.moreIn} ${cloth}`}
          cards={others}
          more={{ label: words.showMore, href: collectionPath(category.slug) }}
        />
      )}
      <RecentlyViewed slug={slug} />
    </div>
  );
}
