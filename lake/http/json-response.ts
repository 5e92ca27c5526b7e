import type { HttpError } from "@trousseau/host/http-error.ts";

export function jsonResponse(value: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(value), { ...init, headers });
}

export function errorResponse(failure: HttpError): Response {
  return jsonResponse(failure.body, { status: failure.status, headers: failure.headers });
}

/** RFC 9110, 13.1.2, asks for weak comparison, lists and `*`. */
export function matchesEtag(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  if (known === null) return false;
  return known.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
