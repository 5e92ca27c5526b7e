import { mkdir, readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createRenditionCache } from "./rendition-cache.ts";
import { formats } from "./transform-options.ts";

const KIB = 1024;
/** A file has 40 KB with its length before it. */
const bytes = Buffer.alloc(40 * KIB - 4);

const wide = { bytesPerPicture: 1e9, filesPerPicture: 1e9, bytes: 1e9 };

async function openCache(limits = wide) {
  const folder = await temporaryFolder();
  const cache = createRenditionCache(folder, limits);
  return {
    ...{ ...cache, folder },
    namesOf: (original: string) => readdir(join(folder, original)),
    bytesOf: async (original: string) => {
      const file = await cache.find(original, "a.jpg");
      return file && (await buffer(file.stream()));
    },
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

test("neither one picture's renditions nor all of them grow beyond their limits", async () => {
  const limits = { bytesPerPicture: 100 * KIB, filesPerPicture: 50, bytes: 400 * KIB };
  const { store, folder, files, namesOf, bytesOf } = await openCache(limits);
  for (const name of ["a.jpg", "b.jpg", "c.jpg", "d.jpg"]) await store("gown", name, bytes);
  expect(await namesOf("gown")).toHaveLength(2);
  for (let count = 0; count < 20; count += 1) await store(`veil-${count}`, "a.jpg", bytes);
  await expect.poll(files).toHaveLength(10);
  // Empty folders do not stay.
  await expect.poll(() => readdir(folder)).toHaveLength(10);
  expect(await bytesOf("veil-19")).toEqual(bytes);
});

test.each([
  ["number", { ...wide, filesPerPicture: 5 }],
  ["bytes, of which the smallest counts as a block", { ...wide, bytesPerPicture: 80 * KIB }],
])("a picture's renditions are limited by %s", async (_, limits) => {
  const { store, namesOf } = await openCache(limits);
  for (let count = 0; count < 20; count += 1) await store("dot", `${count}.jpg`, Buffer.alloc(1));
  const names = await namesOf("dot");
  expect([names.length, names.includes("19.jpg")]).toEqual([5, true]);
});

test("what was made ahead stays, whatever anybody asks for, and has the same limits", async () => {
  const limits = { bytesPerPicture: 100 * KIB, filesPerPicture: 5, bytes: 400 * KIB };
  const { store, namesOf, bytesOf } = await openCache(limits);
  const first = `first.${formats.avifAhead.extension}`;
  await store("gown", first, bytes);
  for (let count = 0; count < 9; count += 1) await store("gown", `${count}.avif`, bytes);
  for (let count = 0; count < 20; count += 1) await store(`veil-${count}`, "a.jpg", bytes);
  await expect.poll(() => bytesOf("veil-0")).toBeUndefined();
  expect(await namesOf("gown")).toContain(first);
  for (let count = 0; count < 9; count += 1)
    await store("gown", `${count}.${formats.avifAhead.extension}`, bytes);
  expect((await namesOf("gown")).filter((name) => name.endsWith(formats.avifAhead.extension))).toHaveLength(
    2,
  );
});

test("what an earlier process did not finish is removed, and what is being written stays", async () => {
  const { folder, files } = await openCache();
  await mkdir(join(folder, "gown"));
  const [old, recent] = ["old.jpg.1.part", "new.jpg.2.part"];
  for (const name of [old, recent]) await writeFile(join(folder, "gown", name), bytes);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(folder, "gown", old), yesterday, yesterday);
  await createRenditionCache(folder, wide).store("veil", "a.jpg", bytes);
  await expect.poll(async () => (await files()).sort()).toEqual(["a.jpg", recent]);
});

test("an original's renditions are removed together", async () => {
  const { store, remove, bytesOf } = await openCache();
  for (const original of ["gown", "veil"]) await store(original, "a.jpg", bytes);
  await remove("gown");
  expect([await bytesOf("gown"), await bytesOf("veil")]).toEqual([undefined, bytes]);
});

test("a file that the disk has cut is no rendition", async () => {
  const { store, folder, bytesOf } = await openCache();
  await store("gown", "a.jpg", bytes);
  for (const length of [bytes.length, 1_000, 2, 0]) {
    await truncate(join(folder, "gown", "a.jpg"), length);
    expect(await bytesOf("gown")).toBeUndefined();
  }
  await store("gown", "a.jpg", bytes);
  expect(await bytesOf("gown")).toEqual(bytes);
});
