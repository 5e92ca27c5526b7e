import type { ServerPath } from "#model/screens/route-table.ts";
import type { FetchHandler } from "./middleware.ts";

type Method = "GET" | "POST" | "OPTIONS";

/**
 * Answers at one address, and refuses what cannot be done there. Whoever answers GET answers HEAD, whose body the server leaves out.
 * `headers` are those of every answer that is made here.
 */
export function at(
  path: ServerPath,
  handlers: Partial<Record<Method, FetchHandler>>,
  headers: Record<string, string> = {},
): FetchHandler {
  const byMethod = new Map<string, FetchHandler>(Object.entries(handlers));
  const get = byMethod.get("GET");
  if (get) byMethod.set("HEAD", get);
  const allowed = [...byMethod.keys()].sort().join(", ");
  return (request, clientIp) => {
    if (new URL(request.url).pathname !== path) return undefined;
    const handler = byMethod.get(request.method);
    return handler
      ? handler(request, clientIp)
      : new Response(null, { status: 405, headers: { ...headers, Allow: allowed } });
  };
}
