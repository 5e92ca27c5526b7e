import { STRICT_TRANSPORT_SECURITY, securityHeaders } from "#app/http.ts";
import type { Middleware } from "./middleware.ts";
import { type Outside, originOf } from "./outside.ts";

export function withSecurityHeaders(outside: Outside): Middleware {
  return (request, response, next) => {
    const headers = securityHeadersFor(originOf(request, outside));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}

export function securityHeadersFor(origin: string | undefined): Record<string, string> {
  const isSecure = origin?.startsWith("https:");
  return {
    ...securityHeaders,
    ...(isSecure ? { "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY } : {}),
  };
}
