import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { prepareImport } from "#server/csv-import/import-dresses.ts";
import { faultLines, inColumns, planLines, planSummary } from "#server/csv-import/import-report.ts";
import { openPictureFolder } from "#server/csv-import/picture-folder.ts";
import { readTable } from "#server/csv-import/read-table.ts";
import { undo } from "#studio/dresses/save-cells.ts";
import { openWriter } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const everyDress = `*[_type == "product"] | order(_id)`;
const heading = "name;collection;price;colours;sizes;picture;more pictures;description";
const ada = 'Ada;Tulle dresses;1.250,50;Blush #e6c4ba | Ivory;36|38;front.jpg;back.jpg;"One.\r\n\r\nTwo."';
const bea = "Bea;bridal-dresses;;Ivory;;FRONT.jpg;;";
const REFUSED = /Dresses were changed while .* No dress was imported: import the table again\.$/;

let client: SanityClient;
let folder: string;

beforeEach(async () => {
  client = await openWriter();
  folder = temporaryFolder();
  await writePicture("front.jpg", "#e6c4ba", 960, 1200);
  await writePicture("back.jpg", "#c4bae6", 400, 500);
});

test("dresses come in with their pictures, each stored once, and the same table again changes nothing", async () => {
  expect(await importTable(heading, ada, bea)).toBe("2 new, 0 changed, 0 unchanged; 2 pictures to store");
  const dresses = await client.fetch(everyDress);
  expect(dresses).toMatchObject([
    {
      _id: "product-ada",
      name: "Ada",
      slug: { current: "ada" },
      category: "tulle-dresses",
      price: 1250.5,
      order: 1,
      colors: [{ name: "Blush", value: "#e6c4ba" }, { name: "Ivory" }],
      sizes: ["36", "38"],
      description: "One.\n\nTwo.",
      gallery: [{ _type: "image" }],
    },
    { _id: "product-bea", category: "bridal-dresses", order: 2 },
  ]);
  expect(dresses[0].mainImage.asset._ref).toBe(dresses[1].mainImage.asset._ref);
  expect(dresses[1]).not.toHaveProperty("price");
  expect(await client.fetch(`count(*[_type == "sanity.imageAsset"])`)).toBe(2);

  expect(await importTable(heading, ada, bea)).toBe("0 new, 0 changed, 2 unchanged; 0 pictures to store");
  expect(await client.fetch(everyDress)).toEqual(dresses);
});

test("new dresses stand behind those that are there, and have no place before some that have none", async () => {
  await importTable(heading, ada);
  await client.patch("product-ada").set({ order: 7 }).commit();
  await importTable(heading, bea);
  expect(await client.fetch(`*[_id == "product-bea"][0].order`)).toBe(8);
  await client.mutate([
    { patch: { id: "product-ada", unset: ["order"] } },
    { delete: { id: "product-bea" } },
  ]);
  await importTable(heading, bea);
  expect(await client.fetch(`*[_id == "product-bea"][0]`)).not.toHaveProperty("order");
});

test("another picture under the name of an earlier one is stored, and a table without its folder changes none", async () => {
  await writePicture("dora.jpg", "#112233", 960, 1200);
  const dora = "Dora;Tulle dresses;1;Ivory;;dora.jpg;;";
  await importTable(heading, dora);
  const withoutFolder = readTable(Buffer.from(`${heading}\n${dora}`));
  const { plan } = await prepareImport(client, withoutFolder, () => () => ({ fault: "no folder" }));
  expect([plan.faults, planSummary(plan)]).toEqual([
    [],
    "0 new, 0 changed, 1 unchanged; 0 pictures to store",
  ]);
  await writePicture("dora.jpg", "#332211", 960, 1200);
  expect(await importTable(heading, dora)).toBe("0 new, 1 changed, 0 unchanged; 1 picture to store");
});

test("a picture that the host stores without its place is known again", async () => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" } };
  const file = join(folder, "located.jpg");
  await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#123456" } })
    .withExif(gps)
    .jpeg()
    .toFile(file);
  const cleo = "Cleo;Tulle dresses;1;Ivory;;located.jpg;;";
  await importTable(heading, cleo);
  const stored = await client.fetch(`*[_type == "sanity.imageAsset"][0]{sha1hash, source}`);
  expect(stored.sha1hash).not.toBe(stored.source.id);
  expect(await importTable(heading, cleo)).toBe("0 new, 0 changed, 1 unchanged; 0 pictures to store");
});

test("a dry run lists what is new, what changes and which pictures are small, and writes nothing", async () => {
  await importTable(heading, bea);
  const { plan } = await prepare(heading, ada, "Bea;bridal-dresses;2000;Ivory;;front.jpg;;");
  expect(planLines(plan).map(inColumns)).toEqual([
    expect.stringMatching(/new +Ada \(\/product\/ada\)/),
    expect.stringMatching(/changed +Bea \(price\)/),
    expect.stringMatching(/back\.jpg: This picture has 400 × 500 pixels/),
    expect.stringMatching(/note +Main picture: Describe the picture, .* Ada, Bea$/),
    expect.stringMatching(/note +More pictures: 1: Describe the picture, .* Ada$/),
    expect.stringMatching(/note +Sizes: Without sizes a shopper can only ask\. Bea$/),
    expect.stringMatching(/note +Description: A dress sells by its description\. Bea$/),
  ]);
  expect(planSummary(plan)).toBe("1 new, 1 changed, 0 unchanged; 1 picture to store");
  expect(await client.fetch(everyDress)).toMatchObject([{ name: "Bea" }]);
  expect(await client.fetch(`count(*[_type == "sanity.imageAsset"])`)).toBe(1);
});

test("words for pictures are missed until they are there, in the table or from Studio", async () => {
  const described = `${heading};picture in words;more pictures in words`;
  const { plan } = await prepare(described, `${ada};Ada in blush;`, `${bea};Bea in ivory;`);
  expect(
    planLines(plan)
      .map(inColumns)
      .filter((line) => line.includes("Describe the picture")),
  ).toEqual([expect.stringMatching(/More pictures: 1: .* Ada$/)]);
  await importTable(heading, bea);
  await client.patch("product-bea").set({ "mainImage.alt": "Written in Studio" }).commit();
  const again = await prepare(heading, bea);
  expect(planLines(again.plan).map(inColumns)).toEqual([]);
});

test("what an editor has added stays: empty cells and columns that are left out say nothing", async () => {
  await importTable(heading, ada);
  const hotspot = { _type: "sanity.imageHotspot", x: 0.5, y: 0.3, width: 0.4, height: 0.4 };
  await client
    .patch("product-ada")
    .set({ cut: "A-line", "mainImage.hotspot": hotspot, "colors[0].available": false })
    .commit();
  await importTable("name;price;colours;picture;picture in words", "Ada;;Blush #e6c4bb;front.jpg;Blush gown");
  expect(await client.fetch(`*[_id == "product-ada"][0]`)).toMatchObject({
    price: 1250.5,
    cut: "A-line",
    colors: [{ name: "Blush", value: "#e6c4bb", available: false }],
    mainImage: { hotspot, alt: "Blush gown" },
  });
});

test("more than can be written at once is all refused, and what to do is said", async () => {
  const long = "A long robe of silk. ".repeat(2_500);
  const rows = Array.from({ length: 100 }, (_, at) => `Ada ${at};Tulle dresses;;Ivory;36;front.jpg;;${long}`);
  const { plan, carryOut } = await prepare(heading, ...rows);
  expect(faultLines(plan.faults)).toEqual([]);
  await expect(carryOut()).rejects.toThrow("No dress was imported: divide the table into several.");
  expect(await client.fetch(everyDress)).toEqual([]);
});

test("a dress that somebody is editing is not overtaken, nor one that was changed since it was read", async () => {
  await importTable(heading, ada, bea);
  const dearer = "Ada;Tulle dresses;1300;Blush #e6c4ba | Ivory;36|38;front.jpg;back.jpg;";
  const { carryOut } = await prepare(heading, dearer, bea);
  await client.patch("product-ada").set({ price: 5 }).commit();
  await expect(carryOut()).rejects.toThrow(REFUSED);
  expect(await client.fetch(`*[_id == "product-ada"][0].price`)).toBe(5);

  const ofAda = await client.getDocument("product-ada");
  await client.createOrReplace({ ...ofAda, _id: "drafts.product-ada", _type: "product" });
  expect(await faultsOf(heading, dearer)).toEqual([
    expect.stringMatching(/row 2, .* editing this dress in Studio/),
  ]);
});

test("a dress whose address has changed is not made a second time", async () => {
  await importTable(heading, ada);
  await client
    .patch("product-ada")
    .set({ slug: { _type: "slug", current: "ada-lace" }, previousSlugs: ["ada"] })
    .commit();
  expect(await faultsOf(heading, ada)).toEqual([expect.stringMatching(/“ada” is “ada-lace” now/)]);
});

test.each([
  ["Latin", ada, bea],
  ["another script", ada.replace("Ada", "Άννα"), bea.replace("Bea", "Δάφνη")],
])("two imports of the same new dresses at once make each once: names in %s", async (_script, ...rows) => {
  const both = [await prepare(heading, ...rows), await prepare(heading, ...rows)];
  const outcomes = await Promise.allSettled(both.map(({ carryOut }) => carryOut()));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(reasons.map(String)).toEqual([expect.stringMatching(REFUSED)]);
  expect(await client.fetch(`count(${everyDress})`)).toBe(rows.length);
  expect(await client.fetch(`count(*[_type == "sanity.imageAsset"])`)).toBe(2);
  expect(await client.fetch(`${everyDress}[!defined(mainImage.asset->url)]`)).toEqual([]);
  expect(await importTable(heading, ...rows)).toBe("0 new, 0 changed, 2 unchanged; 0 pictures to store");
});

const longer = `${ada.replace("1.250,50", "2000").replace("36|38", "36|38|40")};A-line`;
const asWritten = `${everyDress}{..., "_rev": null, "_updatedAt": null}`;

test("an import is taken back: dresses that it changed are as before, and those that it made are gone", async () => {
  await importTable(heading, ada);
  const before = await client.fetch(asWritten);
  const { act } = await (await prepare(`${heading};cut`, longer, `${bea};`)).carryOut();
  expect(await client.fetch(asWritten)).toMatchObject([{ price: 2000, cut: "A-line" }, { name: "Bea" }]);
  // Studio has it as JSON.
  await undo(client, JSON.parse(JSON.stringify(act)));
  expect(await client.fetch(asWritten)).toEqual(before);
});

test.each<[string, string, () => Promise<unknown>]>([
  ["changed", "Ada", () => client.patch("product-ada").set({ price: 5 }).commit()],
  ["deleted", "Bea", () => client.delete("product-bea")],
  ["being edited", "Ada", () => client.create({ _id: "drafts.product-ada", _type: "product" })],
  ["new and being edited", "Bea", () => client.create({ _id: "drafts.product-bea", _type: "product" })],
])("nothing of an import is taken back once a dress is %s", async (_state, name, change) => {
  await importTable(heading, ada);
  const { act } = await (await prepare(`${heading};cut`, longer, `${bea};`)).carryOut();
  await change();
  const now = await client.fetch(everyDress, {}, { perspective: "raw" });
  await expect(undo(client, act ?? expect.unreachable())).rejects.toThrow(
    `Changed since, so nothing was undone: ${name}.`,
  );
  expect(await client.fetch(everyDress, {}, { perspective: "raw" })).toEqual(now);
});

test("an import that changes nothing has nothing to take back", async () => {
  await importTable(heading, ada);
  expect((await (await prepare(heading, ada)).carryOut()).act).toBeUndefined();
});

async function importTable(...lines: string[]): Promise<string> {
  const { plan, carryOut } = await prepare(...lines);
  expect(faultLines(plan.faults)).toEqual([]);
  const summary = planSummary(plan);
  await carryOut();
  return summary;
}

async function faultsOf(...lines: string[]): Promise<string[]> {
  return faultLines((await prepare(...lines)).plan.faults);
}

function prepare(...lines: string[]) {
  return prepareImport(client, readTable(Buffer.from(lines.join("\r\n"))), (names, assetsOf) =>
    openPictureFolder(folder, names, assetsOf),
  );
}

async function writePicture(name: string, background: string, width: number, height: number) {
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, name));
}
