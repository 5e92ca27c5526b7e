import { expect, test } from "vitest";
import { productFields } from "#app/catalogue/document-fields.ts";
import { readDataset } from "./support/dataset.ts";

test("the sample collection has an example of every field", async () => {
  const dresses = await readDataset();
  const used = new Set(dresses.flatMap((dress) => Object.keys(dress)));
  expect(productFields.filter((field) => !used.has(field))).toEqual([]);
});
