import { CardColours } from "#app/dresses/card-colours.tsx";
import { ProductCard } from "#app/dresses/product-card.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import type { ProductCard as Card, View } from "#model/dresses/product.ts";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import styles from "./collection-grid.module.css";

/** After this many dresses the layout repeats, mirrored. */
const PERIOD = 9;
/** So many dresses of a period stand before its editorial image. */
const BEFORE_IMAGE = 5;
/** These of a period stand in every second row: on phones, and from 1280 px. */
const CLOSER = new Set([4, 7]);
/** So many cards may stand on a first screen. */
const FIRST_SCREEN = 3;

/** How many stand in a row where there are so few that none is large, by their number. */
const IN_ROW: Readonly<Record<number, 2 | 3>> = { 1: 2, 2: 2, 3: 3, 4: 2 };

const REGULAR = "(max-width: 59.99rem) 46vw, 23vw";
/** A little more than its place on a desk, so that the browser takes a rendition in high quality (pictures/rendition.ts). */
const FEATURE = "(max-width: 59.99rem) 100vw, 51vw";
const FEW = { 2: "46vw", 3: "(max-width: 39.99rem) 92vw, 31vw" };

type CollectionGridProps = {
  slug: string;
  cards: readonly Card[];
  editorialImages: readonly LabelPicture[];
};

/** The first dress of every nine is large, and an editorial image interrupts their grid. */
export function CollectionGrid({ slug, cards, editorialImages }: CollectionGridProps) {
  const field = useDataAttribute("collection", slug);
  const inRow = IN_ROW[cards.length];
  // The last row of a short list may be of two.
  const few = inRow ?? (cards.length < PERIOD && !editorialImages[0] ? 2 : undefined);
  return (
    <ul className={`${styles.grid} twelve`} data-in-row={inRow}>
      {cards.flatMap((card, index) => {
        const period = Math.floor(index / PERIOD);
        const side = period % 2 === 0 ? "start" : "end";
        const image =
          index % PERIOD === BEFORE_IMAGE ? editorialImages[period % editorialImages.length] : undefined;
        const cell = <Cell key={card.slug} card={card} index={index} side={side} inRow={inRow} few={few} />;
        return image
          ? [
              <li key={`editorial ${period}`} className={styles.editorial} data-side={side}>
                <div className="uncover">
                  <Picture
                    picture={image}
                    sizes={FEATURE}
                    data-sanity={field("plates", { _key: image.key })}
                  />
                </div>
              </li>,
              cell,
            ]
          : cell;
      })}
    </ul>
  );
}

type CellProps = {
  card: Card;
  index: number;
  side: "start" | "end";
  /** Undefined in a list with a large dress. */
  inRow: 2 | 3 | undefined;
  /** So many may stand in a row; undefined for as many as there is room for. */
  few: 2 | 3 | undefined;
};

function Cell({ card, index, side, inRow, few }: CellProps) {
  const isFeature = !inRow && index % PERIOD === 0;
  const sizes = isFeature ? FEATURE : REGULAR;
  return (
    <li className={isFeature ? styles.feature : undefined} data-side={side}>
      <ProductCard
        card={card}
        list="collection"
        Colours={CardColours}
        level={2}
        sizes={few ? FEW[few] : sizes}
        loading={loadingOf(index)}
      />
    </li>
  );
}

/** One picture of every second row comes closer, so that not all dresses stand in the middle of theirs. */
export function viewAt(index: number): View {
  return CLOSER.has(index % PERIOD) ? "closer" : "still";
}

export function loadingOf(index: number): PictureProps["loading"] {
  if (index === 0) return "first";
  return index < FIRST_SCREEN ? "eager" : "lazy";
}
