import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import wishlistWords from "#words/wishlist.json" with { type: "json" };
import { wishlistPageWords } from "#words/wishlist-page.ts";
import { changeWishlist, currentWishlist } from "./device-wishlist.ts";
import { nameIdOf } from "./listed-dress.ts";
import styles from "./listed-dresses.module.css";
import { holds, type WishlistEntry, withEntry, withoutEntry } from "./wishlist.ts";

type RemovedDressesProps = { taken: WishlistEntry | undefined; putBack: () => void };

/** Shows what was taken off, and puts it back. It takes the focus, because the button that had it is gone. */
export function RemovedDresses({ taken, putBack }: RemovedDressesProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (taken) undo.current?.focus({ preventScroll: true });
  }, [taken]);

  if (!taken) return null;
  return (
    <div className={`${styles.removed} foot-note unprinted`}>
      <p>{say(wishlistWords, "takenOff", { dress: nameOf(taken) })}</p>
      <button ref={undo} type="button" className={`${buttons.link} label`} onClick={putBack}>
        {wishlistPageWords.undo}
      </button>
    </div>
  );
}

/** Takes dresses off the list and puts the last one back where it was, and the focus on its button. */
export function useRemovedDresses() {
  const [taken, setTaken] = useState<{ entry: WishlistEntry; index: number }>();
  const [returned, setReturned] = useState<WishlistEntry>();
  useEffect(() => {
    if (returned) focusRemovalOf(returned.slug);
  }, [returned]);

  return {
    taken: taken?.entry,
    takeOff(slug: string) {
      const { entries } = currentWishlist();
      const index = entries.findIndex((entry) => entry.slug === slug);
      const entry = entries[index];
      if (!entry) return;
      changeWishlist((list) => withoutEntry(list, slug));
      setTaken({ entry, index });
      setReturned(undefined);
      announce(say(wishlistWords, "takenOff", { dress: nameOf(entry) }));
    },
    putBack() {
      if (!taken) return;
      const { entry, index } = taken;
      changeWishlist((list) => withEntry(list, entry, index));
      setTaken(undefined);
      // Another tab may have filled the list meanwhile.
      const isBack = holds(currentWishlist().entries, entry.slug);
      announce(isBack ? wishlistPageWords.putBack(nameOf(entry)) : wishlistPageWords.full);
      setReturned(entry);
    },
  };
}

export function nameOf({ name }: Pick<WishlistEntry, "name">): string {
  return name || wishlistPageWords.unnamed;
}

/** Puts the focus on the control that takes this dress off. */
function focusRemovalOf(slug: string): void {
  const dress = document.getElementById(nameIdOf(slug))?.closest("li");
  dress?.querySelector<HTMLElement>('[data-control="off"]')?.focus();
}
