import { useEffect, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import { fittingWords } from "#words/fitting.ts";
import { wishlistWords } from "#words/wishlist.ts";
import { changeList, currentList } from "./device-list.ts";
import { type FittingEntry, holds, withEntry, withoutEntry } from "./fitting-list.ts";
import { nameIdOf } from "./listed-dress.ts";

/** Takes dresses off the list and puts the last one back where it was, and the focus on its button. */
export function useRemovedDresses() {
  const [taken, setTaken] = useState<{ entry: FittingEntry; index: number }>();
  const [returned, setReturned] = useState<FittingEntry>();
  useEffect(() => {
    if (returned) buttonOf(returned)?.focus();
  }, [returned]);

  return {
    taken: taken?.entry,
    takeOff(slug: string) {
      const { entries } = currentList();
      const index = entries.findIndex((entry) => entry.slug === slug);
      const entry = entries[index];
      if (!entry) return;
      changeList((list) => withoutEntry(list, slug));
      setTaken({ entry, index });
      setReturned(undefined);
      announce(wishlistWords.takenOff(nameOf(entry)));
    },
    putBack() {
      if (!taken) return;
      const { entry, index } = taken;
      changeList((list) => withEntry(list, entry, index));
      setTaken(undefined);
      // Another tab may have filled the list meanwhile.
      const isBack = holds(currentList().entries, entry.slug);
      announce(isBack ? fittingWords.putBack(nameOf(entry)) : fittingWords.full);
      setReturned(entry);
    },
  };
}

export function nameOf({ name }: Pick<FittingEntry, "name">): string {
  return name || fittingWords.unnamed;
}

function buttonOf({ slug }: FittingEntry): HTMLElement | null | undefined {
  return document.getElementById(nameIdOf(slug))?.closest("li")?.querySelector<HTMLElement>(TAKES_OFF);
}

/** The button that takes a dress off has this attribute. */
const TAKES_OFF = '[data-control="off"]';
