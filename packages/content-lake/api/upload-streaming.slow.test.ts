import { readdir } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { toWebStream } from "../http/web-stream.ts";
import { openTestLake, serveTestLake, temporaryFolder } from "../testing/test-lake.ts";

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
  });
  // The response arrives although the rest of the upload is on its way.
  expect(large.status).toBe(413);
  await expect.poll(() => readdir(incoming)).toEqual([]);
});

test("a body that is refused in its middle is drained, so that its sender can read the response", async () => {
  const lake = await openTestLake();
  const address = await serveTestLake(lake);
  const headers = { Authorization: `Bearer ${lake.issueToken({ name: "test", role: "editor" })}` };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const send = () =>
    new Promise((resolve, reject) => {
      const url = `${address}/v2021-10-21/data/mutate/production`;
      const outgoing = request(url, { method: "POST", headers, agent });
      outgoing.once("response", (incoming) => resolve(incoming.resume().statusCode)).once("error", reject);
      // Nobody knows the size in advance without a length.
      for (let count = 0; count < 12; count += 1) outgoing.write(Buffer.alloc(MEGABYTE));
      outgoing.end();
    });
  // The second upload waits for the connection of the first.
  for (let at = 0; at < 2; at += 1) expect(await send()).toBe(413);
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

/** Each film has different bytes, made as they are sent. */
function filmOf(first: number, megabytes: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(MEGABYTE, first);
  return toWebStream(Readable.from(Array.from({ length: megabytes }, () => chunk)));
}
