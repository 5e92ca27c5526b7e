import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { importTable } from "#server/command/import-table.ts";
import { openAddressedPictures } from "#server/csv-import/addressed-pictures.ts";
import { prepareImport } from "#server/csv-import/import-dresses.ts";
import { planSummary } from "#server/csv-import/import-report.ts";
import { readTable } from "#server/csv-import/read-table.ts";
import { runCaptured } from "./support/captured-command.ts";
import { openLake, openWriter } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const heading =
  "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Status";

function exportOf(origin: string): string {
  return [
    heading,
    `lia,Lia,<p>Silk</p>,Tulle dresses,true,Color,Blush,2450.00,${origin}/lia.jpg?v=1,1,active`,
    `lia,,,,,,Ivory,2300.00,${origin}/back.jpg,2,`,
    `bea,Bea,,Veils,true,Title,Default Title,90.00,${origin}/bea.jpg,1,active`,
  ].join("\n");
}

async function openPictureHost() {
  const paths: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    paths.push(url);
    const background = { r: paths.length * 40, g: 100, b: 100 };
    void sharp({ create: { width: 960, height: 1200, channels: 3, background } })
      .png()
      .toBuffer()
      .then((picture) => response.end(picture));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  return { origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, paths };
}

test("an export of Shopify comes in with its pictures, and the same again changes nothing and fetches nothing", async () => {
  const client = await openWriter();
  const { origin, paths } = await openPictureHost();
  const run = async (folder: string | undefined) => {
    const table = readTable(Buffer.from(exportOf(origin)));
    const { plan, carryOut } = await prepareImport(client, table, (names, assetsOf) =>
      openAddressedPictures(names, { assetsOf, folder, mayFetchFrom: () => true }),
    );
    await carryOut();
    return [plan.faults.length, planSummary(plan)];
  };
  expect(await run(temporaryFolder())).toEqual([0, "2 new, 0 changed, 0 unchanged; 3 pictures to store"]);
  expect(paths).toEqual(["/lia.jpg?v=1", "/back.jpg", "/bea.jpg"]);
  const stored = await client.fetch(`*[_type == "product"] | order(_id)`);
  expect(stored).toMatchObject([
    { slug: { current: "bea" }, price: 90, offeredFor: ["purchase"], mainImage: { _type: "image" } },
    {
      ...{
        name: "Lia",
        slug: { current: "lia" },
        category: "tulle-dresses",
        price: 2300,
        description: "Silk",
      },
      colors: [{ name: "Blush" }, { name: "Ivory" }],
      gallery: [{ _type: "image" }],
    },
  ]);
  const again = [0, "0 new, 0 changed, 2 unchanged; 0 pictures to store"];
  expect([await run(temporaryFolder()), await run(undefined)]).toEqual([again, again]);
  expect(paths).toHaveLength(3);
  expect(await client.fetch(`*[_type == "product"] | order(_id)`)).toEqual(stored);
});

test("the command brings in dresses whose pictures it may not fetch, says so, and changes nothing again", async () => {
  const lake = await openLake();
  const folder = temporaryFolder();
  const token = lake.issueToken({ name: "import", role: "editor" });
  const environment = { DATA_DIR: folder, SANITY_API_HOST: await lake.serve(), SANITY_WRITE_TOKEN: token };
  const { origin, paths } = await openPictureHost();
  const file = join(folder, "products_export.csv");
  await writeFile(file, exportOf(origin));
  const plain = await runCaptured(importTable, [file, "--dry-run"], environment);
  expect([plain.status, plain.said.at(-1)]).toEqual([
    0,
    "Would import 2 new, 0 changed, 0 unchanged; 0 pictures to store. Nothing was changed.",
  ]);
  expect(plain.said).toContainEqual(
    "  note      A picture at another address is fetched by content:import with --fetch-pictures (3 pictures)",
  );
  const first = await runCaptured(importTable, [file, "--fetch-pictures"], environment);
  expect(first.said.filter((line) => line.includes("private network"))).toHaveLength(3);
  const second = await runCaptured(importTable, [file], environment);
  expect([first, second].map(({ said }) => said.at(-1))).toEqual([
    "Imported: 2 new, 0 changed, 0 unchanged; 0 pictures stored.",
    "Imported: 0 new, 0 changed, 2 unchanged; 0 pictures stored.",
  ]);
  expect(paths).toEqual([]);
});
