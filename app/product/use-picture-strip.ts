import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { onScroll, useSavedScroll } from "#app/ui/scroll.ts";
import { type ProductPicture, pictureOf } from "#model/dresses/product.ts";

/**
 * Shows the picture that is scrolled to, or that of the colour chosen last. `strip` scrolls, and its pictures are of one width; Back
 * finds it by `name`. `current` is the index of the picture nearest to its start.
 */
export function usePictureStrip(
  name: string,
  pictures: readonly ProductPicture[],
  colour: string | undefined,
) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => Math.max(pictureOf(colour, pictures), 0));
  const isRestored = useSavedScroll(strip, name);

  // A colour that is chosen again leads to the same address, which a size never does. At first Back, the address or a finger may have
  // asked for another picture.
  const { key, search, hash } = useLocation();
  const last = useRef<{ colour: string | undefined; search: string; hash: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step in the history has a key of its own
  useEffect(() => {
    const element = strip.current;
    const isRequested = last.current
      ? last.current.colour !== colour || (last.current.search === search && last.current.hash === hash)
      : !isRestored && !element?.scrollLeft && !element?.querySelector(":target");
    last.current = { colour, search, hash };
    const index = pictureOf(colour, pictures);
    if (isRequested && index >= 0) scrollTo(element, index);
  }, [key, colour, search, hash, pictures]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const update = () => setCurrent(Math.round(element.scrollLeft / offsetOf(element, 1)) || 0);
    // After a reload the browser does not scroll to the picture that the address names.
    element.scrollLeft ||= offsetOf(element, [...element.children].findIndex(isTarget));
    // The address may have named a picture, or a finger may have scrolled before hydration.
    update();
    return onScroll(update, element);
  }, []);

  function show(index: number) {
    setCurrent(index);
    scrollTo(strip.current, index);
  }

  return { strip, current, show };
}

const isTarget = (picture: Element) => picture.matches(":target");

function scrollTo(strip: HTMLElement | null, index: number) {
  if (strip) strip.scrollLeft = offsetOf(strip, index);
}

/** The strip is scrolled so far where this picture stands at its start; the offset is negative where one reads from the right. */
function offsetOf({ children }: HTMLElement, index: number): number {
  const [first, picture] = [children[0], children[index]];
  return first instanceof HTMLElement && picture instanceof HTMLElement
    ? picture.offsetLeft - first.offsetLeft
    : 0;
}
