import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { dressesIn, MOST_DRESSES } from "#app/catalogue/fitting-address.ts";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import { useStoredDay } from "#app/enquiry/use-stored-day.ts";
import { changeList, currentList, type DeviceList, useDeviceList } from "#app/fitting/device-list.ts";
import {
  type FittingList,
  inOrder,
  movedTo,
  renamed,
  slugsOf,
  withEntry,
  withNote,
} from "#app/fitting/fitting-list.ts";
import { fittingWords } from "#app/label/words.ts";
import { announceDeferred } from "#app/site/load-deferred-modules.ts";
import { loaded } from "#app/ui/lazy-part.tsx";
import type { Listed } from "./find-listed.server.ts";
import { listAddress, marksDifferences } from "./list-address.ts";
import type { ListedDress } from "./listed-dress.ts";
import { useTakenOff } from "./use-taken-off.ts";

/** "pending": on the server, and until the device has been asked whose list it is. */
export type Phase = "pending" | "own" | "shared";

/** Of a history entry that shows her own list, whatever its address said when she left it. */
const OWN = "own";

/** The same where the browser has not stored it: loaded again, it is what the address says, and not what was stored before. */
const OWN_UNSTORED = "own, unstored";

/** The router's, of an entry that it has not made. */
const FIRST_KEY = "default";

export type Fitting = ReturnType<typeof useFitting>;

/** Whose list the address shows, the dresses on it in their order, and what can be done with them. */
export function useFitting({ dresses, missing }: Listed) {
  const { search, state } = useLocation();
  const device = useDeviceList();
  const { taken, takeOff, putBack } = useTakenOff();
  const parameters = new URLSearchParams(search);
  const asked = dressesIn(parameters);
  const urlOf = (slugs: readonly string[]) => listAddress(slugs, marksDifferences(parameters));
  const entries = device?.entries ?? [];
  const isLost = useListOfAddress(device, asked, state, dresses);
  const phase = isLost ? "pending" : phaseOf(device && slugsOf(entries), asked, state, dresses);
  const needed = useStoredDay();
  const isOwn = phase === "own";
  useOwnAddress(isOwn, device, asked, dresses.length > 0);
  useKnownNames(isOwn, dresses);

  const slugs = isOwn ? slugsOf(entries) : asked;
  // Once each: a dress may be asked for by a former slug as well.
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
    /** Also while it is not known whose it is: most that have so many dresses are one's own. */
    isFull: phase !== "shared" && slugs.length >= MOST_DRESSES,
    isComing,
    isKept: device?.isKept ?? true,
    /** The day that she has given at a dress. */
    needed,
    taken: isOwn ? taken : undefined,
    /** Of a list of these dresses, looked at as this one is. */
    urlOf,
    /** `index`: among those that are shown. */
    move(slug: string, index: number) {
      const next = movedTo(order, slug, index);
      changeList((list) => inOrder(list, next));
      const name = shown.find((dress) => dress.slug === slug)?.name ?? "";
      announceDeferred(fittingWords.movedTo(name, next.indexOf(slug) + 1, next.length));
    },
    note: (slug: string, note: string) => changeList((list) => withNote(list, slug, note)),
    takeOff,
    putBack,
    /** Puts what is shown on her own list as well. */
    addAll: () =>
      changeList((list) =>
        shown.reduce((all, { slug, name }) => withEntry(all, { slug, name, note: "" }), list),
      ),
  };
}

type Slugs = Pick<ListedDress, "slug" | "formerSlugs">;

/** A list whose address says what her own says is her own, by whichever slugs. */
export function phaseOf(
  own: string[] | undefined,
  asked: string[],
  state: unknown,
  dresses: readonly Slugs[],
): Phase {
  const current = (slugs: string[]) => [
    ...new Set(slugs.map((slug) => dressOf(dresses, slug)?.slug ?? slug)),
  ];
  if (!own) return "pending";
  return asked.length === 0 || isOwnEntry(state) || isSame(current(asked), current(own)) ? "own" : "shared";
}

/** Where it could not be stored, her list is what its address says after the page was loaded again. Returns whether that is about to be so. */
function useListOfAddress(
  device: DeviceList | undefined,
  asked: string[],
  state: unknown,
  dresses: readonly ListedDress[],
): boolean {
  const isUnstored = state === OWN_UNSTORED || (state === OWN && !device?.isKept);
  const isLost = device?.isAsLoaded === true && isUnstored && asked.length > 0;
  useEffect(() => {
    if (isLost) changeList((list) => listOfAddress(list, asked, dresses));
  }, [isLost, asked, dresses]);
  return isLost;
}

/** What was noted of its dresses stays, and so does what was stored beside them: which of both is newer is not known. */
export function listOfAddress(
  stored: FittingList,
  asked: readonly string[],
  dresses: readonly (Slugs & { name: string })[],
): FittingList {
  const listed = asked.map(
    (slug) =>
      stored.find((entry) => entry.slug === slug) ?? {
        slug,
        name: dressOf(dresses, slug)?.name ?? "",
        note: "",
      },
  );
  return [...listed, ...stored].reduce<FittingList>((all, entry) => withEntry(all, entry), []);
}

/**
 * Her list is in the address, too: what the server renders for it is what any other browser would get. A dress that another tab has added
 * has to be fetched: what is open stays as it is until the shop responds.
 */
function useOwnAddress(isOwn: boolean, device: DeviceList | undefined, asked: string[], isOpen: boolean) {
  const navigate = useNavigate();
  const { search, state, key } = useLocation();
  const parameters = new URLSearchParams(search);
  const own = slugsOf(device?.entries ?? []);
  const ownState = device?.isKept === false ? OWN_UNSTORED : OWN;
  const address = listAddress(own, marksDifferences(parameters), parameters.get(SEARCH_PARAM));
  const isThere = isSame(own, asked) && state === ownState;
  const waits = isOpen && !own.every((slug) => asked.includes(slug));
  useEffect(() => {
    if (!isOwn || isThere) return;
    let isLeft = false;
    const go = () => {
      // Back is on its way to another entry, which this one would replace.
      if ((history.state?.key ?? FIRST_KEY) !== key) return;
      void navigate(address, { replace: true, preventScrollReset: true, state: ownState });
    };
    if (waits) void loaded(async () => isLeft || (await reach(address))).then(() => isLeft || go());
    else go();
    return () => {
      isLeft = true;
    };
  }, [navigate, isOwn, isThere, waits, address, ownState, key]);
}

/** Rejects where the data of this list would not come. */
async function reach(address: string): Promise<void> {
  const response = await fetch(address.replace("/fitting", "/fitting.data"), {
    method: "HEAD",
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
}

/**
 * What a dress is called now is what is said of it once it is gone. It is written once for what was loaded, never because the list has changed:
 * two tabs, of which one was loaded before a dress was renamed, would correct each other for ever.
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

function dressOf<T extends Slugs>(dresses: readonly T[], slug: string): T | undefined {
  return dresses.find((dress) => dress.slug === slug || dress.formerSlugs.includes(slug));
}

function isOwnEntry(state: unknown): boolean {
  return state === OWN || state === OWN_UNSTORED;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((slug, index) => slug === other[index]);
}
