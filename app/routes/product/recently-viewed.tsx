import { useEffect, useRef, useState } from "react";
import { isCard } from "#app/catalogue/card-guards.ts";
import { fittingAddress } from "#app/catalogue/fitting-address.ts";
import type { ProductCard } from "#app/catalogue/product.ts";
import { ProductSlider } from "#app/catalogue/product-slider.tsx";
import { listOf } from "#app/catalogue/type-guards.ts";
import { announceDeferred } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import { aroundWords } from "#words/around.ts";
import styles from "./product.module.css";
import { VIEWED_KEY, viewedDresses } from "./viewed-dresses.ts";

const isCardList = listOf(isCard);

type RecentlyViewedProps = {
  /** Of the dress that is being looked at. */
  slug: string;
};

/** The dresses seen before this one, on this device. The page is the same for everybody: they are asked for once it works. */
export function RecentlyViewed({ slug }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  const others = cards.filter((card) => card.slug !== slug);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => {
      const others = viewedDresses.all().filter((other) => other !== slug);
      viewedDresses.remember(slug);
      if (others.length === 0) return setCards([]);
      cardsOf(others, signal).then(setCards, () => undefined);
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      // The page has come back from where Back finds pages whole: others may have been seen.
      if (key === null) look();
      // Forgotten in another tab. Slugs tell nothing: one that is stored may be a former one.
      else if (key === VIEWED_KEY && newValue === null) setCards([]);
    };
    look();
    addEventListener("storage", follow, { signal });
    return () => leaving.abort();
  }, [slug]);

  function forget() {
    viewedDresses.forgetAll();
    viewedDresses.remember(slug);
    setCards([]);
    // The button is gone, and with it the focus.
    place.current?.focus();
    announceDeferred(aroundWords.forgotten);
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.viewed}>
      {others.length > 0 && (
        <>
          <ProductSlider
            id="viewed"
            heading={<Title text={aroundWords.viewed} />}
            label={withoutEmphasis(aroundWords.viewed)}
            cards={others}
          />
          <p className="grid">
            <button type="button" className={`${buttons.link} soft`} onClick={forget}>
              {aroundWords.forget}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

async function cardsOf(slugs: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> {
  const response = await fetch(fittingAddress(slugs).replace("/fitting", "/dresses.json"), { signal });
  const cards: unknown = await response.json();
  return response.ok && isCardList(cards) ? cards : [];
}
