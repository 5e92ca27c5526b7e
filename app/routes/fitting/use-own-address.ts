import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import { changeList, type DeviceList } from "#app/fitting/device-list.ts";
import { slugsOf } from "#app/fitting/fitting-list.ts";
import { loaded } from "#app/ui/lazy-part.tsx";
import { listAddress, marksDifferences } from "./list-address.ts";
import type { ListedDress } from "./listed-dress.ts";
import { isSame, listOfAddress, OWN, OWN_UNSTORED, ownIn } from "./own-list.ts";

/** The router's, of an entry that it has not made. */
const FIRST_KEY = "default";

/** Where it could not be stored, her list is what its address says after the page was loaded again. Returns whether that is about to be so. */
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
 * Her list is in the address, too: what the server renders for it is what any other browser would get. A dress that another tab has added
 * has to be fetched: what is open stays as it is until the shop responds.
 */
export function useOwnAddress(
  isOwn: boolean,
  device: DeviceList | undefined,
  asked: string[],
  isOpen: boolean,
) {
  const navigate = useNavigate();
  const { search, hash, state, key } = useLocation();
  const parameters = new URLSearchParams(search);
  const own = slugsOf(device?.entries ?? []);
  const ownState = device?.isStored === false ? OWN_UNSTORED : OWN;
  const address = listAddress(own, marksDifferences(parameters), parameters.get(SEARCH_PARAM));
  const isThere = isSame(own, asked) && ownIn(state) === ownState.own;
  const waits = isOpen && !own.every((slug) => asked.includes(slug));
  useEffect(() => {
    if (!isOwn || isThere) return;
    let isLeft = false;
    const go = () => {
      // Back is on its way to another entry, which this one would replace.
      if ((history.state?.key ?? FIRST_KEY) !== key) return;
      void navigate(address + hash, {
        replace: true,
        preventScrollReset: true,
        state: { ...state, ...ownState },
      });
    };
    if (waits) void loaded(async () => isLeft || (await reach(address))).then(() => isLeft || go());
    else go();
    return () => {
      isLeft = true;
    };
  }, [navigate, isOwn, isThere, waits, address, hash, state, ownState, key]);
}

/** Rejects where the data of this list would not come. */
async function reach(address: string): Promise<void> {
  const response = await fetch(address.replace("/fitting", "/fitting.data"), {
    method: "HEAD",
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
}
