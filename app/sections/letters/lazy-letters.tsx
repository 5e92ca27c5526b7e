import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Most home pages have none: its script comes with it. */
export const LazyLetters = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./letters.tsx")).Letters;
}
