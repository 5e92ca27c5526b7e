import { say } from "@trousseau/words/say.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStoredDay } from "#app/enquiry/stored-day.ts";
import { announce } from "#app/ui/announce.ts";
import { sharedPath } from "#app/ui/language-base.ts";
import { reach, retried } from "#app/ui/retried.ts";
import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import { listedItems, MOST_LISTED, slugIn } from "#model/screens/wishlist-address.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import {
  changeWishlist,
  currentWishlist,
  type DeviceWishlist,
  useDeviceWishlist,
} from "./device-wishlist.ts";
import { dressOf, isSame, listAddress, marksDifferences, OWN, OWN_HERE, ownIn, phaseOf } from "./own-list.ts";
import { useRemovedDresses } from "./removed-dresses.tsx";
import { inOrder, itemsOf, movedTo, renamed, slugsOf, withEntry, withNote } from "./wishlist.ts";
import type { Listed, ListedDress } from "./wishlist-data.server.ts";

export type ShownWishlist = ReturnType<typeof useShownWishlist>;

/** Says whose list the address shows, which dresses are on it, and what can be done with them. */
export function useShownWishlist({ dresses, missing }: Listed) {
  const { search, state } = useLocation();
  const device = useDeviceWishlist();
  const { taken, takeOff, putBack } = useRemovedDresses();
  const parameters = new URLSearchParams(search);
  const requestedItems = listedItems(parameters);
  const entries = device?.entries ?? [];
  const phase = phaseOf(device && itemsOf(entries), requestedItems, state, dresses);
  const needed = useStoredDay();
  const isOwn = phase === "own";
  useOwnAddress(isOwn, device, requestedItems, dresses.length > 0);
  useKnownNames(isOwn, dresses);

  const slugs = isOwn ? slugsOf(entries) : requestedItems.map(slugIn);
  // A dress may be asked for by a former slug as well.
  const shownDresses = [...new Set(slugs.flatMap((slug) => dressOf(dresses, slug) ?? []))];
  const order = shownDresses.map(({ slug }) => slug);
  const gone = slugs.filter((slug) => missing.includes(slug));
  const entriesBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const isComing = isOwn && slugs.some((slug) => !gone.includes(slug) && !dressOf(dresses, slug));

  return {
    phase,
    shown: shownDresses,
    entries,
    gone: gone.map((slug) => entriesBySlug.get(slug) ?? { slug, name: "", note: "" }),
    isEmpty: slugs.length === 0,
    /** A pending list counts as well: most that have so many dresses are the visitor's own. */
    isFull: phase !== "shared" && slugs.length >= MOST_LISTED,
    isComing,
    isStored: device?.isStored ?? true,
    /** The visitor has given this date at a dress. */
    needed,
    taken: isOwn ? taken : undefined,
    /** `index` counts those that are shown. */
    move(slug: string, index: number) {
      const next = movedTo(order, slug, index);
      changeWishlist((list) => inOrder(list, next));
      const name = shownDresses.find((dress) => dress.slug === slug)?.name ?? "";
      announce(
        say(wishlistPageWords, "movedTo", { dress: name, place: next.indexOf(slug) + 1, count: next.length }),
      );
    },
    note: (slug: string, note: string) => changeWishlist((list) => withNote(list, slug, note)),
    takeOff,
    putBack,
    addAll: () =>
      changeWishlist((list) =>
        shownDresses.reduce(
          (all, { slug, name, query }) => withEntry(all, { slug, name, note: "", query }),
          list,
        ),
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
        [slug, ...formerSlugs].map((anySlug) => [anySlug, { slug, name }] as const),
      ),
    );
    const { entries } = currentWishlist();
    if (renamed(entries, now) !== entries) changeWishlist((list) => renamed(list, now));
  }, [isOwn, dresses]);
}

/**
 * The visitor's own list is in the address, too, so that the server renders it as it does any other. A dress that another tab has added,
 * or chosen otherwise, must be fetched: the screen stays as it is until the shop responds.
 */
function useOwnAddress(
  isOwn: boolean,
  device: DeviceWishlist | undefined,
  requestedItems: string[],
  isOpen: boolean,
) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const own = itemsOf(device?.entries ?? []);
  const ownState = device?.isStored === false ? OWN_HERE : OWN;
  const address = listAddress(own, marksDifferences(parameters), parameters.get(SEARCH_PARAM));
  const isThere = isSame(own, requestedItems) && ownIn(state) === ownState.own;
  const waits = isOpen && !own.every((item) => requestedItems.includes(item));
  useEffect(() => {
    if (!isOwn || isThere) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const go = () => {
      // Back is on its way to another entry, whose place this one would take.
      if (sharedPath(location.pathname) + location.search + location.hash !== pathname + search + hash)
        return;
      void navigate(address + hash, {
        replace: true,
        preventScrollReset: true,
        state: { ...state, ...ownState },
      });
    };
    const data = address.replace(WISHLIST_PATH, `${WISHLIST_PATH}.data`);
    if (waits) retried(() => reach(data, signal), signal).then(go, () => undefined);
    else go();
    return () => leaving.abort();
  }, [navigate, isOwn, isThere, waits, address, ownState, pathname, search, hash, state]);
}
