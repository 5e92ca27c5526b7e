import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Most home pages have none: its script and styles come with it. */
export const LazyTextBlock = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./text-block.tsx")).TextBlock;
}
