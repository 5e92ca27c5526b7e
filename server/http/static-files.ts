import sirv from "sirv";
import { cachePolicies } from "#app/cache-policies.ts";
import type { Middleware } from "./middleware.ts";

const HASHED = "/static/";

/** Scripts, styles and fonts of the build, each with its .br and .gz beside it. */
export function staticFiles(folder: string): Middleware {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith(HASHED);
      response.setHeader("Cache-Control", isHashed ? cachePolicies.immutable : cachePolicies.file);
      // The one type that sirv's table of types leaves out.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/vnd.microsoft.icon");
    },
  });
}

/** A script of an earlier deployment: plain text, never a page that a browser would try to run. */
export const missingFiles: Middleware = (request, response, next) => {
  if (!request.url?.startsWith(HASHED)) return next();
  response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": cachePolicies.never }).end();
};

/**
 * sirv takes every range for "from-to", and throws at one that runs backwards. Any other gets the whole file, as
 * RFC 9110 (14.2) allows.
 */
export const plainRanges: Middleware = (request, _response, next) => {
  const { range = "" } = request.headers;
  const [, from = "", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const isPlain = from !== "" && (to === "" || Number(from) <= Number(to));
  if (!isPlain) request.headers.range = undefined;
  next();
};

/** sirv closes a file neither when its visitor has left nor when it cannot be read, which would end the process. */
export const releasedFiles: Middleware = (_request, response, next) => {
  response.once("pipe", (file) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
  next();
};
