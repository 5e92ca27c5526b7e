import type { Origins } from "../http/allowed-origins.ts";
import { jsonResponse } from "../http/json-response.ts";

/** A browser asks whether a page may send a request at all. */
export function preflightResponse(request: Request, origins: Origins): Response {
  return withCors(request, new Response(null, { status: 204 }), origins);
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
