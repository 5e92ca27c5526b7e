import { Link, useSearchParams } from "react-router";
import type { CollectionWords } from "#app/label/collection-screen.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./more-pages.module.css";

export type MorePagesProps = {
  /** First and last page that stand here. */
  first: number;
  last: number;
  /** Pages there are. */
  count: number;
  words: CollectionWords["pages"];
};

/** Links to the neighbours. With script the next page joins this one, without it takes its place. */
export function MorePages({ first, last, count, words }: MorePagesProps) {
  const [parameters] = useSearchParams();
  if (count === 1) return null;

  function addressOf(page: number) {
    const query = new URLSearchParams(parameters);
    query.set("page", String(page));
    return `?${query}`;
  }
  return (
    <nav className={styles.pages} aria-label="Pages">
      {first > 1 && (
        <Link className={buttons.link} to={addressOf(first - 1)}>
          {words.previous}
        </Link>
      )}
      <p className="label soft">
        {words.page} {last} {words.of} {count}
      </p>
      {last < count && (
        <Link className={buttons.button} to={addressOf(last + 1)} replace preventScrollReset>
          {words.more}
        </Link>
      )}
    </nav>
  );
}
