import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Renditions } from "@trousseau/content-lake/renditions";
import sirv from "sirv";
import { cachePolicies } from "#app/cache-policies.ts";
import type { FetchHandler, Middleware } from "#server/http/middleware.ts";

const picture = /^\/house\/([a-z0-9-]+\.jpg)$/;
const film = /^\/house\/[a-z0-9-]+\.(mp4|webm)(\?|$)/;

/**
 * A request without a size gets this rendition, large enough for any screen. It never gets the original, which says
 * where it was taken.
 */
const LARGEST = { w: "1920", fit: "max", auto: "format" };

/** The label's own pictures, /house/bow-detail.jpg, in any rendition. */
export function labelPictures(contentFolder: string, renditions: Renditions): FetchHandler {
  return async (request, client) => {
    const address = new URL(request.url);
    const [, name] = picture.exec(address.pathname) ?? [];
    if (!name) return undefined;
    const file = ["images", "film"]
      .map((folder) => join(contentFolder, folder, name))
      .find((path) => existsSync(path));
    if (!file) return undefined;
    const response = await renditions.respond(new Request(sized(address), request), file, client);
    // The file keeps its name when the label replaces it.
    if (response.ok) response.headers.set("Cache-Control", cachePolicies.file);
    return response;
  };
}

function sized(address: URL): URL {
  if ([...address.searchParams.keys()].some((name) => name !== "dl")) return address;
  const search = new URLSearchParams({ ...LARGEST, ...Object.fromEntries(address.searchParams) });
  return new URL(`?${search}`, address);
}

/** The label's films, /house/hero.mp4: browsers ask for them piece by piece, which sirv knows. */
export function labelFilms(contentFolder: string): Middleware {
  const serve = sirv(join(contentFolder, "film"), {
    etag: true,
    setHeaders: (response) => response.setHeader("Cache-Control", cachePolicies.file),
  });
  return (request, response, next) => {
    if (!request.url || !film.test(request.url)) return next();
    request.url = request.url.slice("/house".length);
    serve(request, response, next);
  };
}
