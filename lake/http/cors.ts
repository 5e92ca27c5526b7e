import { jsonResponse } from "./json-response.ts";

/** Allowed pages may call the lake, and a login may lead to them. */
export type Origins = {
  isAllowed(origin: string, request: { url: string }): boolean;
};

export function createOrigins(allowed: readonly string[]): Origins {
  const known = new Set(allowed.map((address) => new URL(address).origin));
  return {
    // The lake's own pages have the origin of the request.
    isAllowed: (origin, request) => known.has(origin) || origin === new URL(request.url).origin,
  };
}

/**
 * A page of another site has sent this. Browsers before 2023 say nothing but the origin, and a page that sends no referrer hides
 * even that.
 */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  return origin !== null && origin !== "null" && origin !== new URL(url).origin;
}

/** An allowed page may read the response. Browsers keep it from any other page. */
export function withCors(request: Request, response: Response, origins: Origins): Response {
  // Pictures and files are public, so one cached copy serves everybody.
  if (!new URL(request.url).pathname.startsWith("/v")) {
    response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  }
  const origin = request.headers.get("Origin");
  response.headers.append("Vary", "Origin");
  if (origin === null || !origins.isAllowed(origin, request)) return response;
  response.headers.set("Access-Control-Allow-Origin", origin);
  response.headers.set("Access-Control-Allow-Credentials", "true");
  response.headers.set("Access-Control-Expose-Headers", "X-Sanity-Sha1, ETag");
  if (request.method === "OPTIONS") {
    response.headers.set("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, DELETE");
    response.headers.set(
      "Access-Control-Allow-Headers",
      request.headers.get("Access-Control-Request-Headers") ?? "",
    );
    response.headers.set("Access-Control-Max-Age", "600");
  }
  return response;
}

/** The client tells "not allowed" from "not reachable" by `/check/cors`. */
export function corsCheckResponse(request: Request, origins: Origins): Response {
  const origin = request.headers.get("Origin");
  const allowed = origin === null || origins.isAllowed(origin, request);
  return jsonResponse(
    { result: { allowed, withCredentials: allowed } },
    { headers: { "Access-Control-Allow-Origin": "*" } },
  );
}
