import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleTexts as texts } from "#app/content/texts/sample-texts.server.ts";
import { root } from "#scripts/prepare.mjs";
import { readDataset } from "./support/dataset.ts";

// Studio's packages are installed only where somebody edits. Here its file is read.
test("Studio's form has every field of the size chart that the shop reads, and no other", async () => {
  const form = await readFile(join(root, "studio/schema/size-chart-type.ts"), "utf8");
  const [, list = ""] = /\n {2}fields: \[([\s\S]*?)\n {2}\]/.exec(form) ?? [];
  const own = [
    ...list.matchAll(/^ {4}(?:\w+\(\{ name: |defineField\(\{\n {6}name: |forSearchEngines\()"(\w+)"/gm),
  ].map(([, name]) => name);
  expect(own.toSorted()).toEqual(Object.keys(texts.sizeChart).toSorted());
  const nested = [...list.matchAll(/^ {8,}.*?(?:name: |girth\()"(\w+)"/gm)].map(([, name]) => name);
  const [row] = texts.sizeChart.rows;
  expect(nested.toSorted()).toEqual(
    [...Object.keys(row ?? {}), ...Object.keys(texts.sizeChart.measuring)].toSorted(),
  );
});

test("the sample's chart knows every size of its dresses, in order", async () => {
  const dresses = await readDataset();
  const known = texts.sizeChart.rows.map(({ size }) => size);
  expect(new Set(dresses.flatMap(({ sizes }) => sizes ?? []))).toEqual(new Set(known));
  for (const girth of ["bust", "waist", "hips", "hollowToHem"] as const) {
    const numbers = texts.sizeChart.rows.map((row) => row[girth] ?? 0);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
});
