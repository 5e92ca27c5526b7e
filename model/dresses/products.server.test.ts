import { expect, test } from "vitest";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import { imageAsset, place } from "#tests/support/label-readers.ts";
import { dollars } from "#tests/support/sample-product.ts";
import { createProductsReader, readProducts, withoutGone } from "./products.server.ts";

const picture = { src: "/a.jpg", width: 4, height: 5, alt: "" };
const readPicture = (raw: unknown, alt: string) =>
  typeof raw === "string" ? { ...picture, src: raw, alt } : undefined;

function read(...documents: object[]) {
  return readProducts(documents, readPicture);
}

function dress(slug: string, more: object = {}) {
  return {
    _id: `id-${slug}`,
    slug: { current: slug },
    name: slug,
    category: "tulle-dresses",
    mainImage: "/main.jpg",
    ...more,
  };
}

test("products stand by order, then by age, then by id", () => {
  const { products } = read(
    dress("d"),
    dress("c", { _createdAt: "2026-01-02" }),
    dress("b", { order: 2 }),
    dress("a", { order: 1, _createdAt: "2026-01-03" }),
  );
  expect(products.map(({ slug }) => slug)).toEqual(["a", "b", "d", "c"]);
});

test("a dress is to rent and to buy, with terms of its own where the label has said so", () => {
  const rental = { rentalPrice: "390", rentalDays: 5, rentalDeposit: 600, rentalIncludes: " The  veil " };
  const junk = { rentalPrice: -1, rentalDays: 2.5, makingDays: 1e9, rentalDeposit: "" };
  const { products } = read(
    dress("both", { ...rental, makingDays: 90 }),
    dress("neither", {}),
    dress("rent", { offeredFor: ["rent", "lease"] }),
    dress("buy", { offeredFor: ["purchase"] }),
    dress("junk", { offeredFor: "rent", ...junk }),
  );
  const none = { price: null, days: null, deposit: null, includes: "" };
  const own = { price: dollars(390), days: 5, deposit: dollars(600), includes: "The veil" };
  const either = ["rent", "purchase"];
  const offered = products.map(({ slug, offers, rental, makingDays }) => ({
    slug,
    offers,
    rental,
    makingDays,
  }));
  expect(offered).toEqual([
    { slug: "both", offers: either, rental: own, makingDays: 90 },
    { slug: "buy", offers: ["purchase"], rental: none, makingDays: null },
    { slug: "junk", offers: either, rental: none, makingDays: null },
    { slug: "neither", offers: either, rental: none, makingDays: null },
    { slug: "rent", offers: ["rent"], rental: none, makingDays: null },
  ]);
});

const labelSettings = { currency: "CHF", dollarsAsLanguage: false, hidesPrices: false };
const priced = dress("a", { price: 1950, rentalPrice: 390.5, rentalDeposit: 600 });
const textsOf = (documents: object[], texts: NonNullable<Parameters<typeof readProducts>[2]>) =>
  readProducts(documents, readPicture, texts).products.map(({ price, rental }) =>
    [price, rental.price, rental.deposit].map((each) => each?.text.replace("\u00a0", " ")),
  );
const tulle = { name: "Tulle", shortName: "Tulle", previousSlugs: ["clouds"], hidesPrices: true };
const none = [undefined, undefined, undefined];

test("prices are written in the label's currency", () => {
  const inFrancs = ["CHF 1,950", "CHF 390.50", "CHF 600"];
  expect(textsOf([priced], { collections: {}, labelSettings })).toEqual([inFrancs]);
});

test("prices leave the reader neither where the label has them on request, nor where the collection has", () => {
  const hidden = { ...labelSettings, hidesPrices: true };
  expect(textsOf([priced], { collections: {}, labelSettings: hidden })).toEqual([none]);
  const collections = { "tulle-dresses": tulle };
  const pricesIn = (category: string) => textsOf([{ ...priced, category }], { collections, labelSettings });
  expect([pricesIn(priced.category), pricesIn("clouds")]).toEqual([[none], [none]]);
  expect(pricesIn("bridal-dresses")).not.toEqual([none]);
});

test("prices are read again once the currency, or what is hidden, has changed", () => {
  const read = createProductsReader(readPicture);
  const document = { ...priced, _rev: "1" };
  const texts = { collections: {}, labelSettings };
  const priceOf = (changes: object) => {
    const settings = { ...texts, labelSettings: { ...labelSettings, ...changes } };
    return read([document], settings).products[0]?.price?.text;
  };
  expect(priceOf({})).toContain("CHF");
  expect(priceOf({ currency: "EUR" })).toBe("€1,950");
  expect(priceOf({ hidesPrices: true })).toBeUndefined();
});

test("a sale ends by itself at the showroom's midnight, and leaves no trace where prices are hidden", () => {
  const clock = { now: Date.parse("2027-01-31T22:59:59Z") };
  const readAll = createProductsReader(readPicture, () => clock.now);
  const inZurich = { ...labelSettings, currency: "USD", openingHours: { timeZone: "Europe/Zurich" } };
  const reduced = dress("lia", { price: 2450, salePrice: 1900, saleUntil: "2027-01-31", lowestPrice: 2300 });
  const readLia = (settings: object) => {
    const texts = { collections: {}, labelSettings: { ...inZurich, ...settings } };
    return readAll([reduced], texts).products.map(({ price, sale }) => [price, sale?.was]);
  };
  expect(readLia({})).toEqual([[dollars(1900), dollars(2450)]]);
  expect(readLia({ namesLowestPrice: true })).toEqual([[dollars(1900), dollars(2300)]]);
  expect(readLia({ hidesPrices: true })).toEqual([[null, undefined]]);
  clock.now += 1_000;
  expect(readLia({})).toEqual([[dollars(2450), undefined]]);
});

test("prices that no dress costs, or that say to be in dollars, are on request", () => {
  const documents = [{ ...priced, price: 10_000_001, rentalPrice: "$390", rentalDeposit: "600 usd" }];
  expect(textsOf(documents, { collections: {}, labelSettings })).toEqual([none]);
  const dollars = { ...labelSettings, currency: "USD" };
  const inDollars = [undefined, "390 $", "600 $"];
  expect(textsOf(documents, { collections: {}, labelSettings: dollars })).toEqual([inDollars]);
});

const tooLong = "it has more than 100000 characters";
const longLine = "its field “name” has a line of more than 500 characters";

test.each([
  [{ name: " " }, "it has no name"],
  [{ slug: null }, "it has no slug"],
  [{ slug: { current: ".." } }, "“..” is not an address"],
  [{ slug: { current: "\u3164" } }, "it has no slug"],
  [{ slug: { current: "\ufff9\u3164" } }, "its address has no character that can be seen"],
  [{ mainImage: null }, "it has no main picture"],
  [{ description: "a\n".repeat(60_000) }, tooLong],
  [{ name: "x".repeat(501) }, longLine],
  [{ [`a${"b".repeat(100_000)}`]: 1 }, tooLong],
])("a document with %.40o is left out and reported", (change, reason) => {
  const { products, leftOut } = read(dress("a", change), dress("b"));
  expect(products.map(({ slug }) => slug)).toEqual(["b"]);
  expect(leftOut).toEqual([{ id: "id-a", reason }]);
});

test.each(["..", "capes.data"])(
  "a dress of a collection whose address could not be opened, %j, is in none",
  (category) => {
    const { products } = read(dress("a", { category }), dress("b", { category: "50%" }));
    expect(products.map((product) => product.category)).toEqual(["", "50%"]);
  },
);

test.each([
  ["text", []],
  [["id-b", 7, null, true, [], {}], []],
  [[[{ _ref: "id-b" }], { _ref: { _ref: "id-b" } }, { _ref: ["id-b"] }], []],
  [[{ _ref: 7 }, { _ref: null }, { _ref: "" }, { ref: "id-b" }], []],
  [
    [null, { _ref: "id-b" }, { _ref: "id-a", _type: "reference", _key: "x" }],
    ["id-b", "id-a"],
  ],
])("of %j only references name what completes a look", (completesLook, ids) =>
  expect(read(dress("a", { completesLook })).products[0]?.completesLook).toEqual(ids),
);

test("sizes are numbers or words, some of them unavailable; the main picture is shown once", () => {
  const gallery = ["/main.jpg", "/b.jpg", null, "/b.jpg"];
  const { products } = read(dress("a", { sizes: [36, "38", 36, null], unavailableSizes: [38], gallery }));
  const sizes = ["36", "38"].map((label) => ({ label, isAvailable: label === "36" }));
  expect(products[0]?.sizes).toEqual(sizes);
  expect(products[0]?.pictures.map(({ src }) => src)).toEqual(["/main.jpg", "/b.jpg"]);
});

test("a dress is to be had as the label says, and a colour or a size that is sold cannot be chosen", () => {
  const colors = ["Blush", "Ivory"].map((name, at) => ({ name, value: `#00000${at}` }));
  const out = { availability: "out", outUntil: "2027-06-15" };
  const availabilityByChoice = [
    { colour: "blush", availability: "sold", outUntil: "2027-06-15" },
    { size: "38", availability: "sold" },
    { colour: "Ivory", size: "36", availability: "last" },
    { colour: "Sage", availability: "sold" },
    { availability: "sold" },
    { colour: "Ivory", availability: "perhaps" },
    null,
  ];
  const document = dress("a", { colors, sizes: ["36", "38"], ...out, availabilityByChoice });
  expect(read(document).products).toMatchObject([
    {
      availability: { state: "out", until: "2027-06-15" },
      availabilityByChoice: [
        { colour: "blush", state: "sold" },
        { size: "38", state: "sold" },
        { colour: "ivory", size: "36", state: "last" },
      ],
      colours: [{ isAvailable: false }, { isAvailable: true }],
      sizes: [{ isAvailable: true }, { isAvailable: false }],
    },
  ]);
  const [silent] = read(dress("b", { availability: "perhaps", outUntil: "2027-06-15" })).products;
  expect(Object.keys(silent ?? {}).filter((name) => /availab|until/i.test(name))).toEqual([]);
});

test("a picture without a text is described by name, collection and what it shows", () => {
  const back = dress("Lia", { mainImage: { role: "back" } });
  const found = readProducts([back], (_, alt) => ({ ...picture, alt }));
  expect(found.products[0]?.pictures[0].alt).toBe("Lia, Tulle dress, from behind");
  expect(read(dress("Odette")).products[0]?.pictures[0].alt).toBe("Odette, Tulle dress");
  expect(read(dress("Odette", { category: undefined })).products[0]?.pictures[0].alt).toBe("Odette");
});

test("what a label may well write is shown", () => {
  const change = { description: "A hem. ".repeat(10_000), sizes: numbered(200), name: "x".repeat(500) };
  expect(read(dress("a", change)).products).toHaveLength(1);
});

test("a list that is too long loses what is behind", () => {
  const { products, leftOut } = read(dress("a", { sizes: numbered(20_000) }));
  expect(leftOut).toEqual([]);
  expect(products[0]?.sizes.map(({ label }) => label)).toEqual(numbered(200));
});

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `#${String(at).padStart(6, "0")}`);
}

test("a picture whose file is gone is not drawn: another stands in for the main one, and without any the dress is left out", () => {
  const at = (name: string) => `/images/p/d/${name}-800x1000.jpg?rect=0,0,800,1000`;
  const found = read(
    { ...dress("whole"), mainImage: at("a"), gallery: [at("b")] },
    { ...dress("half"), mainImage: at("gone"), gallery: [at("b"), at("gone")] },
    { ...dress("bare"), mainImage: at("gone") },
  );
  const shown = withoutGone(found, (asset) => asset === "image-gone-800x1000-jpg");
  const pictures = shown.products.map(({ slug, pictures }) =>
    [slug, ...pictures.map(({ src }) => src)].join(" "),
  );
  expect(pictures).toEqual([`half ${at("b")}`, `whole ${at("a")} ${at("b")}`]);
  expect(shown.leftOut).toEqual([{ id: expect.any(String), reason: "the file of its main picture is gone" }]);
});

test("a clip is read beside the pictures, and is not drawn where the file of its poster is gone", () => {
  const mainImage = { asset: imageAsset() };
  const clipOf = (hash: string) => ({
    film: { asset: { _ref: "file-0a1b-mp4" } },
    poster: { asset: imageAsset("640x800", hash.repeat(40)) },
  });
  const documents = [
    dress("bare", { mainImage, clip: clipOf("b") }),
    dress("still", { mainImage, clip: { film: { asset: { _ref: "file-0a1b-mov" } } } }),
    dress("whole", { mainImage, clip: clipOf("c") }),
  ];
  const found = readProducts(documents, createPictureReader(place));
  const shown = withoutGone(found, (asset) => asset === imageAsset("640x800", "b".repeat(40))._ref);
  const filmsOf = ({ products }: typeof shown) => products.map(({ slug, clip }) => [slug, clip?.film]);
  const film = "/files/label/production/0a1b.mp4";
  expect(filmsOf(found)).toEqual([
    ["bare", film],
    ["still", undefined],
    ["whole", film],
  ]);
  expect(filmsOf(shown)).toEqual([
    ["bare", undefined],
    ["still", undefined],
    ["whole", film],
  ]);
  expect(shown.products[0]?.pictures).toHaveLength(1);
});

test.each([
  ["140", "140"],
  ["90,000", "90,000"],
  ["1,000,000", ""],
  [undefined, ""],
])("a number that is set as wide as the page is short: %j is shown as %j", (figure, shown) => {
  const [product] = read(dress("odette", { figure })).products;
  expect(product?.figure).toBe(shown);
});
