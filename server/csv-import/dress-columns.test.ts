import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { columnGuide } from "./dress-columns.ts";

test("the guide for owners says of each column what the empty table says", async () => {
  expect(await readFile(join(root, "docs/your-own-label.md"), "utf8")).toContain(columnGuide);
});
