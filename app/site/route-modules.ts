/** The router's record of a route, as far as loading its module goes. */
type Route = { id: string; module: string };

/** Specification, section 9. */
const CHUNK_TIME_OUT_MS = 120_000;

/** Error screens know a failed script by this name. */
export const CHUNK_LOAD_ERROR = "ChunkLoadError";

/**
 * Loads a screen's script, in the place of the router's own function (see docs/decisions/004-chunks.md). One that does not
 * arrive becomes a screen that throws when it is drawn: the router would not notice a rejection here. It is not
 * remembered, so that the next attempt is a new one.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const arrived: unknown = await inTime(import(/* @vite-ignore */ route.module));
    loaded[route.id] = arrived;
    return arrived;
  } catch (cause) {
    return missingScreen(chunkLoadError(route.module, cause));
  }
}

async function inTime(arrival: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, CHUNK_TIME_OUT_MS);
  try {
    return await Promise.race([arrival, late.promise]);
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
