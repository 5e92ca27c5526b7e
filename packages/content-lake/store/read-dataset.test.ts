import { mkdir, readFile, writeFile } from "node:fs/promises";
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

test.each([
  ["as it should be", lines(odile)],
  ["with the mark of UTF-8", `\uFEFF${lines(odile)}`],
  ["with the line breaks of Windows", `${lines(odile)}\r\n\r\n`],
  ["with its pictures", lines({ ...odile, mainImage: { _sanityAsset: "image@file://./images/front.jpg" } })],
  [
    "with pictures without a dot",
    lines({ ...odile, mainImage: { _sanityAsset: "image@file://images/front.jpg" } }),
  ],
])("a dataset %s can be read", async (_what, dataset) => {
  expect(await faultsOf(dataset)).toEqual([]);
});

test.each([
  ["an _id of two", odile, /its _id "odile" is that of data\.ndjson:1$/],
  [
    "_id with a separator of paths",
    { ...odile, _id: "../odile" },
    /"\.\.\/odile" has an id that is not valid/,
  ],
  ["a moment that is none", { ...odile, _id: "b", _createdAt: "yesterday" }, /has no valid _createdAt/],
  [
    "attribute that could not be asked for",
    { ...odile, _id: "b", "a b": 1 },
    /attribute with the name "a b"/,
  ],
  [
    "text beyond all bounds",
    { ...odile, _id: "b", name: "x".repeat(4_000_000) },
    /at most \d+ can be stored/,
  ],
])("of %s the fault is said before anything is stored", async (_what, document, fault) => {
  expect(await faultsOf(lines(odile, document))).toEqual([expect.stringMatching(/^data\.ndjson:2: /)]);
  expect((await faultsOf(lines(odile, document)))[0]).toMatch(fault);
});

test("of one that is nested without an end, too", async () => {
  const nested = `{"_id":"b","_type":"product","x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  expect(await faultsOf(nested)).toEqual([
    expect.stringMatching(/^data\.ndjson:1: .*nested deeper than \d+ levels/),
  ]);
});

test.each([
  ["images/empty.jpg", "the file for the asset image@file://./images/empty.jpg is empty"],
  ["images/missing.jpg", "there is no file for the asset image@file://./images/missing.jpg"],
  ["images/folder.jpg", "there is no file for the asset image@file://./images/folder.jpg"],
  ["images/letter.jpg", "the asset image@file://./images/letter.jpg: The file cannot be shown as a picture"],
  ["images/half.jpg", "the asset image@file://./images/half.jpg: The file cannot be shown as a picture"],
  ["images/%.jpg", "there is no file for the asset image@file://./images/%.jpg"],
  ["images/../../front.jpg", "cannot read the asset image@file://./images/../../front.jpg"],
  ["%2e%2e/front.jpg", "cannot read the asset image@file://./%2e%2e/front.jpg"],
])("a picture %s is refused with its line", async (path, fault) => {
  const dress = { ...odile, mainImage: { _sanityAsset: `image@file://./${path}` } };
  expect(await faultsOf(lines(dress))).toEqual([expect.stringContaining(`data.ndjson:1: ${fault}`)]);
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
      gallery: [shown, { ...shown, _type: "figure" }],
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

test.each([
  ["no JSON", "{", "data.ndjson:1: not valid JSON"],
  ["no document", "[1]", "data.ndjson:1: is no document: that is { … }"],
  ["an _id that is no text", '{"_id":7,"_type":"x"}', "data.ndjson:1: the _id of a document is a text"],
  ["a document without a _type", '{"_id":"x"}', "data.ndjson:1: a document needs a _type"],
  [
    "an asset of another kind",
    '{"_type":"x","a":{"_sanityAsset":"film@file://a.mp4"}}',
    "data.ndjson:1: cannot read the asset film@file://a.mp4",
  ],
  [
    "an asset on the network",
    '{"_type":"x","a":{"_sanityAsset":"image@https://a.test/a.jpg"}}',
    "data.ndjson:1: cannot read the asset image@https://a.test/a.jpg",
  ],
])("a line with %s is refused", async (_what, line, fault) => {
  expect(await faultsOf(line)).toEqual([fault]);
});
