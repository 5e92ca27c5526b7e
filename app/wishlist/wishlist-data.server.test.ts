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

test("a dress stands on the list in the colour and size that its address says, and junk chooses nothing", () => {
  const colours = ["ivory", "sage"].map((slug) => ({ slug, name: slug, value: "#fff", isAvailable: true }));
  const sizes = ["36", "38"].map((label) => ({ label, isAvailable: label === "38" }));
  const picture = { src: "/ivory.jpg", width: 960, height: 1200, alt: "", colour: "ivory" };
  const aurelie = sampleProduct("aurelie", {
    colours,
    sizes,
    pictures: [picture, { ...picture, src: "/sage.jpg", colour: "sage" }],
  });
  const catalogue = { revision: "3", products: [aurelie] };
  const [chosen] = listedDresses({ ...shop, catalogue }, ["aurelie?colour=sage&size=38"]).dresses;
  expect(chosen).toMatchObject({ query: "?colour=sage&size=38", pictures: [{ src: "/sage.jpg" }] });
  const [sold] = listedDresses({ ...shop, catalogue }, ["aurelie?size=36"]).dresses;
  expect(sold, "sold since it came onto the list").toMatchObject({
    query: "?size=36",
    state: "Sold",
    offers: [],
  });
  for (const item of ["aurelie", "aurelie?colour=rose&size=34&x=1"]) {
    const [dress] = listedDresses({ ...shop, catalogue }, [item]).dresses;
    expect(dress).toMatchObject({ pictures: [{ src: "/ivory.jpg" }] });
    expect(dress).not.toHaveProperty("query");
  }
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
