import { mkdir, readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createRenditionCache } from "./rendition-cache.ts";

const KIB = 1024;
/** A file has 40 KB with its length before it. */
const bytes = Buffer.alloc(40 * KIB - 4);

test("neither one picture's renditions nor all of them grow beyond their limits", async () => {
  const folder = await temporaryFolder();
  const cache = createRenditionCache(folder, {
    bytesPerPicture: 100 * KIB,
    filesPerPicture: 50,
    bytes: 400 * KIB,
  });
  for (const name of ["a.jpg", "b.jpg", "c.jpg", "d.jpg"]) await cache.store("gown", name, bytes);
  expect(await readdir(join(folder, "gown"))).toHaveLength(2);
  for (let count = 0; count < 20; count += 1) await cache.store(`veil-${count}`, "a.jpg", bytes);
  await expect.poll(() => filesIn(folder)).toHaveLength(10);
  // Empty folders do not stay.
  await expect.poll(() => readdir(folder)).toHaveLength(10);
  expect(await foundIn(cache, "veil-19")).toEqual(bytes);
});

test("a picture's renditions are limited by number as well as by bytes, and the smallest counts as a block", async () => {
  const tiny = Buffer.alloc(1);
  const [few, light] = [await temporaryFolder(), await temporaryFolder()];
  const counting = createRenditionCache(few, { bytesPerPicture: 1e9, filesPerPicture: 5, bytes: 1e9 });
  const measuring = createRenditionCache(light, {
    bytesPerPicture: 80 * KIB,
    filesPerPicture: 1e9,
    bytes: 1e9,
  });
  for (let count = 0; count < 20; count += 1) {
    for (const cache of [counting, measuring]) await cache.store("dot", `${count}.jpg`, tiny);
  }
  for (const folder of [few, light]) {
    expect(await readdir(join(folder, "dot"))).toHaveLength(5);
    expect(await readdir(join(folder, "dot"))).toContain("19.jpg");
  }
});

test("what an earlier process did not finish is removed, and what is being written stays", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "gown"));
  for (const name of ["old.jpg.1.part", "new.jpg.2.part"]) await writeFile(join(folder, "gown", name), bytes);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(folder, "gown", "old.jpg.1.part"), yesterday, yesterday);
  await createRenditionCache(folder).store("veil", "a.jpg", bytes);
  await expect.poll(async () => (await filesIn(folder)).sort()).toEqual(["a.jpg", "new.jpg.2.part"]);
});

test("an original's renditions are removed together", async () => {
  const cache = createRenditionCache(await temporaryFolder());
  await cache.store("gown", "a.jpg", bytes);
  await cache.store("veil", "a.jpg", bytes);
  await cache.remove("gown");
  expect(await foundIn(cache, "gown")).toBeUndefined();
  expect(await foundIn(cache, "veil")).toEqual(bytes);
});

test("a file that the disk has cut is no rendition", async () => {
  const folder = await temporaryFolder();
  const cache = createRenditionCache(folder);
  await cache.store("gown", "a.jpg", bytes);
  for (const length of [bytes.length, 1_000, 2, 0]) {
    await truncate(join(folder, "gown", "a.jpg"), length);
    expect(await cache.find("gown", "a.jpg")).toBeUndefined();
  }
  await cache.store("gown", "a.jpg", bytes);
  expect(await foundIn(cache, "gown")).toEqual(bytes);
});

async function foundIn(cache: ReturnType<typeof createRenditionCache>, original: string) {
  const found = await cache.find(original, "a.jpg");
  return found && (await buffer(found.stream()));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
