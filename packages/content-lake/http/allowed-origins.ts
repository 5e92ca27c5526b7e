/** Which pages' scripts may call the lake, and where a login may send its session. */
export interface Origins {
  isAllowed(origin: string, request: { url: string }): boolean;
}

export function createOrigins(allowed: readonly string[]): Origins {
  const known = new Set(allowed.map((address) => new URL(address).origin));
  return {
    // The lake's own pages are served from the address that it is asked at.
    isAllowed: (origin, request) => known.has(origin) || origin === new URL(request.url).origin,
  };
}
