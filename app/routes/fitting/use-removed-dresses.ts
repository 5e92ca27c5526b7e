import { useEffect, useState } from "react";
import { changeList, currentList } from "#app/fitting/device-list.ts";
import { type FittingEntry, holds, withEntry, withoutEntry } from "#app/fitting/fitting-list.ts";
import { announceDeferred } from "#app/site/load-deferred-modules.ts";
import { fittingWords } from "#words/fitting.ts";
import { nameIdOf } from "./listed-dress.ts";

/** Takes dresses off her list and puts the last one back where it was. The focus goes back to the button that took it off. */
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
      announceDeferred(fittingWords.takenOff(nameOf(entry)));
    },
    putBack() {
      if (!taken) return;
      const { entry, index } = taken;
      changeList((list) => withEntry(list, entry, index));
      setTaken(undefined);
      // Another tab may have filled the list meanwhile.
      const isBack = holds(currentList().entries, entry.slug);
      announceDeferred(isBack ? fittingWords.putBack(nameOf(entry)) : fittingWords.full);
      setReturned(entry);
    },
  };
}

/** Of a dress, in words. */
export function nameOf({ name }: Pick<FittingEntry, "name">): string {
  return name || fittingWords.unnamed;
}

function buttonOf({ slug }: FittingEntry): HTMLElement | null | undefined {
  return document.getElementById(nameIdOf(slug))?.closest("li")?.querySelector<HTMLElement>(TAKES_OFF);
}

/** What takes a dress off, by its attribute `data-control`. */
const TAKES_OFF = '[data-control="off"]';
