import { useEffect, useRef, useState } from "react";
import type { ProductCard } from "#app/catalogue/product.ts";
import { ProductSlider } from "#app/catalogue/product-slider.tsx";
import { wishlistAddress } from "#app/label/wishlist-address.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { Title } from "#app/ui/title.tsx";
import { aroundWords } from "#words/around.ts";
import styles from "./product.module.css";
import { VIEWED_KEY, viewedDresses } from "./viewed-dresses.ts";

type RecentlyViewedProps = {
  /** The visitor is looking at the dress with this slug. */
  slug: string;
};

/** Asks for the dresses seen before on this device once the page works: the page itself is the same for everybody. */
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
      // Back has brought the page back whole: others may have been seen since.
      if (key === null) look();
      // Another tab has forgotten them. Slugs tell nothing: a stored one may be a former one.
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
    // The button is gone, and the focus with it.
    place.current?.focus();
    announce(aroundWords.forgotten);
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

function cardsOf(slugs: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> {
  return fetchJson(wishlistAddress(slugs).replace("/fitting", "/dresses.json"), signal);
}
