import { expect, test } from "vitest";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { type Filter, listQuery } from "./facet.ts";
import {
  choiceBy,
  collectionList,
  facetsOf,
  filtered,
  filterOf,
  isOffered,
  seenInColourFirst,
} from "./facets.server.ts";
import type { Product } from "./product.ts";

const colour = (name: string, value: string, isAvailable = true) => {
  return { slug: name.toLowerCase(), name, value, isAvailable };
};
const size = (label: string, isAvailable = true) => ({ label, isAvailable });

const blush = colour("Blush", "#e6c4ba");
const ivory = colour("Ivory", "#f0e8da");
const white = colour("White", "#ffffff");
const midnight = colour("Midnight", "#0c1430");

const sizesOf = (...labels: string[]) => labels.map((label) => size(label));
const lia = { price: dollars(1200), silhouette: "A-line", sleeves: "Long", colours: [blush, ivory, white] };
const mia = { price: dollars(2450), silhouette: "a-line", sleeves: "Straps", colours: [midnight] };
const fia = { silhouette: "Mermaid", sleeves: "Long", colours: [ivory] };
const dresses: readonly Product[] = [
  sampleProduct("lia", { ...lia, sizes: sizesOf("36", "38") }),
  sampleProduct("mia", { ...mia, sizes: [size("38"), size("40", false)] }),
  sampleProduct("fia", { ...fia, sizes: sizesOf("100") }),
];

/** Ranges of prices come with six dresses. */
const thrice = (products: readonly Product[]) =>
  ["", "-2", "-3"].flatMap((end) => products.map((one) => ({ ...one, slug: one.slug + end })));

const optionsOf = (products: readonly Product[], name: string, filter: Filter = {}) =>
  facetsOf(products, filter).find((facet) => facet.name === name)?.options;
const countsOf = (...of: Parameters<typeof optionsOf>) =>
  optionsOf(...of)?.map(({ label, count }) => `${label.replaceAll("\u00a0", " ")}: ${count}`);
const asked = (query: string) => filterOf(dresses, new URLSearchParams(query));
const found = (filter: Filter) => filtered(dresses, filter).map(({ slug }) => slug);

test.each([
  ["colour=white,blue", ["lia", "mia", "fia"]],
  ["colour=white&silhouette=a-line", ["lia"]],
  ["size=40", ["lia", "mia", "fia"]],
  ["fabric=tulle", ["lia", "mia", "fia"]],
])("an address %s finds %j", (query, slugs) => expect(found(asked(query))).toEqual(slugs));

test.each([
  ["on-request", "fia"],
  ["1000-1500", "lia"],
])("an address price=%s finds those at the price", (price, slug) => {
  const products = thrice(dresses);
  const filter = filterOf(products, new URLSearchParams({ price }));
  expect(filtered(products, filter).map((one) => one.slug)).toEqual([slug, `${slug}-2`, `${slug}-3`]);
});

test("an address has one spelling, whatever it is made of", () => {
  const filter = asked("size=38&colour=blue,nothing,blue&colour=white&x=1&__proto__=a");
  expect(listQuery({ filter })).toBe("?colour=white,blue&size=38");
  expect(listQuery({ filter: asked(`colour=${",".repeat(100_000)}white`) })).toBe("");
});

test("an address has thirty values in a facet, written in one parameter or in many", () => {
  expect(asked(`${"size=7&".repeat(29)}size=38`)).toEqual({ size: ["38"] });
  expect(asked(`${"size=7&".repeat(30)}size=38`)).toEqual({});
  expect(asked(`size=${"7,".repeat(29)}38`)).toEqual({ size: ["38"] });
  expect(asked(`size=${"7,".repeat(30)}38`)).toEqual({});
});

test.each([
  ["36/38", "36-38"],
  ["38½", "38 1/2"],
  ["A-line", "a line"],
  ["42 +", "42+"],
])("labels that differ only in a sign, %s and %s, are one", (one, other) => {
  const others = sampleProduct("others", { sizes: [size("50")] });
  const products = [one, other].map((label) => sampleProduct(label, { sizes: [size(label)] }));
  const [facet] = facetsOf([...products, others], {});
  expect(facet?.options.map(({ label, count }) => [label, count])).toContainEqual([one, 2]);
});

const bateau = sampleProduct("bateau", { neckline: "Bateau" });
const plain = sampleProduct("plain");
const gone = colour("Ivory", "#f0e8da", false);
const blue = [[midnight], [midnight, gone]].map((colours, index) =>
  sampleProduct(`blue-${index}`, { colours }),
);
const rented = ["a", "b"].map((slug) => sampleProduct(slug, { offers: ["rent"] }));

test.each([
  ["one value, of some dresses", [bateau, plain], "neckline=bateau"],
  ["what all dresses are offered for", rented, "for=rent"],
  ["a colour that is no longer available", blue, "colour=white"],
])("what is no facet filters nothing: %s", (_, products, query) => {
  expect(facetsOf(products, {})).toEqual([]);
  expect(filterOf(products, new URLSearchParams(query))).toEqual({});
});

test("the form counts what each value would leave beside what is chosen in the others", () => {
  const [colours, silhouettes] = facetsOf(dresses, { silhouette: ["a-line"] });
  const options = [
    { value: "white", label: "White and ivory", swatch: ivory.value, count: 1 },
    { value: "pink", label: "Pink and blush", swatch: blush.value, count: 1 },
    { value: "blue", label: "Blue", swatch: midnight.value, count: 1 },
  ];
  expect(colours).toEqual({ name: "colour", options });
  expect(silhouettes?.options).toEqual([
    { value: "a-line", label: "A-line", count: 2, isChosen: true },
    { value: "mermaid", label: "Mermaid", count: 1 },
  ]);
});

test("the form has what tells these dresses apart, sizes by number and prices upwards", () => {
  expect(
    facetsOf(thrice(dresses), {})
      .map(({ name }) => name)
      .join(),
  ).toBe("colour,silhouette,sleeves,size,price");
  expect(optionsOf(dresses, "size")?.map(({ label }) => label)).toEqual(["36", "38", "100"]);
  const prices = ["1,000 $ – 1,500 $: 3", "2,000 $ – 2,500 $: 3", "Price on request: 3"];
  expect(countsOf(thrice(dresses), "price")).toEqual(prices);
});

test("the form has a value that all dresses have beside others, and not where all have the same", () => {
  const products = [["36", "38"], ["38"]].map((labels, at) =>
    sampleProduct(`sized-${at}`, { sizes: sizesOf(...labels) }),
  );
  expect(facetsOf(products, {}).map(({ name }) => name)).toEqual(["size"]);
  expect(countsOf(products, "size")).toEqual(["36: 1", "38: 2"]);
  expect(filtered(products, filterOf(products, new URLSearchParams("size=36,38")))).toEqual(products);
  expect(facetsOf(products.slice(1), {})).toEqual([]);
});

const fabric = (index: number) => `Fabric ${index}`;
/** The first fabric is that of one dress, the second of two, and so on. */
const many = Array.from({ length: 60 }, (_, index) =>
  Array.from({ length: index + 1 }, (_, copy) =>
    sampleProduct(`dress-${index}-${copy}`, { fabric: fabric(index) }),
  ),
).flat();
const offered = Array.from({ length: 30 }, (_, index) => fabric(30 + index));
const labels = (filter: Filter) =>
  facetsOf(many, filter).flatMap(({ options }) => options.map(({ label }) => label));

test("the form has those of many values that most dresses have, by name", () =>
  expect(labels({})).toEqual(offered));

test("another one of many values that dresses have is found, and stands in the form where it is chosen", () => {
  const filter = filterOf(many, new URLSearchParams("fabric=made-up,fabric-59,fabric-1"));
  expect(filter).toEqual({ fabric: ["fabric-1", "fabric-59"] });
  expect(labels(filter)).toEqual([fabric(1), ...offered]);
  const [facet] = facetsOf(many, filter);
  expect(facet?.options[0]).toEqual({ value: "fabric-1", label: fabric(1), count: 2, isChosen: true });
  expect(filtered(many, filter)).toHaveLength(62);
  expect([isOffered(many, filter), isOffered(many, { fabric: ["fabric-59"] })]).toEqual([false, true]);
});

test("there is no facet where nearly each dress has its own", () => {
  const own = many.map((dress, index) => ({ ...dress, fabric: fabric(index), sizes: [size(`${index}`)] }));
  const shared = own.map((dress, index) => (index < 5 ? { ...dress, fabric: fabric(5) } : dress));
  for (const products of [own, shared]) {
    expect(facetsOf(products, {})).toEqual([]);
    expect(filterOf(products, new URLSearchParams("fabric=fabric-5&size=7"))).toEqual({});
  }
});

test("lists are filtered by what is to be had only where that tells dresses apart", () => {
  const [lia = sampleProduct("lia"), ...others] = dresses;
  expect(optionsOf(dresses, "availability")).toBeUndefined();
  const soldOut = { ...lia, sizes: [size("36", false)] };
  const last: Product = { ...lia, availability: { state: "last" } };
  const options = optionsOf([soldOut, last, ...others], "availability");
  const counts = options?.map(({ value, count }) => `${value}: ${count}`);
  expect(counts).toEqual([`available: ${others.length}`, "last: 1", "sold: 1"]);
});

const picture = (colour: string) => ({ src: `/${colour}.jpg`, width: 960, height: 1200, alt: "", colour });
const product = sampleProduct("nora", {
  pictures: [picture("midnight"), picture("white")],
  colours: [midnight, ivory, white, blush, colour("Rose", "#d9a0a0", false)],
  sizes: [size("38"), size("40"), size("42", false)],
});

test.each<[Filter, (string | undefined)?, string?]>([
  [{}],
  [{ colour: ["white"] }, "white"],
  [{ colour: ["white", "blue"] }, "midnight"],
  [{ colour: ["pink"], size: ["38"] }, "blush", "38"],
  [{ colour: ["green"], size: ["42"] }],
  [{ size: ["38", "40"] }],
  [{ size: ["38", "44"], for: ["rent"] }, undefined, "38"],
])("the filter %j chooses %j and %j", (filter, slug, label) => {
  const choice = choiceBy(filter, product);
  expect([choice.colour?.slug, choice.size?.label]).toEqual([slug, label]);
});

test("a filter puts the products first that are seen in a colour of it, in the list's order", () => {
  const unseen = sampleProduct("unseen", { pictures: [picture("midnight")], colours: [midnight, blush] });
  const only = sampleProduct("only", { colours: [blush] });
  const seen = sampleProduct("seen", { ...unseen, pictures: [picture("midnight"), picture("blush")] });
  const list = [unseen, only, seen];
  expect(seenInColourFirst(list, { colour: ["pink"] })).toEqual([only, seen, unseen]);
  expect(seenInColourFirst(list, { size: ["38"] })).toBe(list);
});

const both = sampleProduct("both");
const toRent = sampleProduct("rented", { offers: ["rent"] });
const dressAt = (price: number, at = price) => sampleProduct(`p${at}`, { price: dollars(price) });
const ranges = (products: readonly Product[]) =>
  optionsOf(products, "price")?.map(({ label }) => label.replaceAll("\u00a0", " "));

test("to rent or to buy is asked only where it tells dresses apart", () => {
  expect(optionsOf([both, sampleProduct("other")], "for")).toBeUndefined();
  expect(optionsOf([both, toRent], "for")).toEqual([
    { value: "purchase", label: "Buy", count: 1 },
    { value: "rent", label: "Rent", count: 2 },
  ]);
});

test("a range of prices is of what it costs to buy; of what it costs to rent where nothing is for sale", () => {
  const renting = (price: number) =>
    sampleProduct(`r${price}`, { offers: ["rent"], rental: { ...toRent.rental, price: dollars(price) } });
  const [cheap, dear] = [renting(300), renting(900)];
  const all = thrice([dressAt(1200), dressAt(4900), cheap]);
  expect(ranges(all)).toEqual(["Under 2,500 $", "2,500 $ – 5,000 $"]);
  expect(ranges(thrice([cheap, dear]))).toEqual(["250 $ – 500 $", "750 $ – 1,000 $"]);
  const least = filtered(all, { price: [optionsOf(all, "price")?.[0]?.value ?? ""] });
  expect(least.map(({ slug }) => slug)).toEqual(["p1200", "p1200-2", "p1200-3"]);
  expect(filtered([both, cheap], { price: ["on-request"] })).toEqual([both]);
});

test("fewer than six dresses with a price are in no ranges", () => {
  const priced = [3900, 3950, 4200, 4250, 4600, 4900].map((price) => dressAt(price));
  expect(ranges([...priced.slice(1), both, both])).toBeUndefined();
  expect(ranges(priced)).toHaveLength(3);
});

test("there are few ranges, however far the prices go, and what costs as much as one ends with is in the next", () => {
  for (const most of [990, 1000, 4900, 99_000, 1_000_000]) {
    const products = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => dressAt(most * share));
    const bands = optionsOf(products, "price") ?? [];
    expect(bands.length, String(most)).toBeLessThanOrEqual(4);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
  }
  const bands = [24, 60, 110, 173, 200].map((price) => dressAt(price));
  expect(ranges(thrice(bands.slice(0, -1))), "as many as there can be").toHaveLength(4);
  const close = [100, 112, 124].map((price) => dressAt(price));
  expect(ranges(thrice(close)), "none is narrower than fifty").toBeUndefined();
  expect(ranges(thrice(bands)), "a step more").toEqual(["Under 100 $", "100 $ – 200 $", "200 $ – 300 $"]);
  const [first, cheap, dear] = [dressAt(900), dressAt(1000), dressAt(1500)];
  expect(filtered([cheap, dear], { price: ["1000-1500"] })).toEqual([cheap]);
  expect(filtered([first, cheap, dear], { price: ["1000-1250"] })).toEqual([cheap]);
  expect(filtered([first, cheap, dear], { price: ["750-1000"] })).toHaveLength(1);
});

const ordinary = Array.from({ length: 100 }, (_, at) => 900 + 21 * at);
const costly = [...ordinary, 20_000, 40_000, 60_000];

test.each([
  ["a few", [900, 1000, 1500, 1600, 3000, 60_000]],
  ["a hundred", costly],
  ["a hundred, and one at ten million,", [...ordinary, 10_000_000]],
])("one costly dress does not put all others into one range: %s", (_, prices) => {
  const bands = optionsOf(prices.map(dressAt), "price") ?? [];
  expect([3, 4]).toContain(bands.length);
  const counts = bands.map(({ count }) => count);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(prices.length);
  for (const { value } of bands) expect(value).toMatch(/^\d+-\d+$/);
});

test("the last range reaches as far as the prices do", () => {
  const lower = ["Under 1,500 $", "1,500 $ – 2,000 $", "2,000 $ – 2,500 $"];
  expect(ranges(costly.map(dressAt))).toEqual([...lower, "2,500 $ – 65,000 $"]);
});

test("a range that the form no longer has filters all the same while a dress costs as much", () => {
  const products = [1200, 1700, 2450, 2500, 3200, 4000].map((price) => dressAt(price));
  const priced = (price: string) => filterOf(products, new URLSearchParams({ price }));
  const old = priced("1100-2000");
  expect(filtered(products, old).map(({ slug }) => slug)).toEqual(["p1200", "p1700"]);
  const chosen = optionsOf(products, "price", old)?.filter(({ isChosen }) => isChosen);
  expect(chosen).toMatchObject([{ value: "1100-2000", count: 2 }]);
  expect(isOffered(products, old)).toBe(false);
  for (const junk of "2000-1000 5000-6000 01100-2000 1e3-2e3 -5-2000 1000-9999999999999 1000".split(" "))
    expect(priced(junk), junk).toEqual({});
});

test.each([5.8e17, 1e24, Number.MAX_VALUE])(
  "ranges end, also where a step added to %d is the same",
  (price) =>
    expect(
      facetsOf(
        [1, 2, 3, 4, 5, 6].map((at) => dressAt(price, at)),
        {},
      ),
    ).toEqual([]),
);

test.each([
  ["42", "42+", "42-plus"],
  ["S", "S+", "s-plus"],
  ["XL", "XL*", "xl-star"],
])("sizes %s and %s are two, each with an address of its own", (plain, more, value) => {
  const products = [plain, more].map((label, at) =>
    sampleProduct(["a", "b"][at] ?? "", { sizes: sizesOf(label, "1") }),
  );
  const named = (query: string) =>
    filtered(products, filterOf(products, new URLSearchParams(query))).map(({ slug }) => slug);
  expect([named(`size=${value}`), named(`size=${plain.toLowerCase()}`)]).toEqual([["b"], ["a"]]);
  const labels = facetsOf(products, {}).flatMap(({ options }) => options.map(({ label }) => label));
  expect(labels).toEqual(expect.arrayContaining([plain, more]));
});

test("a list with a calendar says that it cannot read a date, and shows all dresses", () => {
  const catalogue = { revision: "1", products: dresses, inCalendar: new Set(dresses.map(({ id }) => id)) };
  const shop = {
    catalogue,
    texts: { terms: { rentalIncludes: "" } },
    calendar: { today: () => "2027-05-01", daysOf: () => undefined },
  };
  const listAt = (query: string, of: Partial<typeof shop> = {}) =>
    collectionList({ ...shop, ...of }, "tulle-dresses", new URLSearchParams(query));
  for (const typed of ["soon", "unread", "2027-02-30", "1999-05-09"]) {
    const { free, products } = listAt(`free=${typed}`);
    expect([free?.note, free?.day, products.length], typed).toEqual([
      expect.stringMatching(/2027-05-09/),
      undefined,
      3,
    ]);
  }
  expect(listAt("free=2026-05-01").free?.note).toBe("That date has passed.");
  expect(["", "free=", "free=+"].map((query) => listAt(query).free?.note)).toEqual(Array(3).fill(undefined));
  expect(listAt("free=soon", { catalogue: { ...catalogue, inCalendar: new Set() } }).free).toBeUndefined();
});
