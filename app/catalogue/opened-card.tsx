import { useSyncExternalStore } from "react";

/** The card that was opened last, "list slug": its picture travels to the product screen, and back into it. */
let opened: string | undefined;
const listeners = new Set<() => void>();

/** Whether this is that card. Several lists of a page may show a dress, but only one picture of it can travel. */
export function useIsOpened(list: string, slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opened === `${list} ${slug}`,
    () => false,
  );
}

export function markOpened(list: string, slug: string): void {
  opened = `${list} ${slug}`;
  for (const listener of listeners) listener();
}

/** What both ends of the journey are called. */
export function travelName(slug: string): string {
  return `dress-${slug}`;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
