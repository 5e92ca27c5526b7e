import { useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { storedList } from "#app/ui/stored-list.ts";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import { type ProductCard, productPath } from "#model/dresses/product.ts";
import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { isListedSlug, MOST_LISTED, wishlistAddress } from "#model/screens/wishlist-address.ts";
import aroundWords from "#words/around.json" with { type: "json" };
import styles from "./recently-viewed.module.css";

const KEY = "viewed";

/** One line of small tiles. */
const MOST_SHOWN = 6;

/** One address asks for so many slugs, and the product on screen is not among them. */
export const viewedProducts = storedList({
  key: KEY,
  most: MOST_LISTED + 1,
  // The longest slugs take fewer letters in JSON, where a letter may be written as six.
  mostStored: 25_000,
  read: (slug) => (isListedSlug(slug) ? slug : ""),
});

/** The page is the same for everybody, so the browser asks for the products that were seen before on this device. */
export function RecentlyViewed({ slug }: { slug: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  const others = cards.filter((card) => card.slug !== slug).slice(0, MOST_SHOWN);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => {
      const others = viewedProducts.all().filter((other) => other !== slug);
      viewedProducts.remember(slug);
      if (others.length === 0) return setCards([]);
      cardsOf(others, signal).then(setCards, () => undefined);
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      // Back has brought the page back whole: others may have been seen since.
      if (key === null) look();
      // Another tab has forgotten them. Slugs tell nothing: a stored one may be a former one.
      else if (key === KEY && newValue === null) setCards([]);
    };
    look();
    addEventListener("storage", follow, { signal });
    return () => leaving.abort();
  }, [slug]);

  function forget() {
    viewedProducts.forgetAll();
    viewedProducts.remember(slug);
    setCards([]);
    // The button is gone, and the focus with it.
    place.current?.focus();
    announce(aroundWords.forgotten);
  }

  return (
    <div ref={place} tabIndex={-1} className={`${styles.viewed} grid unprinted`}>
      {others.length > 0 && (
        <section aria-labelledby="viewed">
          <div className={styles.head}>
            <h2 id="viewed" className="label">
              {aroundWords.viewed}
            </h2>
            <button type="button" className={`${buttons.link} soft`} onClick={forget}>
              {aroundWords.forget}
            </button>
          </div>
          <ul>
            {others.map(({ slug, name, picture }) => (
              <li key={slug}>
                <ScreenLink href={productPath(slug)} translate="no">
                  <Picture picture={{ ...picture, alt: "" }} ratio={DRESS_RATIO} sizes="6rem" />
                  <span className="soft">{name}</span>
                </ScreenLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function cardsOf(slugs: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> {
  return fetchJson(wishlistAddress(slugs).replace(WISHLIST_PATH, "/dresses.json"), signal);
}
