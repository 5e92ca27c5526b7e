import type { DeferredModules } from "./deferred-modules.ts";

/** Rejects without a connection, if they have not been fetched before. */
export async function loadDeferredModules(): Promise<DeferredModules> {
  return (await import("./deferred-modules.ts")).deferredModules;
}

/** Has assistive technology read this out: see ui/announce.ts. */
export function announceDeferred(text: string): void {
  withDeferredModules(({ announce }) => announce(text));
}

/** Calls back with them; without them the screen does without. */
export function withDeferredModules(callback: (parts: DeferredModules) => void): void {
  loadDeferredModules().then(callback, () => undefined);
}
