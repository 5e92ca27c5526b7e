import type { RouteId } from "#model/screens/route-table.ts";

/** The router's record of a route, as far as loading its module goes. */
type Route = { id: string; module: string };

declare global {
  // The router's own, from the document. Not part of its types.
  var __reactRouterManifest: { version: string; routes: Record<string, Route | undefined> } | undefined;
}

/** Specification, section 9. */
const CHUNK_TIME_OUT_MS = 120_000;

/** Error screens know a failed script by this name. */
export const CHUNK_LOAD_ERROR = "ChunkLoadError";

/** Most visitors go to one of these next. */
export const LIKELY_ROUTES: readonly RouteId[] = ["collection/collection", "product/product-screen"];

/** Called when the page is idle: a tap on a dress then waits for its data only. */
export function prefetchLikelyRoutes(): void {
  for (const id of LIKELY_ROUTES) {
    const route = globalThis.__reactRouterManifest?.routes[id];
    if (route) import(/* @vite-ignore */ route.module).catch(() => undefined);
  }
}

/**
 * Loads a screen's script, instead of the router's own function (docs/decisions/008-first-screen.md). For one that does not
 * arrive it returns a screen that throws when it is rendered, because the router ignores a rejection here. That is not
 * stored under the route's id. Chromium remembers the failure; only a reload of the page asks again.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const arrived: unknown = await Promise.race([import(/* @vite-ignore */ route.module), timeOut()]);
    loaded[route.id] = arrived;
    return arrived;
  } catch (cause) {
    return missingScreen(chunkLoadError(route.module, cause));
  }
}

function timeOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, CHUNK_TIME_OUT_MS));
}

/** The router also calls the client action of a screen that it only shows, and shows nothing without one. */
function missingScreen(error: Error) {
  function throwError(): never {
    throw error;
  }
  return { default: throwError, clientAction: throwError };
}

function chunkLoadError(address: string, cause: unknown): Error {
  const name = address.split("/").at(-1)?.replace(/\.js$/, "") ?? address;
  const error = new Error(`Loading chunk ${name} failed`, { cause });
  error.name = CHUNK_LOAD_ERROR;
  return error;
}
