import { lazyPart } from "#app/ui/lazy-part.tsx";

/** It listens for the link beside the sizes, which leads to a page until it does. */
export const LazySizeFinder = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("#app/size-finder/size-finder.tsx")).SizeFinder;
}
