import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import words from "#words/full-wishlist.json" with { type: "json" };
import styles from "./wishlist-button.module.css";

type FullWishlistProps = {
  href: string;
  onClosed: () => void;
};

/** The browser closes the note with Escape, or with a click beside it. */
export function FullWishlist({ href, onClosed }: FullWishlistProps) {
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    note.current?.showPopover();
    announce(words.full);
  }, []);

  return (
    <p
      ref={note}
      className={styles.full}
      popover="auto"
      onToggle={({ newState }) => newState === "closed" && onClosed()}
    >
      <span>{`${words.full} `}</span>
      <ScreenLink className={buttons.link} href={href}>
        {words.toList}
      </ScreenLink>
    </p>
  );
}
