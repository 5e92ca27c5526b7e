import type { ComponentType } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { DeferredParts } from "./deferred-parts.ts";

/** Rejects without a connection. */
export async function loadDeferredParts(): Promise<DeferredParts> {
  return (await import("./deferred-parts.ts")).deferredParts;
}

const onServer = import.meta.env.SSR ? await loadDeferredParts() : undefined;

function part<Props extends object>(pick: (parts: DeferredParts) => ComponentType<Props>) {
  return lazyPart(() => loadDeferredParts().then(pick), onServer && pick(onServer));
}

export const LazyDescription = part((parts) => parts.Description);
export const LazyDressNavigation = part((parts) => parts.DressNavigation);
export const LazyFurtherDresses = part((parts) => parts.FurtherDresses);
/** The sheet for print. */
export const LazyLookSheet = part((parts) => parts.LookSheet);
export const LazyNeededBy = part((parts) => parts.NeededBy);
export const LazyRentalTerms = part((parts) => parts.RentalTerms);
export const LazyShareDress = part((parts) => parts.ShareDress);
