import { type ReactNode, useSyncExternalStore, ViewTransition } from "react";
import { productPath } from "#model/dresses/product.ts";

/** A view transition moves the picture of the card opened last, "list slug", to the product screen and back. */
let opened: string | undefined;
const listeners = new Set<() => void>();

/** Several lists of a page may show a dress, but only one element may carry the transition's name. */
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
 * Names the view transition for the card and for the product screen. React encodes the name in base64, where "~" may
 * become a "+", which no identifier has.
 */
export function pictureTransitionName(slug: string): string {
  return productPath(slug).replaceAll("~", "%7E");
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type PictureTransitionProps = {
  /** The same on both screens; undefined for a picture that does not move. */
  name: string | undefined;
  children: ReactNode;
};

/**
 * A picture that a view transition moves between two screens. Only one element of a screen may carry a name, so a list
 * names the picture that was opened.
 */
export function PictureTransition({ name, children }: PictureTransitionProps) {
  return (
    <ViewTransition
      name={name ?? "auto"}
      share={name === undefined ? "none" : "travel"}
      default="none"
      onShare={enterByTravelling}
    >
      {children}
    </ViewTransition>
  );
}

/** React calls this before the first frame of the journey, which takes the place of the label's mark (site/entry-animation.tsx). */
function enterByTravelling() {
  const { dataset } = document.documentElement;
  dataset["entryAnimation"] &&= "travel";
}
