/** Allowed pages may call the lake, and a login may lead to them. */
export interface Origins {
  isAllowed(origin: string, request: { url: string }): boolean;
}

export function createOrigins(allowed: readonly string[]): Origins {
  const known = new Set(allowed.map((address) => new URL(address).origin));
  return {
    // The lake's own pages have the origin of the request.
    isAllowed: (origin, request) => known.has(origin) || origin === new URL(request.url).origin,
  };
}
