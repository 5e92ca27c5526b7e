import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { setRecent } from "#app/ui/set-recent.ts";
import type { ProductCard } from "#model/dresses/product.ts";
import collectionWords from "#words/collection.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import styles from "./collection.module.css";

type PaginationProps = {
  /** The first and last page that stand here. */
  first: number;
  last: number;
  /** The number of all pages. */
  count: number;
  urlOf: (page: number) => string;
};

/** Links to the neighbouring pages. With script the next page joins this one; without, it replaces it. */
export function Pagination({ first, last, count, urlOf }: PaginationProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isFollowed = useRef(false);

  // The link disappears on the last page: the focus moves to the page count instead of to the top of the document.
  useEffect(() => {
    if (!isFollowed.current) return;
    if (last === count) status.current?.focus({ preventScroll: true });
    else announce(status.current?.textContent ?? "");
    isFollowed.current = false;
  }, [last, count]);

  if (count === 1) return null;

  return (
    <nav className={`${styles.pages} ways`} aria-label={controlNames.pages}>
      {first > 1 && (
        <ScreenLink className={buttons.link} href={urlOf(first - 1)}>
          {collectionWords.previous}
        </ScreenLink>
      )}
      <p ref={status} className="label soft" tabIndex={-1}>
        {say(collectionWords, "page", { page: last, pages: count })}
      </p>
      {last < count && (
        <ScreenLink
          className={buttons.button}
          href={urlOf(last + 1)}
          isInPlace
          onClick={(event) => {
            isFollowed.current = isPlainClick(event);
          }}
        >
          {collectionWords.more}
        </ScreenLink>
      )}
    </nav>
  );
}

type Cards = readonly ProductCard[];

/** Back finds the pages of so many lists, more than anybody compares. */
const MAX_LISTS = 8;

/** The pages that this visitor has seen, by list; each order of a collection is a list. */
const seen = new Map<string, Map<number, Cards>>();

/**
 * Pages before this one, from which "Show more" led here: the address names the last page only, and Back finds them all.
 * They belong to this visitor alone, because effects do not run on the server.
 */
export function usePreviousPages(list: string, number: number, cards: Cards): readonly Cards[] {
  useEffect(() => remember(list, number, cards), [list, number, cards]);

  const before: Cards[] = [];
  for (let page = number - 1; page > 0; page--) {
    const seenCards = seen.get(list)?.get(page);
    if (!seenCards) break;
    before.unshift(seenCards);
  }
  return before;
}

function remember(list: string, number: number, cards: Cards) {
  const pages = seen.get(list) ?? new Map<number, Cards>();
  pages.set(number, cards);
  setRecent(seen, list, pages, MAX_LISTS);
}
