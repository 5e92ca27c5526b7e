import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { toWebStream } from "../http/web-stream.ts";
import { serveTestLake } from "../testing/served-lake.ts";
import { openTestLake, temporaryFolder } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;

test("an upload that breaks off, or is too large, leaves nothing behind", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const address = await serveTestLake(lake);
  const token = lake.issueToken({ name: "test", role: "editor" });
  const incoming = join(folder, "assets", "incoming");
  const headers = { Authorization: `Bearer ${token}`, "Content-Length": 10 * MEGABYTE };
  const outgoing = request(`${address}/v2021-10-21/assets/files/production`, { method: "POST", headers });
  const isBroken = new Promise((resolve) => outgoing.on("error", resolve));
  outgoing.write(Buffer.alloc(MEGABYTE));
  await expect.poll(() => readdir(incoming).catch(() => [])).toHaveLength(1);
  outgoing.destroy();
  await isBroken;
  await expect.poll(() => readdir(incoming)).toEqual([]);

  const large = await fetch(`${address}/v2021-10-21/assets/images/production`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: filmOf(1, 65),
    ...{ duplex: "half" },
  }).catch(() => undefined);
  expect([413, undefined]).toContain(large?.status);
  await expect.poll(() => readdir(incoming)).toEqual([]);
});

test("the same bytes twice at once are one asset", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const address = await serveTestLake(lake);
  const token = lake.issueToken({ name: "test", role: "editor" });
  const body = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#369" } })
    .png()
    .toBuffer();
  const upload = () =>
    fetch(`${address}/v2021-10-21/assets/images/production`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    });
  const responses = await Promise.all([upload(), upload(), upload()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await readdir(join(folder, "assets", "images"))).toHaveLength(1);
  expect(await readdir(join(folder, "assets", "incoming"))).toEqual([]);
});

/** Different bytes for each, made as they are sent. */
function filmOf(first: number, megabytes: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(MEGABYTE, first);
  return toWebStream(Readable.from(Array.from({ length: megabytes }, () => chunk)));
}
