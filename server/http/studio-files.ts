import { existsSync } from "node:fs";
import sirv from "sirv";
import { cachePolicies } from "#app/cache-policies.ts";
import type { Middleware } from "./middleware.ts";
import { type ProxyConfig, publicOrigin } from "./proxy-config.ts";

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
