import { say } from "@trousseau/words/say.ts";
import { useState } from "react";
import { focusHeading } from "#app/site/route-focus.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useShare } from "#app/ui/use-share.tsx";
import { MOST_LISTED, wishlistAddress } from "#model/screens/wishlist-address.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import styles from "./listed-dresses.module.css";
import type { ShownWishlist } from "./use-shown-wishlist.ts";
import { holds, itemsOf } from "./wishlist.ts";

/** A list that someone has sent is added to the visitor's own when they say so. */
export function SharedList({
  wishlist: { shown: shownDresses, entries, addAll },
}: {
  wishlist: ShownWishlist;
}) {
  const words = wishlistPageWords.shared;
  const [message, setMessage] = useState("");
  const further = shownDresses.filter(({ slug }) => !holds(entries, slug));
  const isFull = entries.length >= MOST_LISTED;

  function add() {
    const room = Math.min(further.length, MOST_LISTED - entries.length);
    addAll();
    setMessage(say(words, "added", { count: room }));
    focusHeading();
    announce(say(words, "added", { count: room }));
  }

  return (
    <div className={`${styles.shared} ways`}>
      {further.length > 0 && !isFull && (
        <button type="button" className={buttons.button} onClick={add}>
          {further.length > 1 ? words.add : words.addOne}
        </button>
      )}
      {entries.length > 0 && (message || isFull || further.length === 0) && (
        <ScreenLink className={buttons.link} href={wishlistAddress(itemsOf(entries))}>
          {say(words, "own", { count: entries.length })}
        </ScreenLink>
      )}
      {message && <p>{message}</p>}
      {further.length > 0 && isFull && <p>{words.full}</p>}
    </div>
  );
}

type ShareListProps = {
  items: readonly string[];
  /** The shop's address has no slash at its end. */
  origin: string;
};

export function ShareList({ items, origin }: ShareListProps) {
  const { button, link } = wishlistPageWords.share;
  const url = `${origin}${wishlistAddress(items)}`;
  const { share, outcome } = useShare({ url }, { ...wishlistPageWords.share, link });
  return (
    <div>
      <button type="button" className={buttons.link} onClick={() => void share()}>
        {button}
      </button>
      {outcome}
    </div>
  );
}

/** After so many milliseconds it prints what has come. */
const MOST_WAIT_MS = 5_000;

/** Prints a sheet for each dress once their pictures are there: those further on load late. */
export function PrintSheets() {
  async function print() {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main li > article img")];
    const decoded = pictures.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    });
    const tired = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
    await Promise.race([Promise.allSettled(decoded), tired]);
    window.print();
  }

  return (
    <button type="button" className={buttons.link} onClick={() => void print()}>
      {wishlistPageWords.print}
    </button>
  );
}
