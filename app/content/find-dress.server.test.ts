import { expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { findDress, withCurrentSlugs } from "./find-dress.server.ts";
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
  ["summer", "été"],
  ["mia", "mia"],
  ["fog", undefined],
  ["constructor", undefined],
  ["", undefined],
])("%j is the dress %j", (slug, found) => expect(findDress(catalogue, slug)?.slug).toBe(found));

test.each([
  ["dress=lia", undefined],
  ["dress=cloud", "dress=lia"],
  ["dress=summer&colour=ivory", "dress=%C3%A9t%C3%A9&colour=ivory"],
  ["dress=", undefined],
  ["colour=cloud", undefined],
  ["dress=mia++cloud", "dress=mia++lia"],
])("the query %s, with the slugs of today, is %s", (query, current) =>
  expect(withCurrentSlugs(catalogue, new URLSearchParams(query))?.toString()).toBe(current),
);
