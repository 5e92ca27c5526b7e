import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { listedDresses } from "./find-listed.server.ts";

const products = [
  sampleProduct("lia", { offers: ["rent"], makingDays: 90 }),
  sampleProduct("mia", { offers: ["rent", "purchase"], makingDays: 90 }),
  sampleProduct("fia", { offers: ["purchase"] }),
];
const shop = {
  catalogue: { revision: "1", products },
  texts: sampleTexts,
  origin: "https://label.example",
};

test("how long it takes to make is said of what is made to order: by the dress, else by the label", () => {
  const { dresses, missing } = listedDresses(shop, ["lia", "mia", "gone", "fia"]);
  expect(dresses.map(({ slug, makingDays }) => [slug, makingDays])).toEqual([
    ["lia", null],
    ["mia", 90],
    ["fia", sampleTexts.terms.makingDays],
  ]);
  expect(missing).toEqual(["gone"]);
});
