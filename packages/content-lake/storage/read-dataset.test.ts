import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { paint, sha1Of, temporaryFolder, writeDataset } from "../testing/test-lake.ts";
import { datasetFaults, readDataset } from "./read-dataset.ts";
import { openStorage } from "./storage.ts";

const odile = { _id: "odile", _type: "product" };

async function faultsOf(lines: string | Uint8Array): Promise<string[]> {
  const folder = await writeDataset([], { "front.jpg": "#c0ffee" });
  await writeFile(join(folder, "data.ndjson"), lines);
  await writeFile(join(folder, "images", "empty.jpg"), "");
  await writeFile(join(folder, "images", "letter.jpg"), "Dear Odile");
  await mkdir(join(folder, "images", "folder.jpg"));
  const front = await readFile(join(folder, "images", "front.jpg"));
  await writeFile(join(folder, "images", "half.jpg"), front.subarray(0, front.length / 2));
  return (await datasetFaults(folder)).map((fault) => fault.replaceAll(`${folder}/`, ""));
}

function lines(...documents: object[]): string {
  return documents.map((document) => JSON.stringify(document)).join("\n");
}

test("a dataset is read with the mark of UTF-8, the line breaks of Windows, and its pictures", async () => {
  const withPicture = (path: string) =>
    lines({ ...odile, mainImage: { _sanityAsset: `image@file://${path}images/front.jpg` } });
  const sound = [lines(odile), `\uFEFF${lines(odile)}`, `${lines(odile)}\r\n\r\n`];
  for (const dataset of [...sound, withPicture("./"), withPicture("")])
    expect(await faultsOf(dataset), dataset).toEqual([]);
});

test.each(["data.ndjson", "images/front.jpg", "images"])(
  "a dataset in which %s leads out of its folder is refused",
  async (place) => {
    const picture = { _sanityAsset: "image@file://./images/front.jpg" };
    const [folder, other] = [
      await writeDataset([{ ...odile, mainImage: picture }], { "front.jpg": "#c0ffee" }),
      await writeDataset([odile], { "front.jpg": "#c0ffee" }),
    ];
    await rm(join(folder, place), { recursive: true });
    await symlink(join(other, place), join(folder, place));
    expect(await datasetFaults(folder)).toEqual([expect.stringContaining("leads out of the folder")]);
  },
);

const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

test.each([
  ["no JSON", "{", "not valid JSON"],
  ["no document", "[1]", "is no document: that is { … }"],
  ["an _id that is no text", '{"_id":7,"_type":"x"}', "the _id of a document is a text"],
  ["a document without a _type", '{"_id":"x"}', "a document needs a _type"],
  ["an _id of two", lines(odile), /its _id "odile" is that of data\.ndjson:1$/],
  ["no moment", lines({ _id: "b", _type: "x", _createdAt: "yesterday" }), /has no valid _createdAt/],
  [
    "too long a text",
    lines({ _id: "b", _type: "x", name: "x".repeat(4_000_000) }),
    /at most \d+ can be stored/,
  ],
  ["levels without an end", `{"_id":"b","_type":"x","x":${nested}}`, /nested deeper than \d+ levels/],
])("a line with %s is refused, before anything is stored", async (_what, line, fault) => {
  const found = await faultsOf(`${lines(odile)}\n${line}`);
  expect(found).toEqual([expect.stringMatching(/^data\.ndjson:2: /)]);
  expect(found[0]).toMatch(fault);
});

test.each([
  ["image@file://./images/empty.jpg", "the file for the asset image@file://./images/empty.jpg is empty"],
  ["image@file://./images/missing.jpg", "there is no file for the asset"],
  ["image@file://./images/folder.jpg", "there is no file for the asset"],
  ["image@file://./images/letter.jpg", /^data.*letter\.jpg: The file cannot be shown as a picture/],
  ["image@file://./images/half.jpg", /^data.*half\.jpg: The file cannot be shown as a picture/],
  ["image@file://./images/%.jpg", "there is no file for the asset"],
  ["image@file://./images/../../front.jpg", "cannot read the asset"],
  ["image@file://./%2e%2e/front.jpg", "cannot read the asset"],
  ["film@file://a.mp4", "cannot read the asset film@file://a.mp4"],
  ["image@https://a.test/a.jpg", "cannot read the asset image@https://a.test/a.jpg"],
])("the asset %s is refused with its line", async (_sanityAsset, fault) => {
  const found = await faultsOf(lines({ ...odile, mainImage: { _sanityAsset } }));
  expect(found).toEqual([expect.stringContaining(`data.ndjson:1: `)]);
  expect(found[0]).toMatch(fault);
});

test("a file that is no text, or holds nothing, is no dataset", async () => {
  const latin = Buffer.from('{"_type":"house","name":"L\u00e9onie"}', "latin1");
  expect(await faultsOf(latin)).toEqual(["data.ndjson: is not text in UTF-8"]);
  expect(await faultsOf("\n \n")).toEqual(["data.ndjson: there is no document in it"]);
  expect(await datasetFaults(await temporaryFolder())).toEqual([expect.stringContaining("ENOENT")]);
});

async function openHost() {
  const folder = join(await temporaryFolder(), "lake");
  const storage = await openStorage({ folder, projectId: "atelier", dataset: "production" }, () => undefined);
  onTestFinished(storage.close);
  return { host: storage.host, stored: (path: string) => readFile(join(folder, "assets", path)) };
}

test("each picture and file is stored once, described before the documents, and referred to where it was named", async () => {
  const { host, stored } = await openHost();
  const front = { _sanityAsset: "image@file://./images/front.jpg", alt: "In front" };
  const documents = [
    {
      ...odile,
      mainImage: front,
      gallery: [front, { _type: "figure", ...front }],
      price: 12,
      tags: ["x", 1],
    },
    {
      _id: "care",
      _type: "guide",
      sheet: { _sanityAsset: "file@file://images/care%20sheet" },
      same: { _sanityAsset: "image@file://./images/again.jpg" },
    },
  ];
  const folder = await writeDataset(documents);
  const bytes = await paint("#c0ffee");
  for (const name of ["front.jpg", "again.jpg"]) await writeFile(join(folder, "images", name), bytes);
  await writeFile(join(folder, "images", "care sheet"), "dry clean");
  const [picture, sheet, ...rest] = await readDataset(folder, host);

  const sha1 = sha1Of(bytes);
  const name = `${sha1}-300x400.jpg`;
  expect(picture).toMatchObject({
    _id: `image-${sha1}-300x400-jpg`,
    _type: "sanity.imageAsset",
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1,
    extension: "jpg",
    mimeType: "image/jpeg",
    size: bytes.byteLength,
    path: `images/atelier/production/${name}`,
    url: `/images/atelier/production/${name}`,
    metadata: { lqip: expect.stringMatching(/^data:image/) },
  });
  expect(await stored(`images/${name}`)).toEqual(bytes);
  const sheetSha1 = sha1Of(Buffer.from("dry clean"));
  expect(sheet).toEqual({
    originalFilename: "care sheet",
    _id: `file-${sheetSha1}-bin`,
    _type: "sanity.fileAsset",
    assetId: sheetSha1,
    sha1hash: sheetSha1,
    uploadId: sheetSha1,
    extension: "bin",
    mimeType: "application/octet-stream",
    size: 9,
    path: `files/atelier/production/${sheetSha1}.bin`,
    url: `/files/atelier/production/${sheetSha1}.bin`,
  });
  expect(String(await stored(`files/${sheetSha1}.bin`))).toBe("dry clean");
  const asset = { _type: "reference", _ref: picture?._id };
  const shown = { _type: "image", alt: "In front", asset };
  expect(rest).toEqual([
    {
      ...odile,
      mainImage: shown,
      gallery: [
        { ...shown, _key: expect.any(String) },
        { ...shown, _type: "figure", _key: expect.any(String) },
      ],
      price: 12,
      tags: ["x", 1],
    },
    {
      _id: "care",
      _type: "guide",
      sheet: { _type: "file", asset: { _type: "reference", _ref: sheet?._id } },
      same: { _type: "image", asset },
    },
  ]);
});

test("documents without an _id get one each, and a fault of a picture is that of its line", async () => {
  const { host } = await openHost();
  const unnamed = await readDataset(await writeDataset([{ _type: "gown" }, { _type: "gown" }]), host);
  const ids = unnamed.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);

  const folder = await writeDataset([
    odile,
    { _type: "gown", x: { _sanityAsset: "image@file://letter.jpg" } },
  ]);
  await writeFile(join(folder, "letter.jpg"), "Dear Odile");
  await expect(readDataset(folder, host)).rejects.toThrow(
    /data\.ndjson:2: the asset image@file:\/\/letter\.jpg: The file cannot be shown as a picture/,
  );
});

test("entries of a list that share a key, or have none, get keys of their own", async () => {
  const { host } = await openHost();
  const colors = [{ _key: "off-white" }, { _key: "off-white" }, { name: "Ivory" }, { _key: "off-white" }];
  const [document] = await readDataset(await writeDataset([{ ...odile, colors }]), host);
  const keys = Array.from(JSON.stringify(document).matchAll(/"_key":"([^"]+)"/g), ([, key]) => key);
  expect(keys[0]).toBe("off-white");
  expect(new Set(keys).size).toBe(4);
});
