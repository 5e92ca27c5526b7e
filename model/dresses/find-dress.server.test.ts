import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import type { Catalogue } from "./catalogue.ts";
import { dressesNamedIn, dressNamedIn, findDress } from "./find-dress.server.ts";
import { pageAddresses } from "./former-paths.server.ts";

const products = [sampleProduct("lia"), sampleProduct("été"), sampleProduct("mia")];
const catalogue: Catalogue = {
  revision: "1",
  products,
  formerPaths: pageAddresses(
    [
      { _id: "product-lia", _type: "product", previousSlugs: ["cloud", "nuée", "mia"] },
      { _id: "product-été", _type: "product", previousSlugs: ["summer"] },
      { _id: "product-gone", _type: "product", previousSlugs: ["fog"] },
    ],
    products,
  ).moved,
};

test.each([
  ["lia", "lia"],
  ["cloud", "lia"],
  ["summer", "été"],
  ["mia", "mia"],
  ["fog", undefined],
  ["constructor", undefined],
  ["", undefined],
  ["Lia", "lia"],
  ["ÉTÉ", "été"],
  ["été".normalize("NFD"), "été"],
  ["Nuée".normalize("NFD"), "lia"],
  ["Mia", "mia"],
])("%j is the dress %j", (slug, found) => expect(findDress(catalogue, slug)?.slug).toBe(found));

test("a slug in NFD is found by its NFC spelling, and of two that are spelt alike each by its own", () => {
  const composed = "ète".normalize("NFC");
  const products = [composed.normalize("NFD"), "Nora", "nora"].map((slug) => sampleProduct(slug));
  const found = (slug: string) => findDress({ revision: "1", products }, slug)?.slug;
  expect(found(composed)).toBe(composed.normalize("NFD"));
  expect(["Nora", "nora", "NORA"].map(found)).toEqual(["Nora", "nora", "Nora"]);
});

test("an address names dresses by slugs of now and before, and what is no dress is left out", () => {
  const address = new URLSearchParams("dress=cloud&dress=fog&dress=Mia");
  expect(dressesNamedIn(catalogue, address).map(({ slug }) => slug)).toEqual(["lia", "mia"]);
  expect(dressNamedIn(catalogue, address)?.slug).toBe("lia");
  expect(dressNamedIn(catalogue, new URLSearchParams("colour=sage"))).toBeUndefined();
});
