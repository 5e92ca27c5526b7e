import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Stands below what is seen first: its script comes once the page works. */
export const LazyProductSlider = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./product-slider.tsx")).ProductSlider;
}
