import { cachePolicies } from "#app/cache-policies.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { busyWords } from "#words/errors.ts";

/**
 * Refuses what a page of another site sends in a visitor's name. The router compares the origin alone, and where a browser hides it, it would take
 * a foreign form and refuse the shop's own.
 */
export const refuseForeignForms: FetchHandler = (request) => {
  if (request.method !== "POST" || !isForeign(request)) return undefined;
  return new Response(busyWords.foreignForm, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.never },
  });
};

/** "none": somebody has opened it in the browser itself. Browsers before 2023 say nothing but the origin; a program says what it likes. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  return origin !== null && origin !== new URL(url).origin;
}
