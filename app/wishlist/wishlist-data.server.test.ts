import { expect, test } from "vitest";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { listedDresses } from "./wishlist-data.server.ts";

const products = [
  sampleProduct("lia", { offers: ["rent"], makingDays: 90 }),
  sampleProduct("mia", { offers: ["rent", "purchase"], makingDays: 90 }),
  sampleProduct("fia", { offers: ["purchase"] }),
];
const shop = { catalogue: { revision: "1", products }, texts: sampleTexts, origin: "https://label.example" };

test("how long it takes to make is said of what is made to order: by the dress, else by the label", () => {
  const { dresses, missing } = listedDresses(shop, ["lia", "mia", "gone", "fia"]);
  expect(dresses.map(({ slug, makingDays }) => [slug, makingDays])).toEqual([
    ["lia", null],
    ["mia", 90],
    ["fia", sampleTexts.terms.makingDays],
  ]);
  expect(missing).toEqual(["gone"]);
});

test("what a dress does not say of its rental is the label's; by which former slugs it was asked for is said", () => {
  const rental = { price: dollars(420), days: null, deposit: null, includes: "" };
  const moved = sampleProduct("odette", { rental, offers: ["rent"] });
  const formerPaths = new Map([["/product/odile", "/product/odette"]]);
  const catalogue = { revision: "2", products: [moved], formerPaths };
  const { terms } = sampleTexts;
  const days = (terms.rentalBeforeDays ?? Number.NaN) + 1 + (terms.rentalAfterDays ?? Number.NaN);
  const { dresses, missing } = listedDresses({ ...shop, catalogue }, ["odile", "odette"]);
  const own = { price: dollars(420), days, includes: terms.rentalIncludes };
  expect(dresses).toMatchObject([{ slug: "odette", rental: own, formerSlugs: ["odile"] }]);
  expect(missing).toEqual([]);
});
