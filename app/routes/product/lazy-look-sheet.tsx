import { lazyPart } from "#app/ui/lazy-part.tsx";

/** The sheet for print. */
export const LazyLookSheet = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("#app/fitting/look-sheet.tsx")).LookSheet;
}
