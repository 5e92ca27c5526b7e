/** The router's record of a route, as far as loading its module goes. */
type Route = { id: string; module: string; css?: readonly string[] };

declare global {
  // The router's own, from the document. Not part of its types.
  var __reactRouterManifest: { routes: Record<string, Route | undefined> } | undefined;
}

/** Where most visitors go from wherever they are. */
const LIKELY_ROUTES = ["routes/collection/collection", "routes/product/product"];

/** Specification, section 9. */
const CHUNK_TIME_OUT_MS = 120_000;

/** Without its styles a screen is still better than none; a sheet that takes longer is put on when it arrives. */
const STYLES_TIME_OUT_MS = 3_000;

/** Error screens know a failed script by this name. */
export const CHUNK_LOAD_ERROR = "ChunkLoadError";

/** Sheets that screens have brought along. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a screen's script and styles, in the place of the router's own function (see docs/decisions/004-chunks.md). A
 * script that does not arrive becomes a screen that throws when it is drawn: the router would not notice a rejection
 * here. It is not kept under the route's id; Chromium keeps the failure itself, and only a reload of the page asks again.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const styles = Promise.all((route.css ?? []).map(loadStylesheet));
  try {
    const arrived: unknown = await withTimeout(import(/* @vite-ignore */ route.module));
    await Promise.race([styles, afterMs(STYLES_TIME_OUT_MS)]);
    loaded[route.id] = arrived;
    return arrived;
  } catch (cause) {
    return missingScreen(chunkLoadError(route.module, cause));
  }
}

/**
 * Once the page is at rest: what a tap on a dress waits for is then its data alone. The styles are fetched only; who puts
 * them on while somebody scrolls has the page measured under her hand.
 */
export function prefetchLikelyRoutes(): void {
  for (const id of LIKELY_ROUTES) {
    const route = globalThis.__reactRouterManifest?.routes[id];
    if (!route) continue;
    import(/* @vite-ignore */ route.module).catch(() => undefined);
    for (const href of route.css ?? []) {
      if (hasStylesheet(href)) continue;
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href }),
      );
    }
  }
}

function hasStylesheet(sheet: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${sheet}"]`) !== null;
}

/**
 * Puts a style sheet on the page for good, as soon as its screen is likely to come: each sheet that comes or goes has the
 * browser measure every text anew, which must not fall into the change of screens.
 */
function loadStylesheet(href: string): Promise<unknown> {
  const begun = sheets.get(href);
  if (begun) return begun;
  if (hasStylesheet(href)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const arrived = new Promise<unknown>((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  sheets.set(href, arrived);
  return arrived;
}

function afterMs(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function withTimeout(arrival: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIME_OUT_MS);
  });
  try {
    return await Promise.race([arrival, late]);
  } finally {
    clearTimeout(timer);
  }
}

function missingScreen(error: Error) {
  return {
    default: function MissingScreen() {
      throw error;
    },
  };
}

function chunkLoadError(address: string, cause: unknown): Error {
  const name = address.split("/").at(-1)?.replace(/\.js$/, "") ?? address;
  const error = new Error(`Loading chunk ${name} failed`, { cause });
  error.name = CHUNK_LOAD_ERROR;
  return error;
}
