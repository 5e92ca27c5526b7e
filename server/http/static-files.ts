import { existsSync } from "node:fs";
import sirv from "sirv";
import type { ServerPath } from "#model/screens/route-table.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { Middleware } from "./middleware.ts";
import { type ProxyConfig, publicOrigin } from "./proxy-config.ts";

const HASHED: ServerPath = "/static/";

/** Scripts, styles and fonts of the build, each with its .br and .gz beside it. */
export function staticFiles(folder: string): Middleware {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => response.setHeader("Cache-Control", cachePolicies.immutable),
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

/** sirv closes no file whose visitor has left or that cannot be read, which would end the process. */
export const releasedFiles: Middleware = (_request, response, next) => {
  response.once("pipe", (file) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
  next();
};

const PATH = "/studio";

/** The built Studio on the lake's own address. Where nobody has built it, there is no such page. */
export function studioFiles(folder: string, proxy: ProxyConfig): Middleware {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  const serve = sirv(folder, {
    single: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith("/assets/");
      response.setHeader("Cache-Control", isHashed ? cachePolicies.immutable : cachePolicies.never);
    },
  });
  return (request, response, next) => {
    const path = request.url ?? "/";
    if (path !== PATH && !path.startsWith(`${PATH}/`)) return next();
    response.setHeader("Content-Security-Policy", studioPolicy(publicOrigin(request, proxy) ?? ""));
    response.setHeader("X-Robots-Tag", "noindex");
    request.url = path.slice(PATH.length) || "/";
    serve(request, response, next);
  };
}

/**
 * Studio may load from and call this address, and nothing else. By itself it requests news, version checks, fonts
 * and telemetry from sanity.io; it works as well without.
 */
function studioPolicy(origin: string): string {
  const sockets = origin.replace(/^http/, "ws");
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Its styles are made while it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Not every browser counts a WebSocket to the same host as 'self'.
    `connect-src 'self' ${sockets}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
