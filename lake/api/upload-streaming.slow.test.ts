import { readdir } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import { expect, onTestFinished, test } from "vitest";
import { openLake, paint } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;

async function openUploads() {
  const lake = await openLake();
  const url = `${await lake.serve()}/v2021-10-21`;
  const headers = { Authorization: `Bearer ${lake.tokenOf("editor")}` };
  const upload = (body: BodyInit) =>
    fetch(`${url}/assets/images/production`, { method: "POST", headers, body, ...{ duplex: "half" } });
  const filesIn = (name: string) => readdir(join(lake.folder, "assets", name)).catch(() => []);
  return { url, headers, upload, filesIn };
}

test("an upload that breaks off, or is too large, leaves nothing behind", async () => {
  const { url, headers, upload, filesIn } = await openUploads();
  const sized = { ...headers, "Content-Length": 10 * MEGABYTE };
  const outgoing = request(`${url}/assets/files/production`, { method: "POST", headers: sized });
  const isBroken = new Promise((resolve) => outgoing.on("error", resolve));
  outgoing.write(Buffer.alloc(MEGABYTE));
  await expect.poll(() => filesIn("incoming")).toHaveLength(1);
  outgoing.destroy();
  await isBroken;
  await expect.poll(() => filesIn("incoming")).toEqual([]);
  const film = Readable.from(Array.from({ length: 65 }, () => Buffer.alloc(MEGABYTE, 1)));
  // The response arrives although the rest of the upload is on its way.
  expect((await upload(toWebStream(film))).status).toBe(413);
  await expect.poll(() => filesIn("incoming")).toEqual([]);
});

test("a body that is refused in its middle is drained, so that its sender can read the response", async () => {
  const { url, headers } = await openUploads();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const send = () =>
    new Promise((resolve, reject) => {
      const outgoing = request(`${url}/data/mutate/production`, { method: "POST", headers, agent });
      outgoing.once("response", (incoming) => resolve(incoming.resume().statusCode)).once("error", reject);
      // Nobody knows the size in advance without a length.
      for (let count = 0; count < 12; count += 1) outgoing.write(Buffer.alloc(MEGABYTE));
      outgoing.end();
    });
  // The second upload waits for the connection of the first.
  for (let at = 0; at < 2; at += 1) expect(await send()).toBe(413);
});

test("the same bytes at once are one asset", async () => {
  const { upload, filesIn } = await openUploads();
  const picture = new Uint8Array(await paint("#369", 900, 900));
  const responses = await Promise.all([upload(picture), upload(picture), upload(picture)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await filesIn("images")).toHaveLength(1);
  expect(await filesIn("incoming")).toEqual([]);
});
