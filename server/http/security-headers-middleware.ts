import { STRICT_TRANSPORT_SECURITY, securityHeaders } from "#app/security-headers.ts";
import type { Middleware } from "./middleware.ts";
import { type ProxyConfig, publicOrigin } from "./proxy-config.ts";

export function withSecurityHeaders(proxy: ProxyConfig): Middleware {
  return (request, response, next) => {
    const headers = securityHeadersFor(publicOrigin(request, proxy));
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
