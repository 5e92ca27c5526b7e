import { readdir, truncate, writeFile } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import {
  LARGEST_BYTES,
  maxAgeMs,
  openPictureCache,
  type PictureCache,
  storableHeaders,
} from "./picture-cache.ts";

const headers = { "content-type": "image/webp", "cache-control": "max-age=60", etag: '"a"' };
const one = { asset: "one.jpg", name: "320" };
const two = { asset: "two.jpg", name: "320" };

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function put(cache: PictureCache, key: typeof one, words = key.asset) {
  return cache.beginStore(key)(headers, Buffer.from(words));
}

async function textOf(cache: PictureCache, key: typeof one) {
  const found = await cache.find(key);
  return found && (await text(found.stream()));
}

test("a picture is found again, with its headers, by this process and the next", async () => {
  const cache = openPictureCache(folder);
  await put(cache, one, "line\nline");
  expect(await cache.find(one)).toMatchObject({ headers, size: 9 });
  const next = openPictureCache(folder);
  expect(await next.find(one)).toMatchObject({ headers });
  expect(await textOf(next, one)).toBe("line\nline");
  expect(await next.find(two)).toBeUndefined();
});

test("a deleted picture is gone with every variant, and the others stay", async () => {
  const cache = openPictureCache(folder);
  await cache.retainOnly(new Set());
  await put(cache, one);
  await put(cache, { ...one, name: "640" });
  await put(cache, two);
  await cache.remove("one.jpg");
  expect(await cache.find(one)).toBeUndefined();
  expect(await readdir(folder)).toEqual(["two.jpg"]);
  await cache.retainOnly(new Set(["two.jpg", "three.jpg"]));
  expect(await textOf(cache, two)).toBe("two.jpg");
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

test("a file that is not whole counts as none, until it is stored again", async () => {
  const cache = openPictureCache(folder);
  await put(cache, one);
  for (const length of [150, 20, 0]) {
    await truncate(join(folder, one.asset, one.name), length);
    expect(await cache.find(one)).toBeUndefined();
  }
  await put(cache, one);
  expect(await textOf(cache, one)).toBe("one.jpg");
});

test("a disk that takes nothing caches nothing, and harms nobody", async () => {
  const said = captureLog();
  await writeFile(join(folder, "one.jpg"), "a file where the folder would be");
  const cache = openPictureCache(folder);
  await put(cache, one);
  expect(await cache.find(one)).toBeUndefined();
  expect(said()).toContain("picture not cached");
});

const picture = {
  "content-type": "image/webp",
  "content-length": "1000",
  "cache-control": "public, max-age=31536000, immutable",
  etag: '"a"',
  vary: "Accept",
  date: "Sat, 21 Nov 2026 00:00:00 GMT",
};

function response(headers: Record<string, string>, statusCode = 200): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  return Object.assign(message, { statusCode, headers: { ...picture, ...headers } });
}

test("headers of the picture are stored, headers of the connection are not", () => {
  const { date: _, "content-length": __, ...lasting } = picture;
  expect(storableHeaders(response({ "x-request-id": "7" }))).toEqual(lasting);
});

test.each([
  [{}, 404],
  [{ "content-type": "text/html" }, 200],
  [{ "content-length": "" }, 200],
  [{ "content-length": String(LARGEST_BYTES + 1) }, 200],
  [{ "content-encoding": "gzip" }, 200],
  [{ vary: "Cookie" }, 200],
  [{ "cache-control": "private, max-age=60" }, 200],
  [{ "cache-control": "no-store" }, 200],
])("%j with %i is not stored", (headers, status) => {
  expect(storableHeaders(response(headers, status))).toBeUndefined();
});

test("a shared cache has its own age", () => {
  expect(maxAgeMs("max-age=5, s-maxage=60")).toBe(60_000);
  expect(maxAgeMs("max-age=5")).toBe(5_000);
});
