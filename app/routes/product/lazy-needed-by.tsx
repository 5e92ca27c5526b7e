import { lazyPart } from "#app/ui/lazy-part.tsx";

export const LazyNeededBy = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./needed-by.tsx")).NeededBy;
}
