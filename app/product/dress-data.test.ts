import { expect, test } from "vitest";
import { attributesInWords } from "#model/dresses/attributes-in-words.ts";
import { categoryOf } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { rentalOf } from "#model/dresses/product-terms.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { dressData } from "./dress-data.ts";

const origin = "https://shop.example";
const url = `${origin}/product/aurelie`;

const blush = { slug: "blush", name: "Blush", value: "#e6c4ba", isAvailable: true };
const ivory = { slug: "ivory", name: "Ivory", value: "#ffffee", isAvailable: true };
const picture = { src: "/images/a.jpg", width: 960, height: 1200, alt: "A gown of tulle" };

const aurelie = sampleProduct("aurelie", {
  name: "Aurélie",
  price: dollars(2450),
  pictures: [picture, { ...picture, src: "/images/b.jpg", colour: "ivory" }],
  colours: [blush],
  sizes: [{ label: "38", isAvailable: true }],
  description: "A gown of *air*.\n\nIt weighs nothing.",
  neckline: "Sweetheart",
});

function dataOf(changes: Partial<Product> = {}) {
  const product = { ...aurelie, ...changes };
  return dressData({
    product,
    title: "",
    description: "In short.",
    category: categoryOf("tulle-dresses"),
    query: "",
    labelSettings: { name: "Auvrane" },
    attributes: attributesInWords(product),
    rental: rentalOf(product, { ...sampleTexts.terms, rentalIncludes: "" }),
    origin,
  });
}

test("search engines read the dress and the way to it", () => {
  const rendition = (name: string) => `${origin}/images/${name}.jpg?w=1200&h=1500&fit=crop`;
  const condition = { itemCondition: "https://schema.org/NewCondition" };
  const dress = {
    "@type": "Product",
    sku: "aurelie",
    name: "Aurélie",
    description: "A gown of air. It weighs nothing.",
    image: ["a", "b"].map(rendition),
    url,
    category: "Tulle dresses",
    brand: { "@type": "Brand", name: "Auvrane" },
    additionalProperty: [{ "@type": "PropertyValue", name: "Neckline", value: "Sweetheart" }],
    color: "Blush",
    size: "38",
    offers: { "@type": "Offer", price: 2450, priceCurrency: "USD", ...condition },
  };
  const step = { "@type": "ListItem" };
  const item = `${origin}/collection/tulle-dresses`;
  const itemListElement = [
    { ...step, position: 1, name: "Auvrane", item: `${origin}/` },
    { ...step, position: 2, name: "Tulle dresses", item },
    { ...step, position: 3, name: "Aurélie" },
  ];
  expect(dataOf()).toEqual([dress, { "@type": "BreadcrumbList", itemListElement }]);
  expect(dataOf({ description: "" })[0]).toMatchObject({ description: "In short." });
});

test("each colour that can be had is a variant, at its own address, in its own picture and its sizes", () => {
  const sizes = ["36", "38", "40"].map((label) => ({ label, isAvailable: label !== "36" }));
  const sand = { ...ivory, slug: "sand", isAvailable: false };
  const [group] = dataOf({ colours: [blush, ivory, sand], sizes });
  const variesBy = ["https://schema.org/color"];
  expect(group).toMatchObject({ "@type": "ProductGroup", productGroupID: "aurelie", variesBy });
  const variants = variantsIn(group);
  expect(variants.map(({ sku }) => sku)).toEqual(["aurelie.blush", "aurelie.ivory"]);
  expect(variants[1]).toEqual({
    "@type": "Product",
    sku: "aurelie.ivory",
    name: "Aurélie, Ivory",
    image: `${origin}/images/b.jpg?w=1200&h=1500&fit=crop`,
    color: "Ivory",
    size: ["38", "40"],
    url: `${url}?colour=ivory`,
    offers: expect.objectContaining({ price: 2450, priceCurrency: "USD" }),
  });
});

test("each size is a variant where the label says more of one than of another, and the page does not grow long", () => {
  const sizesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${36 + 2 * index}`, isAvailable: true }));
  const availabilityByChoice = [{ state: "last", size: "38" }] as const;
  const [group] = dataOf({ colours: [blush, ivory], sizes: sizesOf(2), availabilityByChoice });
  expect(group).toMatchObject({ variesBy: ["https://schema.org/color", "https://schema.org/size"] });
  const told = variantsIn(group).map((variant) => [variant["url"], offered(variant).offers]);
  const last = expect.objectContaining({ availability: "https://schema.org/LimitedAvailability" });
  const other = expect.not.objectContaining({ availability: expect.anything() });
  expect(told).toEqual([
    [`${url}?colour=blush&size=36`, other],
    [`${url}?colour=blush&size=38`, last],
    [`${url}?colour=ivory&size=36`, other],
    [`${url}?colour=ivory&size=38`, last],
  ]);
  const [many] = dataOf({ colours: [blush, ivory], sizes: sizesOf(30), availabilityByChoice });
  expect(variantsIn(many).map(({ sku }) => sku)).toEqual(["aurelie.blush", "aurelie.ivory"]);
});

const schema = (availability: string) => ({ availability: `https://schema.org/${availability}` });

test.each<[Product["availability"], object, object?]>([
  [undefined, {}],
  [{ state: "available" }, schema("InStock")],
  [{ state: "made-to-order" }, schema("MadeToOrder")],
  [{ state: "last" }, schema("LimitedAvailability")],
  // Another is made for whoever buys it.
  [{ state: "out" }, schema("MadeToOrder"), schema("OutOfStock")],
  [
    { state: "out", until: "2999-12-30" },
    schema("MadeToOrder"),
    { ...schema("OutOfStock"), availabilityStarts: "2999-12-31" },
  ],
])("whether it is to be had is told of buying and of renting: %j", (availability, told, ofRenting = told) => {
  const rental = { price: dollars(420), days: 4, deposit: null, includes: "" };
  const nodes = dataOf({ rental, ...(availability && { availability }) });
  const stock = nodes.slice(0, 2).map((node) => {
    const facts = Object.entries(offered(node).offers);
    return Object.fromEntries(facts.filter(([name]) => name.startsWith("availability")));
  });
  expect(stock).toEqual([told, ofRenting]);
});

test("what is sold is told to be so, at no price, and is not to rent", () => {
  const rental = { price: dollars(420), days: 4, deposit: null, includes: "" };
  const [dress, ...others] = dataOf({ rental, availability: { state: "sold" } });
  expect(offered(dress).offers).toEqual({ "@type": "Offer", ...schema("SoldOut") });
  expect(others.map((node) => node["@type"])).toEqual(["BreadcrumbList"]);
});

test("what is said of one colour is told of its variants alone", () => {
  const [group] = dataOf({
    colours: [blush, ivory],
    availability: { state: "made-to-order" },
    availabilityByChoice: [{ state: "last", colour: "ivory" }],
  });
  const offers = [schema("MadeToOrder"), schema("LimitedAvailability")];
  expect(variantsIn(group)).toMatchObject(offers.map((offer) => ({ offers: offer })));
});

test("renting stands beside the dress, and its price is never that of the dress", () => {
  const rental = { price: dollars(390), days: null, deposit: dollars(600), includes: "" };
  const kinds = (changes: Partial<Product>) => dataOf(changes).map((node) => node["@type"]);
  expect(kinds({ rental })).toEqual(["Product", "Service", "BreadcrumbList"]);
  const [dress, renting] = dataOf({ rental, offers: ["rent"] });
  expect(dress).not.toHaveProperty("offers");
  const businessFunction = { "@id": "http://purl.org/goodrelations/v1#LeaseOut" };
  const priceSpecification = { price: 390, referenceQuantity: { value: 6, unitCode: "DAY" } };
  const offers = { businessFunction, priceSpecification };
  expect(renting).toMatchObject({ name: "Rental: Aurélie", url, offers });
  expect(kinds({ rental, offers: ["purchase"] })).toEqual(["Product", "BreadcrumbList"]);
});

test("a price on request is told to nobody", () => {
  const onRequest = { price: null, rental: { price: null, days: 4, deposit: null, includes: "" } };
  expect(JSON.stringify(dataOf({ ...onRequest, colours: [blush, ivory] }))).not.toMatch(/price|offers/i);
  expect(JSON.stringify(dataOf({ price: dollars(0) }))).toContain('"price":0');
});

function variantsIn(node: object | undefined): Record<string, unknown>[] {
  return node && "hasVariant" in node && Array.isArray(node.hasVariant) ? node.hasVariant : [];
}

function offered(node: object | undefined): { offers: object } {
  const offers = node && "offers" in node ? node.offers : undefined;
  return { offers: typeof offers === "object" && offers ? offers : {} };
}
