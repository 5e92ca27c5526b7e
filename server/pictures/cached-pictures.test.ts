import { readdir } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test, vi } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { compose } from "#server/http/middleware.ts";
import { createContentProxy } from "#server/proxy/content-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { cachedPictures } from "./cached-pictures.ts";
import { openPictureCache } from "./picture-cache.ts";

const asset = `${"a".repeat(40)}-960x1200.jpg`;
const path = `/images/trousseau/production/${asset}?w=320`;
const usual = { "content-type": "image/webp", "cache-control": "max-age=60", etag: '"one"' };

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
  breaksOff?: boolean;
};

/** A shop before a content host that answers with whatever `host.answer` is. */
async function openShop(first: Answer = {}) {
  const folder = temporaryFolder();
  const asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const host = { answer: first, isUp: true };
  const hostServer = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    const { status = 200, headers: own = usual, body = "picture", breaksOff } = host.answer;
    response.writeHead(status, { "content-length": Buffer.byteLength(body), ...own });
    if (breaksOff) response.write("pic", () => response.destroy());
    else response.end(body);
  });
  const { origin: url } = await listenInTest(hostServer);
  const proxy = createContentProxy(
    { url, isResponsive: () => host.isUp, identity: () => identityOf("Auvrane") },
    { publicUrl: undefined, trustsProxy: false },
  );
  const pictures = cachedPictures(openPictureCache(folder), proxy, {
    projectId: "trousseau",
    dataset: "production",
  });
  const { origin: shop } = await listenInTest(
    createServer(compose(pictures, (_, response) => void response.writeHead(418).end("passed on"))),
  );
  const ask = askOf(shop);

  /** Waits until what was sent is on the disk: `HEAD` is passed on before. Returns the file. */
  async function untilStored(headers = {}, at = path) {
    await expect.poll(async () => (await ask(headers, { method: "HEAD", at })).status).toBe(200);
    const [name = ""] = await readdir(join(folder, asset));
    return join(folder, asset, name);
  }
  return { host, asked, folder, untilStored, ask };
}

/** Node's own client: `fetch` adds headers, and hides how a body ends. */
function askOf(shop: string) {
  return (headers: Record<string, string> = {}, { method = "GET", at = path } = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        request(shop + at, { method, headers, agent: false })
          .once("response", (response) => {
            const { statusCode: status, headers: own } = response;
            buffer(response).then((body) => resolve({ status, headers: own, body }), reject);
          })
          .once("error", reject)
          .end();
      },
    );
}

test("a picture is fetched once, and from then on sent from the disk with the host's headers and its length", async () => {
  const { ask, asked, untilStored } = await openShop();
  expect(await ask()).toMatchObject({ status: 200, headers: usual, body: Buffer.from("picture") });
  await untilStored();
  const again = await ask();
  expect(again).toMatchObject({ status: 200, headers: { ...usual, "content-length": "7" } });
  expect(again.body.toString()).toBe("picture");
  expect(asked).toHaveLength(1);
});

test("a picture that the host has lost is drawn as nothing in a page, and is an error to whoever asks otherwise", async () => {
  const { host, ask, folder } = await openShop();
  host.answer = { status: 404, headers: { "content-type": "application/json", etag: '"gone"' }, body: "{}" };
  const { status, headers, body } = await ask({ accept: "image/avif,image/webp,*/*;q=0.8" });
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    404,
    "image/svg+xml",
    "no-store",
  ]);
  expect(headers).not.toHaveProperty("etag");
  expect(body.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await ask()).body.toString()).toBe("{}");
  expect(await readdir(folder)).toEqual([]);
});

test("HEAD of a stored picture has its length and no body; of another it is passed on, and stores nothing", async () => {
  const { ask, asked, untilStored } = await openShop();
  expect((await ask({}, { method: "HEAD" })).status).toBe(418);
  await ask();
  await untilStored();
  const { status, headers, body } = await ask({}, { method: "HEAD" });
  expect([status, headers["content-length"], body.byteLength]).toEqual([200, "7", 0]);
  expect(asked).toHaveLength(1);
});

test("whoever has the picture already is told so: by the disk, and by the first response of the host", async () => {
  const { ask, asked, untilStored } = await openShop();
  const known = { "if-none-match": '"one"' };
  expect(await ask(known)).toMatchObject({ status: 304, headers: { etag: '"one"' }, body: Buffer.from("") });
  // The earlier answer is stored all the same.
  await untilStored();
  expect(await ask(known)).toMatchObject({ status: 304, headers: { etag: '"one"' }, body: Buffer.from("") });
  expect((await ask({ "if-none-match": '"other"' })).body.toString()).toBe("picture");
  expect(asked).toHaveLength(1);
});

test("the host is asked for the whole picture, whatever part of it a visitor wants", async () => {
  const { ask, asked, untilStored } = await openShop();
  const part = {
    range: "bytes=0-1",
    "if-range": '"one"',
    "if-match": '"one"',
    "if-none-match": '"other"',
    "if-modified-since": "Tue, 24 Nov 2026 12:00:00 GMT",
    "if-unmodified-since": "Tue, 24 Nov 2026 12:00:00 GMT",
  };
  await ask({ ...part, "accept-language": "fr" });
  const headers = asked[0]?.headers ?? {};
  expect(Object.keys(part).filter((name) => name in headers)).toEqual([]);
  expect(headers["accept-language"]).toBe("fr");
  await untilStored();
});

test("a picture that was stored while the clock was a year ahead is fetched again", async () => {
  const { ask, asked, untilStored } = await openShop();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 60 * 60_000 });
  await ask();
  await untilStored();
  vi.useRealTimers();
  await ask();
  expect(asked).toHaveLength(2);
});

test("a picture that is too old is fetched again; while the host is away or fails the old one is shown", async () => {
  const { ask, asked, host, untilStored } = await openShop();
  await ask();
  const file = await untilStored();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  host.isUp = false;
  expect((await ask()).body.toString()).toBe("picture");
  host.isUp = true;
  host.answer = { status: 500, body: "broken" };
  expect(await ask()).toMatchObject({ status: 200, body: Buffer.from("picture") });
  expect(asked).toHaveLength(2);
  host.answer = { headers: { ...usual, etag: '"two"' }, body: "another" };
  expect((await ask()).body.toString()).toBe("another");
  await expect.poll(async () => (await ask()).headers.etag).toBe('"two"');
  expect(await untilStored()).toBe(file);
});

test("without a copy the visitor is told that the host is away, and gets its refusals as they are", async () => {
  const { ask, host, folder } = await openShop({ status: 404, body: "none" });
  expect(await ask({ "if-none-match": '"one"' })).toMatchObject({ status: 404, body: Buffer.from("none") });
  host.isUp = false;
  expect((await ask()).status).toBe(503);
  expect(await readdir(folder)).toEqual([]);
});

test("a large picture comes from the disk whole", async () => {
  const body = Buffer.alloc(300 * 1024, "p");
  const { ask, asked, untilStored } = await openShop({ body });
  await ask();
  await untilStored();
  expect((await ask()).body.equals(body)).toBe(true);
  expect(asked).toHaveLength(1);
});

test("a picture that breaks off is not stored", async () => {
  const { ask, folder } = await openShop({ breaksOff: true });
  await expect(ask()).rejects.toThrow(/aborted/);
  expect(await readdir(folder)).toEqual([]);
});
