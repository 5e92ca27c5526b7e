import { CardColours } from "#app/catalogue/card-colours.tsx";
import type { ProductCard as Card } from "#app/catalogue/product.ts";
import { ProductCard } from "#app/catalogue/product-card.tsx";
import type { LabelPicture } from "#app/label/label-picture.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import styles from "./collection-grid.module.css";

/** After this many dresses the layout repeats, mirrored. */
const PERIOD = 9;
/** So many dresses of a period stand before its editorial image. */
const BEFORE_IMAGE = 5;
/** So many cards may stand on a first screen. */
const FIRST_SCREEN = 3;

const REGULAR = "(max-width: 59.99rem) 46vw, 23vw";
const FEATURE = "(max-width: 59.99rem) 100vw, 48vw";

type CollectionGridProps = {
  slug: string;
  cards: readonly Card[];
  editorialImages: readonly LabelPicture[];
};

/** The first dress of every nine is large, and an editorial image interrupts their grid. */
export function CollectionGrid({ slug, cards, editorialImages }: CollectionGridProps) {
  const field = useDataAttribute("collection", slug);
  return (
    <ul className={`${styles.grid} twelve`}>
      {cards.flatMap((card, index) => {
        const period = Math.floor(index / PERIOD);
        const side = period % 2 === 0 ? "start" : "end";
        const image =
          index % PERIOD === BEFORE_IMAGE ? editorialImages[period % editorialImages.length] : undefined;
        const cell = <Cell key={card.slug} card={card} index={index} side={side} />;
        return image
          ? [
              <li key={`editorial ${period}`} className={`${styles.editorial} uncover`} data-side={side}>
                <Picture picture={image} sizes={FEATURE} data-sanity={field("plates", { _key: image.key })} />
              </li>,
              cell,
            ]
          : cell;
      })}
    </ul>
  );
}

function Cell({ card, index, side }: { card: Card; index: number; side: "start" | "end" }) {
  const isFeature = index % PERIOD === 0;
  return (
    <li className={isFeature ? styles.feature : undefined} data-side={side}>
      <ProductCard
        card={card}
        list="collection"
        Colours={CardColours}
        level={2}
        sizes={isFeature ? FEATURE : REGULAR}
        loading={loadingOf(index)}
      />
    </li>
  );
}

function loadingOf(index: number): PictureProps["loading"] {
  if (index === 0) return "first";
  return index < FIRST_SCREEN ? "eager" : "lazy";
}
