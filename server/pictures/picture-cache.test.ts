import { mkdir, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openPictureCache } from "./picture-cache.ts";

const headers = { "content-type": "image/webp", "cache-control": "max-age=60", etag: '"a"' };
const one = { asset: "one.jpg", name: "one.jpg/320" };
const two = { asset: "two.jpg", name: "two.jpg/320" };
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function put(
  cache: ReturnType<typeof openPictureCache>,
  key: { asset: string; name: string },
  text = key.name,
) {
  return cache.beginStore(key)(headers, Buffer.from(text));
}

async function textOf(cache: ReturnType<typeof openPictureCache>, key: { asset: string; name: string }) {
  return (await cache.find(key))?.bytes?.toString();
}

test("a picture is found again, with its headers, by this process and the next", async () => {
  const cache = openPictureCache(folder);
  await put(cache, one);
  expect(await cache.find(one)).toMatchObject({ headers, length: one.name.length });
  const next = openPictureCache(folder);
  expect(await cache.find(two)).toBeUndefined();
  expect(await next.find(one)).toMatchObject({ headers });
  expect(await textOf(next, one)).toBe(one.name);
});

test("a deleted picture is gone with every variant, and the others stay", async () => {
  const cache = openPictureCache(folder);
  await put(cache, one);
  await put(cache, { ...one, name: "one.jpg/640" });
  await put(cache, two);
  await cache.remove("one.jpg");
  expect(await cache.find(one)).toBeUndefined();
  expect(await readdir(join(folder, "one.jpg"))).toEqual([]);
  await cache.retainOnly(new Set(["two.jpg", "three.jpg"]));
  expect(await textOf(cache, two)).toBe(two.name);
  await cache.retainOnly(new Set());
  expect(await cache.find(two)).toBeUndefined();
});

test("a picture that arrives while its original is deleted is not stored", async () => {
  const cache = openPictureCache(folder);
  const store = cache.beginStore(one);
  await cache.remove("one.jpg");
  await store(headers, Buffer.from("late"));
  expect(await cache.find(one)).toBeUndefined();
});

test("the least used go when there are too many bytes, in this process or found at the start", async () => {
  const limits = { maxBytes: 40 * 1024, maxVariants: 80 };
  const cache = openPictureCache(folder, limits);
  const three = { asset: "three.jpg", name: "three.jpg/320" };
  await put(cache, one);
  await put(cache, two);
  await cache.find(one);
  await put(cache, three);
  expect(await cache.find(two)).toBeUndefined();
  expect(await readdir(join(folder, "two.jpg"))).toEqual([]);
  const next = openPictureCache(folder, { ...limits, maxBytes: 20 * 1024 });
  const left = await Promise.all([one, three].map((key) => textOf(next, key)));
  expect(left.filter(Boolean)).toHaveLength(1);
});

test("requests for every width evict only that picture's own", async () => {
  const cache = openPictureCache(folder, { maxBytes: 1024 * 1024, maxVariants: 2 });
  await put(cache, two);
  await put(cache, one);
  for (const width of [1, 2, 3]) {
    await put(cache, { asset: "one.jpg", name: `one.jpg/${width}` });
    expect(await textOf(cache, one), "it is asked for again").toBe(one.name);
  }
  expect(await cache.find({ asset: "one.jpg", name: "one.jpg/1" })).toBeUndefined();
  expect(await textOf(cache, { asset: "one.jpg", name: "one.jpg/3" })).toBe("one.jpg/3");
  expect(await textOf(cache, two)).toBe(two.name);
});

test("a file that is not whole counts as none, and an unfinished one is taken away", async () => {
  await put(openPictureCache(folder), one);
  await truncate(join(folder, one.name), 20);
  await mkdir(join(folder, "two.jpg"));
  await writeFile(join(folder, "two.jpg/320.part"), "half");
  const cache = openPictureCache(folder);
  expect(await cache.find(one)).toBeUndefined();
  expect(await readdir(join(folder, "two.jpg"))).toEqual([]);
});

test("a disk that takes nothing caches nothing, and harms nobody", async () => {
  await writeFile(join(folder, "one.jpg"), "a file where the folder would be");
  const cache = openPictureCache(folder);
  await put(cache, one);
  expect(await cache.find(one)).toBeUndefined();
});

test("a picture counts with all its bytes, and is found whole though its headers stand before it", async () => {
  const cache = openPictureCache(folder, { maxBytes: 64 * 1024, maxVariants: 80 });
  const three = { asset: "three.jpg", name: "three.jpg/320" };
  const text = "p".repeat(30 * 1024);
  for (const key of [one, two, three]) await put(cache, key, text);
  expect(await cache.find(one)).toBeUndefined();
  expect(await textOf(cache, two)).toBe(text);
  expect(await textOf(cache, three)).toBe(text);
});

test("a picture whose headers are longer than a file's first line may be is not stored", async () => {
  const cache = openPictureCache(folder);
  await cache.beginStore(one)({ ...headers, vary: "x".repeat(5_000) }, Buffer.from("picture"));
  expect(await cache.find(one)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test("a disk that does not delete harms nobody: the picture is not found any more", async () => {
  const cache = openPictureCache(folder);
  await put(cache, one);
  await rm(join(folder, one.name));
  await mkdir(join(folder, one.name, "in the way"), { recursive: true });
  await cache.remove("one.jpg");
  expect(await cache.find(one)).toBeUndefined();
});
