import { Fragment } from "react";
import type { ProductCard as Card } from "#app/catalogue/product.ts";
import { ProductCard } from "#app/catalogue/product-card.tsx";
import type { LabelPicture } from "#app/label/picture.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./collection-grid.module.css";

/** After this many dresses the arrangement begins anew, its sides changed. */
const PERIOD = 9;
/** Dresses of a period that come before its plate. */
const BEFORE_PLATE = 5;
/** Cards that may stand on a first screen. */
const FIRST_SCREEN = 3;

const REGULAR = "(width < 60rem) 46vw, 23vw";
const FEATURE = "(width < 60rem) 100vw, 48vw";

/** The first dress of every nine stands large, and an editorial picture breaks their grid. */
export function CollectionGrid({
  cards,
  plates,
}: {
  cards: readonly Card[];
  plates: readonly LabelPicture[];
}) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => {
        const place = index % PERIOD;
        const period = Math.floor(index / PERIOD);
        const plate = place === BEFORE_PLATE ? plates[period % plates.length] : undefined;
        const side = period % 2 === 0 ? "start" : "end";
        return (
          <Fragment key={card.slug}>
            {plate && (
              <li className={styles.plate} data-side={side}>
                <Picture picture={plate} sizes={FEATURE} />
              </li>
            )}
            <li className={place === 0 ? styles.feature : undefined} data-side={side}>
              <ProductCard
                card={card}
                sizes={place === 0 ? FEATURE : REGULAR}
                weight={place === 0 ? "leading" : "regular"}
                loading={index === 0 ? "first" : index < FIRST_SCREEN ? "eager" : "lazy"}
              />
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
