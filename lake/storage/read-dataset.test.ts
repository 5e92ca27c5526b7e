import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { address, paint, sha1Of, temporaryFolder, writeDataset } from "../testing/test-lake.ts";
import { datasetFaults, readDataset } from "./read-dataset.ts";
import { openStorage } from "./storage.ts";

const odile = { _id: "odile", _type: "product" };
const image = (path: string) => ({ mainImage: { _sanityAsset: `image@file://${path}` } });
const front = { "front.jpg": "#c0ffee" };

async function faultsOf(lines: string | Uint8Array): Promise<string[]> {
  const folder = await writeDataset([], front);
  const images = join(folder, "images");
  await writeFile(join(folder, "data.ndjson"), lines);
  await writeFile(join(images, "empty.jpg"), "");
  await writeFile(join(images, "letter.jpg"), "Dear Odile");
  await mkdir(join(images, "folder.jpg"));
  const whole = await readFile(join(images, "front.jpg"));
  await writeFile(join(images, "half.jpg"), whole.subarray(0, whole.length / 2));
  return (await datasetFaults(folder)).map((fault) => fault.replaceAll(`${folder}/`, ""));
}

const line = (document: object) => JSON.stringify(document);

test.each([
  line(odile),
  `\uFEFF${line(odile)}`,
  `${line(odile)}\r\n\r\n`,
  line({ ...odile, ...image("./images/front.jpg") }),
  line({ ...odile, ...image("images/front.jpg") }),
])(
  "a dataset is read with the mark of UTF-8, the line breaks of Windows, and its pictures: %j",
  async (dataset) => {
    expect(await faultsOf(dataset)).toEqual([]);
  },
);

test.each(["data.ndjson", "images/front.jpg", "images"])(
  "a dataset in which %s leads out of its folder is refused",
  async (place) => {
    const folder = await writeDataset([{ ...odile, ...image("./images/front.jpg") }], front);
    const other = await writeDataset([odile], front);
    await rm(join(folder, place), { recursive: true });
    await symlink(join(other, place), join(folder, place));
    expect(await datasetFaults(folder)).toEqual([expect.stringContaining("leads out of the folder")]);
  },
);

const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
const gown = (fields: object) => line({ _id: "b", _type: "x", ...fields });
const noPicture = /^data.*\.jpg: The file cannot be shown as a picture/;

test.each([
  ["no JSON", "{", "not valid JSON"],
  ["no document", "[1]", "is no document: that is { … }"],
  ["an _id that is no text", '{"_id":7,"_type":"x"}', "the _id of a document is a text"],
  ["no _type", '{"_id":"x"}', "a document needs a _type"],
  ["an _id of two", line(odile), /its _id "odile" is that of data\.ndjson:1$/],
  ["no moment", gown({ _createdAt: "yesterday" }), /has no valid _createdAt/],
  ["too long a text", gown({ name: "x".repeat(4_000_000) }), /at most \d+ can be stored/],
  ["levels without an end", `{"_id":"b","_type":"x","x":${nested}}`, /nested deeper than \d+ levels/],
  [
    "an empty picture",
    gown(image("./images/empty.jpg")),
    "the file for the asset image@file://./images/empty.jpg is",
  ],
  ["no picture", gown(image("./images/missing.jpg")), "there is no file for the asset"],
  ["a folder", gown(image("./images/folder.jpg")), "there is no file for the asset"],
  ["a letter", gown(image("./images/letter.jpg")), noPicture],
  ["half a picture", gown(image("./images/half.jpg")), noPicture],
  ["a name of no file", gown(image("./images/%.jpg")), "there is no file for the asset"],
  ["a way out", gown(image("./images/../../front.jpg")), "cannot read the asset"],
  ["an encoded way out", gown(image("./%2e%2e/front.jpg")), "cannot read the asset"],
  [
    "another kind",
    gown({ film: { _sanityAsset: "film@file://a.mp4" } }),
    "cannot read the asset film@file://a.mp4",
  ],
  [
    "a host",
    gown({ x: { _sanityAsset: "image@https://a.test/a.jpg" } }),
    "cannot read the asset image@https://a",
  ],
])("a line with %s is refused, before anything is stored", async (_what, second, fault) => {
  const faults = await faultsOf(`${line(odile)}\n${second}`);
  expect(faults).toEqual([expect.stringMatching(/^data\.ndjson:2: /)]);
  expect(faults[0]).toMatch(fault);
});

test("a file that is no text, or holds nothing, is no dataset", async () => {
  const latin = Buffer.from('{"_type":"house","name":"L\u00e9onie"}', "latin1");
  expect(await faultsOf(latin)).toEqual(["data.ndjson: is not text in UTF-8"]);
  expect(await faultsOf("\n \n")).toEqual(["data.ndjson: there is no document in it"]);
  expect(await datasetFaults(await temporaryFolder())).toEqual([expect.stringContaining("ENOENT")]);
});

async function openHost() {
  const folder = await temporaryFolder("lake");
  const storage = await openStorage({ folder, ...address }, () => undefined);
  onTestFinished(storage.close);
  return { host: storage.host, stored: (path: string) => readFile(join(folder, "assets", path)) };
}

test("each picture and file is stored once, described before the documents, and referred to where it was named", async () => {
  const { host, stored } = await openHost();
  const named = { _sanityAsset: "image@file://./images/front.jpg", alt: "In front" };
  const gallery = [named, { _type: "figure", ...named }];
  const sheet = { _sanityAsset: "file@file://images/care%20sheet" };
  const same = { _sanityAsset: "image@file://./images/again.jpg" };
  const folder = await writeDataset([
    { ...odile, mainImage: named, gallery, price: 12, tags: ["x", 1] },
    { _id: "care", _type: "guide", sheet, same },
  ]);
  const bytes = await paint("#c0ffee");
  for (const name of ["front.jpg", "again.jpg"]) await writeFile(join(folder, "images", name), bytes);
  await writeFile(join(folder, "images", "care sheet"), "dry clean");
  const [picture, file, ...rest] = await readDataset(folder, host);

  const [sha1, fileSha1] = [sha1Of(bytes), sha1Of(Buffer.from("dry clean"))];
  const [name, path] = [`${sha1}-300x400.jpg`, `images/atelier/production/${sha1}-300x400.jpg`];
  expect(picture).toMatchObject({
    ...{ _id: `image-${sha1}-300x400-jpg`, _type: "sanity.imageAsset", path, url: `/${path}` },
    ...{ assetId: sha1, sha1hash: sha1, uploadId: sha1, size: bytes.byteLength },
    ...{ extension: "jpg", mimeType: "image/jpeg", metadata: { lqip: expect.stringMatching(/^data:image/) } },
  });
  expect(await stored(`images/${name}`)).toEqual(bytes);
  const filePath = `files/atelier/production/${fileSha1}.bin`;
  expect(file).toEqual({
    ...{ _id: `file-${fileSha1}-bin`, _type: "sanity.fileAsset", path: filePath, url: `/${filePath}` },
    ...{ assetId: fileSha1, sha1hash: fileSha1, uploadId: fileSha1, size: 9 },
    ...{ extension: "bin", mimeType: "application/octet-stream", originalFilename: "care sheet" },
  });
  expect(String(await stored(`files/${fileSha1}.bin`))).toBe("dry clean");
  const to = (document: { _id: string } | undefined) => ({
    asset: { _type: "reference", _ref: document?._id },
  });
  const image = { _type: "image", alt: "In front", ...to(picture) };
  const _key = expect.any(String);
  const keyed = [
    { ...image, _key },
    { ...image, _type: "figure", _key },
  ];
  expect(rest).toEqual([
    { ...odile, mainImage: image, gallery: keyed, price: 12, tags: ["x", 1] },
    {
      _id: "care",
      _type: "guide",
      sheet: { _type: "file", ...to(file) },
      same: { _type: "image", ...to(picture) },
    },
  ]);
});

test("documents without an _id get one each, and a fault of a picture is that of its line", async () => {
  const { host } = await openHost();
  const unnamed = await readDataset(await writeDataset([{ _type: "gown" }, { _type: "gown" }]), host);
  const ids = unnamed.map(({ _id }) => _id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.not.stringContaining(ids[0] ?? "")]);
  const folder = await writeDataset([odile, { _type: "gown", ...image("letter.jpg") }]);
  await writeFile(join(folder, "letter.jpg"), "Dear Odile");
  const fault = /data\.ndjson:2: the asset image@file:\/\/letter\.jpg: The file cannot be shown as a picture/;
  await expect(readDataset(folder, host)).rejects.toThrow(fault);
});

test("entries of a list that share a key, or have none, get keys of their own", async () => {
  const { host } = await openHost();
  const colors = [{ _key: "off-white" }, { _key: "off-white" }, { name: "Ivory" }, { _key: "off-white" }];
  const [document] = await readDataset(await writeDataset([{ ...odile, colors }]), host);
  const keys = Array.from(JSON.stringify(document).matchAll(/"_key":"([^"]+)"/g), ([, key]) => key);
  expect([keys[0], new Set(keys).size]).toEqual(["off-white", 4]);
});
