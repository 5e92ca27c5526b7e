import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Most shops have a dress: for them its script would be in the way, and so would its styles. */
export const LazyOpeningSoon = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./opening-soon.tsx")).OpeningSoon;
}
