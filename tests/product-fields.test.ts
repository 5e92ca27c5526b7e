import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productFields } from "#app/catalogue/document-fields.ts";
import { root } from "#scripts/prepare.mjs";
import { readDataset } from "./support/dataset.ts";

// Studio's packages are installed only where somebody edits, so its types are checked there. Here its file is read.
test("Studio's form has every field of a dress, each under its own name", async () => {
  const form = await readFile(join(root, "studio/schema/product-type.ts"), "utf8");
  const [, table = ""] = /^const fields = \{\n([\s\S]*?)^\}/m.exec(form) ?? [];
  const fields = [...table.matchAll(/^ {2}(\w+): \w+\(\{\s*name: "(\w+)"/gm)];
  expect(fields.map(([, key]) => key).sort()).toEqual([...productFields].sort());
  for (const [, key, name] of fields) expect(name).toBe(key);
});

test("the sample collection has an example of every field", async () => {
  const dresses = await readDataset();
  const used = new Set(dresses.flatMap((dress) => Object.keys(dress)));
  expect(productFields.filter((field) => !used.has(field))).toEqual([]);
});
