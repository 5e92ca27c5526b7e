import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeDataset } from "../testing/test-lake.ts";
import { datasetFaults } from "./read-dataset.ts";

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
