import { type FocusEvent, useRef } from "react";
import { ProductCard } from "#app/dresses/product-card.tsx";
import { useSavedScroll } from "#app/ui/scroll.ts";
import type { ProductCard as Card } from "#model/dresses/product.ts";
import { loadingOf } from "./collection-grid.tsx";
import styles from "./collection-rail.module.css";

const SIZES = "(max-width: 39.99rem) 80vw, (max-width: 59.99rem) 50vw, 55vh";

/** The dresses stand in one room, which is scrolled sideways: each picture fades into the one before it. */
export function CollectionRail({ cards }: { cards: readonly Card[] }) {
  const rail = useRef<HTMLUListElement>(null);
  useSavedScroll(rail, "collection");
  return (
    <ul ref={rail} className={styles.rail} onFocus={showWhole}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <ProductCard card={card} list="collection" level={2} sizes={SIZES} loading={loadingOf(index)} />
        </li>
      ))}
    </ul>
  );
}

/** Browsers are content when a part of what has the focus is in sight. */
function showWhole({ target }: FocusEvent) {
  if (!target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "center" });
}
