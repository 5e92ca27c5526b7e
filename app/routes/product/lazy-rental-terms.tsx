import { lazyPart } from "#app/ui/lazy-part.tsx";

export const LazyRentalTerms = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./rental-terms.tsx")).RentalTerms;
}
