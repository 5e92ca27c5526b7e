/** The router's record of a route, as far as loading its module goes. */
type Route = { id: string; module: string };

/** Specification, section 9. */
const CHUNK_TIME_OUT_MS = 120_000;

/** Error screens know a failed script by this name. */
export const CHUNK_LOAD_ERROR = "ChunkLoadError";

/** Loads a screen's script. Throws a ChunkLoadError when it does not arrive in time; a later call tries again. */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const arrived: unknown = await inTime(import(/* @vite-ignore */ route.module), route.module);
  loaded[route.id] = arrived;
  return arrived;
}

async function inTime(arrival: Promise<unknown>, address: string): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, CHUNK_TIME_OUT_MS);
  try {
    return await Promise.race([arrival, late.promise]);
  } catch (cause) {
    throw chunkLoadError(address, cause);
  } finally {
    clearTimeout(timer);
  }
}

function chunkLoadError(address: string, cause: unknown): Error {
  const name = address.split("/").at(-1)?.replace(/\.js$/, "") ?? address;
  const error = new Error(`Loading chunk ${name} failed`, { cause });
  error.name = CHUNK_LOAD_ERROR;
  return error;
}
