import type { RentalCalendar } from "#content/rental-calendar.server.ts";
import { type Catalogue, inCategory } from "#model/dresses/catalogue.ts";
import { filtered, filterOf } from "#model/dresses/facets.server.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { COLLECTION_PARAM, RENTAL_DAYS_PATH } from "#model/rental/busy-days.ts";
import { listedSlugs } from "#model/screens/wishlist-address.ts";
import type { Terms } from "#model/texts/terms.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { at } from "./http/at.ts";
import type { FetchHandler } from "./http/middleware.ts";

type RentalDaysParts = {
  calendar: Pick<RentalCalendar, "today" | "daysOf">;
  catalogue(): Catalogue | undefined;
  terms(): Terms;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Tells on which days the dresses of a query are to be had, by their slugs as they were asked for, or those of a filtered collection. A
 * dress without a calendar is left out, and there is no such address where all of them are. A query without a dress is told the label's date.
 */
export function rentalDays({ calendar, catalogue, terms, now = Date.now }: RentalDaysParts): FetchHandler {
  function tell({ url }: Request): Response {
    const { searchParams } = new URL(url);
    const shownCatalogue = catalogue();
    const today = calendar.today(now());
    if (!shownCatalogue || today === undefined) return without(503);
    const collection = searchParams.get(COLLECTION_PARAM);
    const listed = collection === null ? [] : inCategory(shownCatalogue, collection);
    const requestedDresses = [
      ...listedSlugs(searchParams).map((slug) => ({ slug, dress: findDress(shownCatalogue, slug) })),
      ...filtered(listed, filterOf(listed, searchParams)).map((dress) => ({ slug: dress.slug, dress })),
    ];
    const dresses = requestedDresses.flatMap(({ slug, dress }) => {
      const days =
        dress && shownCatalogue.inCalendar?.has(dress.id)
          ? calendar.daysOf(dress, terms(), today)
          : undefined;
      return days ? [[slug, days] as const] : [];
    });
    if (dresses.length === 0 && searchParams.size > 0) return without(404);
    return Response.json(
      { today, dresses: Object.fromEntries(dresses) },
      { headers: { "Cache-Control": cachePolicies.own } },
    );
  }

  return at(RENTAL_DAYS_PATH, { GET: tell });
}

function without(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": cachePolicies.never } });
}
