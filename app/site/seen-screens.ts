import { setRecent } from "#app/ui/set-recent.ts";

type Address = { pathname: string; search: string };

/** Screens that Back finds again without a connection: more than anybody goes back. */
const MAX_SCREENS = 20;

/** The data of the screens seen last, by path and query, then by route. */
export const seenScreens = new Map<string, Record<string, unknown>>();

export function rememberScreen(address: Address, data: Record<string, unknown>): void {
  setRecent(seenScreens, keyOf(address), data, MAX_SCREENS);
}

export function keyOf({ pathname, search }: Address): string {
  return pathname + search;
}
