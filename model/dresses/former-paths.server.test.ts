import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { pageAddresses } from "./former-paths.server.ts";

const lia = sampleProduct("lia", { id: "a" });
const mia = sampleProduct("mia", { id: "b" });

function product(_id: string, ...previousSlugs: unknown[]) {
  return { _id, _type: "product", previousSlugs };
}

test("the first of two that claim a slug has it, and what is no slug is passed over", () => {
  const { moved } = pageAddresses(
    [product("a", "cloud", "", null, {}), product("b", "cloud", "fog")],
    [lia, mia],
  );
  expect([...moved]).toEqual([
    ["/product/cloud", "/product/lia"],
    ["/product/fog", "/product/mia"],
  ]);
});

test("nothing leads to a dress that is not shown, nor to a collection without one", () => {
  const collection = (name: string, former: string) => ({ name, shortName: name, previousSlugs: [former] });
  const collections = {
    "tulle-dresses": collection("Tulle", "old-tulle-dresses"),
    capes: collection("Capes", "old-capes"),
  };
  const documents = [product("gone", "cloud"), "nonsense", null];
  expect([...pageAddresses(documents, [lia], { collections }).moved]).toEqual([
    ["/collection/old-tulle-dresses", "/collection/tulle-dresses"],
  ]);
});

test("of more slugs than a person has given a document the first count", () => {
  const slugs = Array.from({ length: 1_000 }, (_, at) => `cloud-${at}`);
  const paths = [...pageAddresses([product("a", ...slugs)], [lia]).moved.keys()];
  expect(paths).toEqual(slugs.slice(0, 200).map((slug) => `/product/${slug}`));
});
