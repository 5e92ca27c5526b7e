/** The router's record of a route, as far as loading its module goes. */
type Route = { id: string; module: string; css?: readonly string[] };

declare global {
  // The router's own, from the document. Not part of its types.
  var __reactRouterManifest: { routes: Record<string, Route | undefined> } | undefined;
}

/** Specification, section 9. */
const CHUNK_TIME_OUT_MS = 120_000;

/** After this a screen is shown without its style sheet, which applies when it arrives. */
const STYLES_TIME_OUT_MS = 3_000;

/** Error screens know a failed script by this name. */
export const CHUNK_LOAD_ERROR = "ChunkLoadError";

/** Style sheets that have been added since the document was loaded. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a screen's script and styles, instead of the router's own function (see docs/decisions/004-chunks.md). For a
 * script that does not arrive it returns a screen that throws when it is rendered, because the router ignores a rejection
 * here. That is not stored under the route's id. Chromium remembers the failure; only a reload of the page asks again.
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

/** Also one that a lazy part has brought, without the router's fragment, unless it has failed or is on its way. */
export function hasStylesheet(sheet: string): boolean {
  const plain = sheet.replace(/#$/, "");
  return linksTo(sheet).length > 0 || linksTo(plain).some((link) => link.sheet !== null);
}

/** However a link writes the address: a lazy part's begins with the shop's origin. */
function linksTo(sheet: string): HTMLLinkElement[] {
  const { href } = new URL(sheet, location.href);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter((link) => link.href === href);
}

/**
 * Adds a style sheet to the document, permanently: adding or removing one causes a layout of the whole page, which must not
 * happen during a change of screens.
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
  document.head.append(link, ...linksForLazyParts(href));
  sheets.set(href, arrived);
  return arrived;
}

/** As the server writes them (inline-styles.ts): a lazy part looks for its sheet without the router's fragment. */
function linksForLazyParts(href: string): HTMLLinkElement[] {
  if (!href.endsWith("#")) return [];
  const plain = { rel: "stylesheet", href: href.slice(0, -1), disabled: true };
  return [Object.assign(document.createElement("link"), plain)];
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

/** The router asks a screen's module for its client action also when it only shows the screen, and shows nothing without one. */
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
