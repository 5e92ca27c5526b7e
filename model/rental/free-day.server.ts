import { say } from "@trousseau/words/say.ts";
import { dayInWords, FIRST_DAY, isDay, LAST_DAY, readDay } from "#model/days/day.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import type { Filter } from "#model/dresses/facet.ts";
import { facetValueOf } from "#model/dresses/facet-values.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { FREE_PARAM } from "#model/screens/url-parameters.ts";
import type { Shop } from "#model/services/shop.ts";
import inTimeWords from "#words/in-time.json" with { type: "json" };
import rentingDayWords from "#words/renting-day.json" with { type: "json" };
import { answerFor, type PublicPiece } from "./free-on-day.ts";

/** Whether a dress is free on her day, in one of the sizes and colours of a filter. */
export type IsFree = (product: Product, filter: Filter) => boolean;

/** Words of the field for her day, of the same at the head of the list, of the button that takes it from the device, and the last day that it takes. */
export type FreeWords = { label: string; ask: string; use: string; last: string };

/** The list is whole without `isFree`, and `note` says why: nobody can tell just now, or nothing is free. */
type FreeDay = { form: FreeWords; day?: string; chip?: string; note?: string; isFree?: IsFree };

/** A list needs this of the shop to know who is free. */
export type CalendarShop = Pick<Shop, "catalogue" | "calendar"> & { texts: Pick<Shop["texts"], "terms"> };

/** The day that an address asks for; undefined where the list has no calendar. */
export function askedDay(
  catalogue: Catalogue,
  products: readonly Product[],
  parameters: URLSearchParams,
): string | undefined {
  return asksForDay(catalogue, products) ? dayOf(parameters) : undefined;
}

/** Browsers without a date field send what was typed. */
function dayOf(parameters: URLSearchParams): string | undefined {
  const day = readDay(parameters.get(FREE_PARAM) ?? "");
  return isDay(day) && day >= FIRST_DAY ? day : undefined;
}

/** Whether a day can be asked of this list: some of its dresses are in the label's calendar. */
function asksForDay({ inCalendar }: Catalogue, products: readonly Product[]): boolean {
  return inCalendar !== undefined && products.some(({ id }) => inCalendar.has(id));
}

/** Who is free on the day of an address, where the list has a calendar. Words come from here, because most collections do without them. */
export function freeDayOf(
  shop: CalendarShop,
  products: readonly Product[],
  day: string | undefined,
): FreeDay | undefined {
  if (!asksForDay(shop.catalogue, products)) return undefined;
  const words = rentingDayWords.filter;
  const form = { label: words.label, ask: words.ask, use: words.use, last: LAST_DAY };
  if (day === undefined) return { form };
  const inWords = dayInWords(day);
  const requestedDay = { form, day, chip: say(words, "chip", { day: inWords }) };
  const today = shop.calendar?.today();
  if (today === undefined) return { ...requestedDay, note: rentingDayWords.unknown };
  if (day < today) return { ...requestedDay, note: inTimeWords.past };
  const isFree = freeOn(shop, day, today);
  const isAnyFree = products.some((product) => isFree(product, {}));
  if (isAnyFree) return { ...requestedDay, isFree };
  const last = lastTold(shop, products, { day, today });
  return {
    ...requestedDay,
    note:
      last === undefined
        ? say(words, "none", { day: inWords })
        : say(rentingDayWords, "far", { last: dayInWords(last) }),
  };
}

/** The last day that anybody is told about, where the one that is asked for is later. */
function lastTold(
  { catalogue, calendar, texts }: CalendarShop,
  products: readonly Product[],
  { day, today }: { day: string; today: string },
): string | undefined {
  const answers = products.flatMap((product) => {
    const isListed = catalogue.inCalendar?.has(product.id);
    const days = isListed ? calendar?.daysOf(product, texts.terms, today) : undefined;
    return days ? answerFor(days, { day, today }) : [];
  });
  const lasts = answers.flatMap((answer) => (answer.kind === "far" ? answer.last : []));
  return lasts.length === answers.length ? lasts.sort().at(-1) : undefined;
}

function freeOn({ catalogue, calendar, texts }: CalendarShop, day: string, today: string): IsFree {
  const cachedAnswers = new Map<string, boolean>();
  const ask: IsFree = (product, filter) => {
    const isListed = catalogue.inCalendar?.has(product.id);
    const days = isListed ? calendar?.daysOf(product, texts.terms, today) : undefined;
    return days !== undefined && answerFor(days, { day, today }, isMeantBy(product, filter)).kind === "free";
  };
  return (product, filter) => {
    const key = JSON.stringify([product.id, filter.size, filter.colour]);
    const isFree = cachedAnswers.get(key) ?? ask(product, filter);
    cachedAnswers.set(key, isFree);
    return isFree;
  };
}

/** A piece of no certain size or colour is of every one. */
function isMeantBy({ colours }: Product, { size: sizes, colour: families }: Filter) {
  return ({ size, colour: slug }: PublicPiece) => {
    const colour = colours.find((other) => other.slug === slug);
    return (
      (!(sizes && size) || sizes.includes(facetValueOf(size))) &&
      (!(families && colour) || families.includes(colourFamilyOf(colour.value)))
    );
  };
}
