/**
 * Who may cache what, and for how long. After a publish the shop itself shows the new state within two seconds; caches
 * in front of it add at most what stands here:
 *
 * | policy    | for                                      | browser      | CDN          | oldest that is shown |
 * |-----------|------------------------------------------|--------------|--------------|----------------------|
 * | page      | documents                                | asks, 304    | 5 s          | 5 s                  |
 * | data      | a screen's data, a search, the sitemap   | 30 s         | 5 s          | 35 s                 |
 * | file      | pictures that keep their names           | 1 day        | 1 day        | no price is in them  |
 * | immutable | what is named after its content          | 1 year       | 1 year       | never out of date    |
 * | profile   | what assistants may ask                  | 5 min        | 5 min        | no price is in it    |
 * | own       | busy days, and the label's own calendar  | asks, 304    | not stored   | as it is now         |
 * | preview   | drafts, for one editor                   | not stored   | not stored   |                      |
 * | never     | errors, forms, this moment               | not stored   | not stored   |                      |
 *
 * There is no `stale-while-revalidate`: browsers obey it as well, and would show their own old copy where this table says
 * that they ask. And there is no `stale-if-error`: a CDN that shows yesterday's price is worse than one that shows an error, and the shop has a
 * last good copy of its own.
 *
 * An editor who previews asks for the same URLs with the cookie `preview`. `Vary: Cookie` would not do: many CDNs ignore it,
 * and with it any statistics cookie would have pages of its own. So a CDN answers requests with this cookie from the shop
 * and never from its cache (deploy/nginx-cache.conf, tested), or Studio is given an address of the shop that no CDN serves.
 */
export const cachePolicies = {
  immutable: "public, max-age=31536000, immutable",
  page: "public, max-age=0, s-maxage=5",
  /** Held by browsers just long enough for fetching ahead to pay. */
  data: "public, max-age=30, s-maxage=5",
  file: "public, max-age=86400",
  /** The protocol asks for a minute at least, and for no redirect. */
  profile: "public, max-age=300",
  own: "private, no-cache",
  preview: "private, no-store",
  never: "no-store",
} as const;

/** The answer of a route that scripts ask for a screen's data. */
export function dataResponse(content: unknown): Response {
  return Response.json(content, { headers: { "Cache-Control": cachePolicies.data } });
}
