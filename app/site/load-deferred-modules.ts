import type { DeferredModules } from "./deferred-modules.ts";

/** Rejects without a connection, if they have not been fetched before. */
export async function loadDeferredModules(): Promise<DeferredModules> {
  return (await import("./deferred-modules.ts")).deferredModules;
}

/** `announce` of ui/announce.ts, once that is loaded. */
export function announceDeferred(text: string): void {
  withDeferredModules(({ announce }) => announce(text));
}

/** Calls back once they are loaded; never where they cannot be. */
export function withDeferredModules(callback: (parts: DeferredModules) => void): void {
  loadDeferredModules().then(callback, () => undefined);
}
