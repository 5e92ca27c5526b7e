import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { SEARCH_PARAM } from "#app/label/url-parameters.ts";
import { reach, retried } from "#app/ui/retried.ts";
import { changeList, type DeviceList } from "./device-list.ts";
import { slugsOf } from "./fitting-list.ts";
import { listAddress, marksDifferences } from "./list-address.ts";
import type { ListedDress } from "./listed-dress.ts";
import { isSame, listOfAddress, OWN, OWN_UNSTORED, ownIn } from "./own-list.ts";

/** A list that could not be stored is read from its address after a reload. Returns whether it is about to be. */
export function useListOfAddress(
  device: DeviceList | undefined,
  asked: string[],
  state: unknown,
  dresses: readonly ListedDress[],
): boolean {
  const own = ownIn(state);
  const isUnstored = own === OWN_UNSTORED.own || (own === OWN.own && !device?.isStored);
  const isLost = device?.isAsLoaded === true && isUnstored && asked.length > 0;
  useEffect(() => {
    if (isLost) changeList((list) => listOfAddress(list, asked, dresses));
  }, [isLost, asked, dresses]);
  return isLost;
}

/**
 * The visitor's own list is in the address, too, so that the server renders it as it does any other. A dress that another tab has added
 * must be fetched: the screen stays as it is until the shop responds.
 */
export function useOwnAddress(
  isOwn: boolean,
  device: DeviceList | undefined,
  asked: string[],
  isOpen: boolean,
) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const own = slugsOf(device?.entries ?? []);
  const ownState = device?.isStored === false ? OWN_UNSTORED : OWN;
  const address = listAddress(own, marksDifferences(parameters), parameters.get(SEARCH_PARAM));
  const isThere = isSame(own, asked) && ownIn(state) === ownState.own;
  const waits = isOpen && !own.every((slug) => asked.includes(slug));
  useEffect(() => {
    if (!isOwn || isThere) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const go = () => {
      // Back is on its way to another entry, whose place this one would take.
      if (location.pathname + location.search + location.hash !== pathname + search + hash) return;
      void navigate(address + hash, {
        replace: true,
        preventScrollReset: true,
        state: { ...state, ...ownState },
      });
    };
    const data = address.replace("/fitting", "/fitting.data");
    if (waits) retried(() => reach(data, signal), signal).then(go, () => undefined);
    else go();
    return () => leaving.abort();
  }, [navigate, isOwn, isThere, waits, address, ownState, pathname, search, hash, state]);
}
