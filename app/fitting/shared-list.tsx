import { useState } from "react";
import { MOST_LISTED, wishlistAddress } from "#app/label/wishlist-address.ts";
import { focusHeading } from "#app/site/route-focus.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { fittingWords } from "#words/fitting.ts";
import { holds, slugsOf } from "./fitting-list.ts";
import styles from "./listed-dresses.module.css";
import type { Fitting } from "./use-fitting.ts";

/** A list that someone has sent is added to the visitor's own when they say so. */
export function SharedList({ fitting: { shown, entries, addAll } }: { fitting: Fitting }) {
  const words = fittingWords.shared;
  const [said, setSaid] = useState("");
  const further = shown.filter(({ slug }) => !holds(entries, slug));
  const isFull = entries.length >= MOST_LISTED;

  function add() {
    const room = Math.min(further.length, MOST_LISTED - entries.length);
    addAll();
    setSaid(words.added(room));
    focusHeading();
    announce(words.added(room));
  }

  return (
    <div className={styles.shared}>
      {further.length > 0 && !isFull && (
        <button type="button" className={buttons.button} onClick={add}>
          {further.length > 1 ? words.add : words.addOne}
        </button>
      )}
      {entries.length > 0 && (said || isFull || further.length === 0) && (
        <ScreenLink className={buttons.link} href={wishlistAddress(slugsOf(entries))}>
          {words.own(entries.length)}
        </ScreenLink>
      )}
      {said && <p>{said}</p>}
      {further.length > 0 && isFull && <p>{words.full}</p>}
    </div>
  );
}
