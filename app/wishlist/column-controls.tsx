import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import styles from "./dress-column.module.css";
import type { ShownWishlist } from "./use-shown-wishlist.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

export type ColumnControlsProps = {
  dress: ListedDress;
  /** It counts the dresses that are shown. */
  index: number;
  wishlist: ShownWishlist;
};

/** The visitor's own list has them on each picture; a list that was sent is only looked at. */
export function ColumnControls({ dress: { slug, name }, index, wishlist }: ColumnControlsProps) {
  const { shown: shownDresses, move, takeOff } = wishlist;
  const controls = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  /** A screen without a pointer that hovers has one button, which unfolds the arrows. */
  const [isMoving, setMoving] = useState(false);

  // The browser takes the focus from what is put elsewhere in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has another place
  useEffect(() => {
    const button = controls.current?.querySelector<HTMLElement>(`[data-control="${pressed.current}"]`);
    button?.focus({ preventScroll: true });
    if (pressed.current) controls.current?.scrollIntoView({ block: "nearest", inline: "center" });
    pressed.current = undefined;
  }, [index]);

  function step(icon: ArrowProps["icon"], by: number) {
    pressed.current = icon;
    move(slug, index + by);
  }

  return (
    <div ref={controls} className={styles.controls}>
      <IconButton
        icon="hanger"
        className={styles.off}
        aria-label={say(wishlistPageWords, "takeOff", { dress: name })}
        data-control="off"
        onClick={() => takeOff(slug)}
      />
      <div className={styles.moves}>
        <button
          type="button"
          className={`${styles.move} label`}
          aria-expanded={isMoving}
          onClick={() => setMoving(!isMoving)}
        >
          <span>{wishlistPageWords.move}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
        <Arrow
          icon="previous"
          label={say(wishlistPageWords, "moveBefore", { dress: name })}
          isUseless={index === 0}
          onPress={() => step("previous", -1)}
        />
        <Arrow
          icon="next"
          label={say(wishlistPageWords, "moveAfter", { dress: name })}
          isUseless={index === shownDresses.length - 1}
          onPress={() => step("next", 1)}
        />
      </div>
    </div>
  );
}

type ArrowProps = { icon: "previous" | "next"; label: string; isUseless: boolean; onPress: () => void };

/** An arrow at the end of the list stays, so that the focus does. */
function Arrow({ icon, label, isUseless, onPress }: ArrowProps) {
  return (
    <IconButton
      icon={icon}
      aria-label={label}
      aria-disabled={isUseless || undefined}
      data-control={icon}
      onClick={() => isUseless || onPress()}
    />
  );
}
