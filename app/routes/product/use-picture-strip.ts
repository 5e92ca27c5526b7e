import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type ProductPicture, pictureOf } from "#app/catalogue/product.ts";
import { onScroll } from "#app/ui/scroll.ts";
import { useSavedScroll } from "#app/ui/use-saved-scroll.ts";

type PictureStrip = {
  /** Of the element that scrolls, one picture wide. */
  strip: RefObject<HTMLDivElement | null>;
  /** Index of the picture that is shown. */
  current: number;
  show: (index: number) => void;
};

/** Which picture of the strip is shown: the one scrolled to, or the one of the colour that was chosen last. `name`: of the strip, for Back. */
export function usePictureStrip(
  name: string,
  pictures: readonly ProductPicture[],
  colour: string | undefined,
): PictureStrip {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const isRestored = useSavedScroll(strip, name);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const update = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    // Reloaded, the browser does not scroll to the picture that the address names.
    element.scrollLeft ||= element.querySelector<HTMLElement>(":target")?.offsetLeft ?? 0;
    // The address may have named a picture, and a finger may have come before the scripts.
    update();
    // Tapped before the scripts came: see boot/taps.ts.
    element.querySelector<HTMLElement>("[data-tapped]")?.click();
    return onScroll(update, element);
  }, []);

  // Chosen, or chosen once more: that leads to the same address again, which a size never does. At first not where another picture was
  // asked for: by Back, by the address, or by a finger that came before the scripts.
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

  function show(index: number) {
    setCurrent(index);
    scrollTo(strip.current, index);
  }

  return { strip, current, show };
}

function scrollTo(strip: HTMLElement | null, index: number) {
  const picture = strip?.children[index];
  if (picture instanceof HTMLElement && strip) strip.scrollLeft = picture.offsetLeft;
}
