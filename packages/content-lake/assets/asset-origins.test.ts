import { copyFile, mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ContentLake, ContentLakeOptions } from "../content-lake.ts";
import { clientOf, ORIGIN, openTestLake, paint, sha1Of, temporaryFolder } from "../testing/test-lake.ts";

const SERIAL = "BODY-4711";

async function photograph(): Promise<Buffer> {
  return await sharp(await paint("#123456"))
    .withExif({
      IFD2: { BodySerialNumber: SERIAL },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 30/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

async function saysMore(bytes: Buffer): Promise<boolean> {
  const { exif } = await sharp(bytes).metadata();
  return bytes.includes(SERIAL) || exif?.includes(Buffer.from([48, 0, 0, 0, 1, 0, 0, 0])) === true;
}

function editorOf(lake: ContentLake) {
  return clientOf(lake, { token: lake.issueToken({ name: "editor", role: "editor" }) });
}

/** An earlier version has stored such a picture among the pictures and among the files. */
async function earlierLake() {
  const folder = await temporaryFolder();
  const sent = await photograph();
  const sha1 = sha1Of(sent);
  const lake = await openTestLake({ folder });
  const places = [
    { id: `image-${sha1}-300x400-jpg`, type: "sanity.imageAsset", path: `images/${sha1}-300x400.jpg` },
    { id: `file-${sha1}-jpg`, type: "sanity.fileAsset", path: `files/${sha1}.jpg` },
  ];
  for (const { id, type } of places) await editorOf(lake).create({ _id: id, _type: type });
  await lake.close();
  const files = places.map(({ path }) => join(folder, "assets", path));
  for (const file of files) {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, sent);
    await utimes(file, LONG_AGO, LONG_AGO);
  }
  const [image = "", other = ""] = places.map(({ path }) => path.replace("/", "/atelier/production/"));
  return { folder, files, sent, urls: [`${ORIGIN}/${image}`, `${ORIGIN}/${other}`] };
}

const LONG_AGO = new Date("2026-02-01");

async function openUntilLooked(folder: string, log: ContentLakeOptions["log"]): Promise<void> {
  const noted = () => readFile(join(folder, "origins-removed-2"), "utf8").catch(() => "");
  const before = await noted();
  const lake = await openTestLake({ folder, ...(log && { log }) });
  await vi.waitFor(async () => expect(await noted()).not.toBe(before), { timeout: 20_000 });
  await lake.close();
}

async function bytesAt(lake: ContentLake, url: string): Promise<Buffer> {
  const response = await lake.fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test("a picture that an earlier version has stored says to nobody where it was taken, under the name that it has had", async () => {
  const { folder, files, sent, urls } = await earlierLake();
  expect(await saysMore(sent)).toBe(true);
  // Commands do not search all pictures, and still send nothing else.
  for (const publishesReleases of [false, true]) {
    const lake = await openTestLake({ folder, publishesReleases });
    for (const url of urls) expect(await saysMore(await bytesAt(lake, url)), url).toBe(false);
    await lake.close();
  }
  for (const file of files) {
    expect((await readFile(file)).length).toBe(sent.length);
    expect((await stat(file)).mtime).toEqual(LONG_AGO);
  }
});

test("it is looked for once, and again in what a restore brings", async () => {
  const { folder, files, sent } = await earlierLake();
  const [image = ""] = files;
  const log = vi.fn();
  await openUntilLooked(folder, log);
  expect(await saysMore(await readFile(image))).toBe(false);
  expect(log.mock.calls).toContainEqual([expect.objectContaining({ level: "info", count: 2 })]);
  log.mockClear();
  await openUntilLooked(folder, log);
  expect(log).not.toHaveBeenCalled();
  const restored = join(folder, "restored.jpg");
  await writeFile(restored, sent);
  await copyFile(restored, image);
  await openUntilLooked(folder, log);
  expect(await saysMore(await readFile(image))).toBe(false);
});

test("what is uploaded as a file says it neither, and neither does its document", async () => {
  const lake = await openTestLake();
  const editor = editorOf(lake);
  const sent = await photograph();
  const file = await editor.assets.upload("file", sent, { filename: "odile.jpg" });
  const served = await bytesAt(lake, `${ORIGIN}/${file.path}`);
  expect(await saysMore(served)).toBe(false);
  expect(file.sha1hash).toBe(sha1Of(served));
  const image = await editor.assets.upload("image", sent, { extract: ["exif"] });
  expect(JSON.stringify(image)).not.toContain(SERIAL);
  const text = await editor.assets.upload("file", Buffer.from(`GPSLatitude="48" ${SERIAL}`), {
    filename: "a.txt",
  });
  expect(await (await lake.fetch(`${ORIGIN}/${text.path}`)).text(), "no picture").toContain(SERIAL);
});
