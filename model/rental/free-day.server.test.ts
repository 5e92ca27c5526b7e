import { expect, test } from "vitest";
import { dayNumber } from "#model/days/day.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { collectionList, facetsOf } from "#model/dresses/facets.server.ts";
import type { Product } from "#model/dresses/product.ts";
import type { Terms } from "#model/texts/terms.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { writeBusyDays } from "./busy-days.ts";
import type { CalendarShop } from "./free-day.server.ts";
import type { PublicPiece } from "./free-on-day.ts";

const TODAY = "2027-05-01";
const TERMS = { rentalIncludes: "" };
const size = (label: string) => ({ label, isAvailable: true });
const blush = { slug: "blush", name: "Blush", value: "#e6c4ba", isAvailable: true };
const midnight = { slug: "midnight", name: "Midnight", value: "#0c1430", isAvailable: true };

const products: Product[] = [
  sampleProduct("lia", { silhouette: "A-line", colours: [blush, midnight], sizes: [size("36"), size("38")] }),
  sampleProduct("mia", { silhouette: "Mermaid", colours: [midnight], sizes: [size("38")] }),
  sampleProduct("fia", { silhouette: "Mermaid", colours: [blush], sizes: [size("36")] }),
];

function june(from: number, to: number) {
  const before = dayNumber("2027-05-31");
  return writeBusyDays([{ first: before + from, last: before + to }], dayNumber(TODAY));
}

/** Fia is in no calendar. */
const pieces: Readonly<Record<string, PublicPiece[]>> = {
  "product-lia": [
    { size: "36", colour: "blush", busy: june(10, 14) },
    { size: "38", colour: "midnight", busy: "" },
  ],
  "product-mia": [{ size: "38", busy: june(10, 20) }],
};

const times = { arrives: 1, goesBack: 1, daysBefore: 0, daysAfter: 0 };

const calendar = {
  today: () => TODAY,
  daysOf: ({ id }: Pick<Product, "id">) => {
    const own = pieces[id];
    return own && { ...times, pieces: own };
  },
};

type Around = {
  catalogue: Catalogue;
  texts: { terms: Terms };
  calendar: CalendarShop["calendar"] | undefined;
};

const shop: Around = {
  catalogue: { revision: "1", products, inCalendar: new Set(Object.keys(pieces)) },
  texts: { terms: TERMS },
  calendar,
};

function listAt(query: string, of: Partial<Around> = {}) {
  const { calendar: own, ...others } = { ...shop, ...of };
  const around = { ...others, ...(own && { calendar: own }) };
  const list = collectionList(around, "tulle-dresses", new URLSearchParams(query));
  return { ...list, slugs: list.products.map(({ slug }) => slug) };
}

test.each([
  ["free=2027-06-12", ["lia"]],
  ["free=2027-06-09", ["lia"]],
  ["free=2027-06-08", ["lia", "mia"]],
  ["free=2027-06-22", ["lia", "mia"]],
  ["", ["lia", "mia", "fia"]],
  ["free=12.6.2027", ["lia"]],
  ["free=2.6.20", ["lia", "mia", "fia"]],
  ["free=0202-06-12", ["lia", "mia", "fia"]],
])("a list at ?%s is of %j", (query, slugs) => expect(listAt(query).slugs).toEqual(slugs));

test.each([
  ["size=36", ["lia"], ["size"]],
  ["size=38", ["lia"], []],
  ["colour=pink", ["lia"], ["colour"]],
  ["colour=blue&size=38", ["lia"], []],
  ["silhouette=mermaid", ["lia"], ["silhouette"]],
])("with %s it is of what is free so, or says what it leaves out", (query, slugs, without) => {
  expect(listAt(`free=2027-06-12&${query}`)).toMatchObject({ slugs, without });
});

test("the form counts what is free in each size and colour", () => {
  const { all, filter, free } = listAt("free=2027-06-12");
  const counts = facetsOf(all, filter, free?.isFree).map(({ name, options }) => [
    name,
    options.map(({ value, count }) => `${value} ${count}`).join(", "),
  ]);
  const [size, colour] = ["36 0, 38 1", "pink 0, blue 1"];
  expect(Object.fromEntries(counts)).toMatchObject({ size, colour, silhouette: "a-line 1, mermaid 0" });
});

const unchecked = "We cannot check our calendar just now. Write to us, and we will.";
const silent = { ...calendar, today: () => undefined };

test.each([
  ["free=2027-04-30", "That date has passed.", {}],
  ["free=2027-05-01", "Nothing is available on 1 May 2027. Here are all the dresses:", {}],
  ["free=2031-06-12", "Our calendar is open until 28 April 2029. Do ask about a later date.", {}],
  ["free=2027-06-12", unchecked, { calendar: silent }],
  ["free=2027-06-12", unchecked, { calendar: undefined }],
])("a whole list at ?%s says why: %s", (query, said, of) => {
  const list = listAt(query, of);
  expect(list.slugs).toEqual(["lia", "mia", "fia"]);
  expect(list.free?.note?.replaceAll("\u00a0", " ")).toBe(said);
});

test("a label without a calendar is asked for no day", () => {
  const catalogue = { ...shop.catalogue, inCalendar: new Set<string>() };
  const slugs = ["lia", "mia", "fia"];
  expect(listAt("free=2027-06-12", { catalogue })).toMatchObject({ free: undefined, slugs });
});
