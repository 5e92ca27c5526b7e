import { say } from "@trousseau/words/say.ts";
import { z } from "zod";
import { isSold } from "#model/dresses/availability.ts";
import { findBySlug, inCategory, listedIn } from "#model/dresses/catalogue.ts";
import { categoryOf } from "#model/dresses/category.ts";
import type { Choice } from "#model/dresses/choice.ts";
import { currencyOf, minorUnits } from "#model/dresses/currency.ts";
import { type FacetName, type Filter, facetNames } from "#model/dresses/facet.ts";
import { facetValueOf } from "#model/dresses/facet-values.server.ts";
import { choiceBy, filtered, seenInColourFirst } from "#model/dresses/facets.server.ts";
import { priceInWords } from "#model/dresses/price.ts";
import type { Product } from "#model/dresses/product.ts";
import { priceIn } from "#model/dresses/product-terms.ts";
import { type CalendarShop, freeDayOf } from "#model/rental/free-day.server.ts";
import assistantWords from "#words/assistants.json" with { type: "json" };
import colourFamilies from "#words/colour-families.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import { runSearch, type SearchedShop } from "./run-search.server.ts";

/** The origin ends in the path of the shop's language. */
type FoundShop = SearchedShop & CalendarShop & { origin: string };

/** A program reads the code, and a person the content. */
export type Note = { type: "info"; code: string; content: string };

/** More than anybody pages through; each is marked with its reasons, which takes time. */
const MOST_FOUND = 400;

/** A size is a number to many programs. */
export const word = z.coerce.string().max(200);
const words = z.array(word).max(30);
const values = z.union([words, word.transform((value) => [value])]).optional();
const amount = z.int().min(0).optional();

/** The shop's own filters stand beside those of the protocol, under the names that its addresses have. */
export const filters = z.object({
  categories: words.optional().describe("Names or slugs of collections"),
  price: z
    .object({ min: amount, max: amount })
    .optional()
    .describe(
      "In the smallest unit of the shop's currency, such as cents; of renting, where `for` is rent alone",
    ),
  colour: values.describe(
    `One of: ${Object.keys(colourFamilies).join(", ")}. Any other colour belongs in the query`,
  ),
  silhouette: values,
  neckline: values,
  sleeves: values,
  fabric: values,
  size: values.describe("As the shop writes it, such as 38"),
  for: values.describe("rent or purchase"),
  availability: values.describe("available, made-to-order, last, sold, out"),
  free: z.iso
    .date()
    .optional()
    .describe("A date, such as 2027-06-12: leaves the dresses that are available for an event on it"),
});

export type Filters = z.output<typeof filters>;

export type Found = { product: Product; choice: Partial<Choice> };

/** The dresses that the shop's own search and lists show for the same words and choices, in their order. */
export async function findDresses(shop: FoundShop, query: string, wishes: Filters, currency?: string) {
  if (!query) {
    const { hits, messages } = narrowed(shop, listed(shop, wishes), wishes, currency);
    const byProduct = new Map(hits.map((one) => [one.product, one]));
    const inOrder = seenInColourFirst([...byProduct.keys()], filterIn(wishes));
    return { hits: inOrder.flatMap((product) => byProduct.get(product) ?? []), messages };
  }
  const { hits, messages } = await searched(shop, query);
  const narrowing = narrowed(shop, hits, wishes, currency);
  return { hits: narrowing.hits, messages: [...messages, ...narrowing.messages] };
}

/** Those of these dresses that all filters leave, each in the choice that they make. */
export function narrowed(shop: FoundShop, hits: readonly Found[], wishes: Filters, currency?: string) {
  const { catalogue, texts } = shop;
  const filter = filterIn(wishes);
  // The whole catalogue is one list, whose values are read once.
  const left = new Set(filtered(catalogue.products, filter));
  const isNamed = named(wishes.categories, texts);
  const all = hits.filter(({ product }) => left.has(product) && isNamed(product.category));
  const freeDay = freeDayOf(
    shop,
    all.map(({ product }) => product),
    wishes.free,
  );
  const note = wishes.free === undefined || all.length === 0 ? undefined : (freeDay ?? noCalendar).note;
  const available = all
    .filter(({ product }) => freeDay?.isFree?.(product, filter) ?? true)
    .map(({ product, choice }) => ({
      product,
      choice: { ...choice, ...chosenIn(choiceBy(filter, product)) },
    }));
  const affordable = withinPrice(available, wishes, { code: currencyOf(texts.labelSettings).code, currency });
  return { ...affordable, messages: [...notesOf("day_not_answered", note), ...affordable.messages] };
}

type Currencies = { code: string; currency: string | undefined };

/** Whether a dress is left would tell a price that is on request: none of those is. */
function withinPrice(hits: readonly Found[], wishes: Filters, { code, currency = code }: Currencies) {
  if (!wishes.price) return { hits, messages: [] };
  if (folded(currency) !== folded(code)) {
    const content = say(assistantWords, "otherCurrency", { currency: code });
    return { hits, messages: notesOf("price_filter_ignored", content) };
  }
  const { min = 0, max = Number.POSITIVE_INFINITY } = wishes.price;
  const costs = ({ product }: Found) => priceIn(product, wantsToRent(wishes));
  const isWithin = (units: number) => min <= units && units <= max;
  const hasUntold = hits.some((one) => costs(one) === null && !isSold(one.product));
  return {
    hits: hits.filter((one) => {
      const price = costs(one);
      return price !== null && isWithin(minorUnits(price));
    }),
    messages: notesOf("price_on_request", hasUntold ? priceInWords(null) : ""),
  };
}

const noCalendar = { note: assistantWords.noCalendar };

/** Whether somebody wants to rent and not to buy. */
export function wantsToRent({ for: purposes }: Filters): boolean {
  return purposes?.join() === "rent";
}

async function searched(shop: FoundShop, query: string) {
  const { catalogue, origin } = shop;
  const { results, nearest, without, pages } = await runSearch(shop, query, MOST_FOUND);
  const isNear = results.length === 0 && nearest.length > 0;
  const entries: readonly { slug: string; colour?: string }[] = isNear ? nearest : results;
  const hits = entries.flatMap(({ slug, colour: colourSlug }): Found[] => {
    const product = findBySlug(catalogue, slug);
    const colour = product?.colours.find((one) => one.slug === colourSlug);
    return product ? [{ product, choice: colour ? { colour } : {} }] : [];
  });
  const messages = [
    ...notesOf("nearest", isNear ? assistantWords.nearest : ""),
    ...notesOf(
      "without",
      without?.length ? say(assistantWords, "without", { words: separated(without) }) : "",
    ),
    ...pages.flatMap(({ label, href }) => notesOf("page", `${label}: ${origin}${href}`)),
  ];
  return { hits, messages };
}

function notesOf(code: string, content = ""): Note[] {
  return content ? [{ type: "info", code, content }] : [];
}

function listed({ catalogue, texts }: FoundShop, { categories }: Filters): Found[] {
  const slugs = [...new Set(catalogue.products.map(({ category }) => category))];
  const [only, ...more] = categories ? slugs.filter(named(categories, texts)) : [];
  const products =
    only !== undefined && more.length === 0 ? inCategory(catalogue, only) : listedIn(catalogue);
  return products.map((product) => ({ product, choice: {} }));
}

/** Whether a collection has one of these names, or slugs. */
function named(names: readonly string[] | undefined, { collections }: FoundShop["texts"]) {
  const wanted = names?.map(folded);
  return (slug: string) =>
    !wanted || wanted.some((name) => name === slug || name === folded(categoryOf(slug, collections).label));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

function filterIn(wishes: Filters): Filter {
  const filter: Filter = {};
  for (const name of facetNames) {
    const chosen = name === "price" ? undefined : wishes[name];
    if (chosen?.length) filter[name] = chosen.map((value) => valueIn(name, value));
  }
  return filter;
}

/** A value as an address has it: "Ball gown" is "ball-gown", and "White and ivory" is the family "white". */
function valueIn(name: FacetName, text: string): string {
  if (name === "for" || name === "availability") return folded(text);
  if (name !== "colour") return facetValueOf(text);
  const family = Object.entries(colourFamilies).find(([, label]) => folded(label) === folded(text));
  return family?.[0] ?? folded(text);
}

function chosenIn({ colour, size }: Choice): Partial<Choice> {
  return { ...(colour && { colour }), ...(size && { size }) };
}
