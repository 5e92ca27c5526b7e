import { useSyncExternalStore } from "react";
import { productPath } from "./product.ts";

/** The card that was opened last, "list slug": a view transition moves its picture to the product screen and back. */
let opened: string | undefined;
const listeners = new Set<() => void>();

/** Whether this is that card. Several lists of a page may show a dress, but only one element may carry the transition's name. */
export function useIsTransitionSource(list: string, slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opened === `${list} ${slug}`,
    () => false,
  );
}

export function markTransitionSource(list: string, slug: string): void {
  opened = `${list} ${slug}`;
  for (const listener of listeners) listener();
}

/**
 * The name of the view transition, for the card and for the product screen. React makes an identifier of it in base64: of ASCII alone, and with "~"
 * there may be a "+" in that, which no identifier has.
 */
export function pictureTransitionName(slug: string): string {
  return productPath(slug).replaceAll("~", "%7E");
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
