import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTable } from "#server/command/import-table.ts";
import { runCaptured } from "./support/captured-command.ts";
import { editorOf, openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const table = `Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Status
lia,Lia,<p>Silk</p>,Tulle dresses,true,Color,Blush,2450.00,https://cdn.example/lia.jpg?v=1,1,active
lia,,,,,,Ivory,2300.00,https://cdn.example/back.jpg,2,
bea,Bea,,Veils,true,Title,Default Title,90.00,https://cdn.example/bea.jpg,1,active`;

test("an export of Shopify comes in, and the same again changes nothing", async () => {
  const lake = await openLake();
  const folder = temporaryFolder();
  const token = lake.issueToken({ name: "import", role: "editor" });
  const environment = { DATA_DIR: folder, SANITY_API_HOST: await lake.serve(), SANITY_WRITE_TOKEN: token };
  const file = join(folder, "products_export.csv");
  await writeFile(file, table);
  const run = (...words: string[]) => runCaptured(importTable, [file, ...words], environment);
  const stored = () => editorOf(lake).fetch<unknown[]>(`*[_type == "product"] | order(_id)`);
  const plan = await run("--dry-run");
  expect([plan.status, plan.warned, plan.said.at(-1)]).toEqual([
    0,
    [],
    "Would import 2 new, 0 changed, 0 unchanged; 0 pictures to store. Nothing was changed.",
  ]);
  expect(plan.said).toContainEqual(
    expect.stringContaining("they are at other addresses: 3. Add them in Studio"),
  );
  expect(await stored()).toEqual([]);
  expect((await run()).said.at(-1)).toBe("Imported: 2 new, 0 changed, 0 unchanged; 0 pictures stored.");
  const dresses = await stored();
  expect(dresses).toMatchObject([
    { slug: { current: "bea" }, price: 90, offeredFor: ["purchase"] },
    {
      ...{
        name: "Lia",
        slug: { current: "lia" },
        category: "tulle-dresses",
        price: 2300,
        description: "Silk",
      },
      colors: [{ name: "Blush" }, { name: "Ivory" }],
    },
  ]);
  expect((await run()).said.at(-1)).toBe("Imported: 0 new, 0 changed, 2 unchanged; 0 pictures stored.");
  expect(await stored()).toEqual(dresses);
});
