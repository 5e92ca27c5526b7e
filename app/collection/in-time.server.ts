import { say } from "@trousseau/words/say.ts";
import { dayInWords } from "#model/days/day.ts";
import { queryFor } from "#model/dresses/choice.ts";
import type { Filter } from "#model/dresses/facet.ts";
import { choiceBy, filtered } from "#model/dresses/facets.server.ts";
import { knowsLeadTime } from "#model/dresses/lead-time.ts";
import { type Product, productPath } from "#model/dresses/product.ts";
import { type AskedShop, askableDress } from "#model/rental/askable-dress.server.ts";
import type { IsFree } from "#model/rental/free-day.server.ts";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import words from "#words/renting-day.json" with { type: "json" };

/** More names are a list of their own. */
const MOST = 24;

type NarrowedList = {
  all: readonly Product[];
  filter: Filter;
  day: string | undefined;
  /** Undefined where none can be rented on her day. */
  isFree: IsFree | undefined;
};

/**
 * The dresses of a filter that cannot be rented on her day, and that can be made or sent in time; undefined where there are none, or
 * where nobody can tell.
 */
export function toBuyInTime(shop: AskedShop, { all, filter, day, isFree }: NarrowedList) {
  const today = shop.calendar?.today();
  if (day === undefined || today === undefined || day < today) return undefined;
  const dresses: { name: string; href: string }[] = [];
  for (const product of filtered(all, filter)) {
    if (dresses.length === MOST) break;
    if (isFree?.(product, filter)) continue;
    const choice = choiceBy(filter, product);
    const { ways, leadTime } = waysToAsk(askableDress(shop, product), {
      chosen: { colour: choice.colour?.slug, size: choice.size?.label },
      day,
      calendar: { today, dresses: {} },
      today,
    });
    const isToBuy = ways.some(({ kind }) => kind === "purchase");
    const isInTime = isToBuy && leadTime && knowsLeadTime({ ...leadTime, offers: ["purchase"] });
    if (isInTime) dresses.push({ name: product.name, href: productPath(product.slug) + queryFor(choice) });
  }
  if (dresses.length === 0) return undefined;
  return { words: say(words.filter, "inTime", { day: dayInWords(day) }), dresses };
}
