import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { collectionWords } from "#words/collection.ts";
import { controlNames } from "#words/controls.ts";
import styles from "./pagination.module.css";

type PaginationProps = {
  /** The first and last page that stand here. */
  first: number;
  last: number;
  /** The number of all pages. */
  count: number;
  /** The address of each page. */
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
    <nav className={styles.pages} aria-label={controlNames.pages}>
      {first > 1 && (
        <ScreenLink className={buttons.link} href={urlOf(first - 1)}>
          {collectionWords.previous}
        </ScreenLink>
      )}
      <p ref={status} className="label soft" tabIndex={-1}>
        {collectionWords.page(last, count)}
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
