import { expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { findDress } from "./find-dress.server.ts";
import { formerPaths } from "./former-paths.server.ts";

const products = [sampleProduct("lia"), sampleProduct("été"), sampleProduct("mia")];
const catalogue: Catalogue = {
  revision: "1",
  products,
  formerPaths: formerPaths(
    [
      { _id: "product-lia", _type: "product", previousSlugs: ["cloud", "nuée", "mia"] },
      { _id: "product-été", _type: "product", previousSlugs: ["summer"] },
      { _id: "product-gone", _type: "product", previousSlugs: ["fog"] },
    ],
    products,
  ),
};

test.each([
  ["lia", "lia"],
  ["cloud", "lia"],
  ["nuée", "lia"],
  ["summer", "été"],
  ["mia", "mia"],
  ["fog", undefined],
  ["constructor", undefined],
  ["%zz", undefined],
  ["", undefined],
])("%j is the dress %j", (slug, found) => {
  expect(findDress(catalogue, slug)?.slug).toBe(found);
});
