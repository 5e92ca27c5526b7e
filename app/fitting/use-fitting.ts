import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStoredDay } from "#app/enquiry/use-stored-day.ts";
import { listedSlugs, MOST_LISTED } from "#app/label/wishlist-address.ts";
import { announce } from "#app/ui/announce.ts";
import { fittingWords } from "#words/fitting.ts";
import { changeList, currentList, useDeviceList } from "./device-list.ts";
import type { Listed } from "./find-listed.server.ts";
import { inOrder, movedTo, renamed, slugsOf, withEntry, withNote } from "./fitting-list.ts";
import { listAddress, marksDifferences } from "./list-address.ts";
import type { ListedDress } from "./listed-dress.ts";
import { dressOf, phaseOf } from "./own-list.ts";
import { useListOfAddress, useOwnAddress } from "./use-own-address.ts";
import { useRemovedDresses } from "./use-removed-dresses.ts";

export type Fitting = ReturnType<typeof useFitting>;

/** Says whose list the address shows, which dresses are on it, and what can be done with them. */
export function useFitting({ dresses, missing }: Listed) {
  const { search, state } = useLocation();
  const device = useDeviceList();
  const { taken, takeOff, putBack } = useRemovedDresses();
  const parameters = new URLSearchParams(search);
  const asked = listedSlugs(parameters);
  const urlOf = (slugs: readonly string[]) => listAddress(slugs, marksDifferences(parameters));
  const entries = device?.entries ?? [];
  const isLost = useListOfAddress(device, asked, state, dresses);
  const phase = isLost ? "pending" : phaseOf(device && slugsOf(entries), asked, state, dresses);
  const needed = useStoredDay();
  const isOwn = phase === "own";
  useOwnAddress(isOwn, device, asked, dresses.length > 0);
  useKnownNames(isOwn, dresses);

  const slugs = isOwn ? slugsOf(entries) : asked;
  // A dress may be asked for by a former slug as well.
  const shown = [...new Set(slugs.flatMap((slug) => dressOf(dresses, slug) ?? []))];
  const order = shown.map(({ slug }) => slug);
  const gone = slugs.filter((slug) => missing.includes(slug));
  const known = new Map(entries.map((entry) => [entry.slug, entry]));
  const isComing = isOwn && slugs.some((slug) => !gone.includes(slug) && !dressOf(dresses, slug));

  return {
    phase,
    shown,
    entries,
    gone: gone.map((slug) => known.get(slug) ?? { slug, name: "", note: "" }),
    isEmpty: slugs.length === 0,
    /** A pending list counts as well: most that have so many dresses are the visitor's own. */
    isFull: phase !== "shared" && slugs.length >= MOST_LISTED,
    isComing,
    isStored: device?.isStored ?? true,
    /** The visitor has given this date at a dress. */
    needed,
    taken: isOwn ? taken : undefined,
    /** It addresses a list of these dresses that is looked at as this one is. */
    urlOf,
    /** `index` counts those that are shown. */
    move(slug: string, index: number) {
      const next = movedTo(order, slug, index);
      changeList((list) => inOrder(list, next));
      const name = shown.find((dress) => dress.slug === slug)?.name ?? "";
      announce(fittingWords.movedTo(name, next.indexOf(slug) + 1, next.length));
    },
    note: (slug: string, note: string) => changeList((list) => withNote(list, slug, note)),
    takeOff,
    putBack,
    /** It puts what is shown on the visitor's own list as well. */
    addAll: () =>
      changeList((list) =>
        shown.reduce((all, { slug, name }) => withEntry(all, { slug, name, note: "" }), list),
      ),
  };
}

/**
 * Stores the names that dresses have now, for the time when they are gone. A change of the list never causes it: two tabs with
 * different names would correct each other for ever.
 */
function useKnownNames(isOwn: boolean, dresses: readonly ListedDress[]) {
  useEffect(() => {
    if (!isOwn) return;
    const now = new Map(
      dresses.flatMap(({ slug, name, formerSlugs }) =>
        [slug, ...formerSlugs].map((known) => [known, { slug, name }] as const),
      ),
    );
    const { entries } = currentList();
    if (renamed(entries, now) !== entries) changeList((list) => renamed(list, now));
  }, [isOwn, dresses]);
}
