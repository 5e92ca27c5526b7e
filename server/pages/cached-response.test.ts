import { createServer } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test } from "vitest";
import {
  type CachedResponse,
  cachedResponseOf,
  cacheStatus,
  compressedBest,
  gzipBody,
  identityBody,
  sendCachedResponse,
} from "./cached-response.ts";

const html = `<!doctype html>${"<p>Tulle, in layers.</p>".repeat(200)}`;

function rendered(init: ResponseInit = {}) {
  return cachedResponseOf(new Response(html, init), "1");
}

test("every encoding is the same page, each with its own tag", async () => {
  const response = await rendered();
  const { br, isCacheable } = response;
  const gzip = gzipBody(response);
  expect(isCacheable).toBe(true);
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(identityBody(response).body.toString()).toBe(html);
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(br.headers.etag).not.toBe(gzip.headers.etag);
  expect(gzipBody(response), "it is made once").toBe(gzip);
  expect(identityBody(response)).toBe(identityBody(response));
});

test("compressed better it is the same page with another tag", async () => {
  const response = await rendered();
  expect(response.bytes).toBeGreaterThan(response.br.body.byteLength);
  const best = await compressedBest(response);
  expect(best.bytes - response.bytes).toBe(best.br.body.byteLength - response.br.body.byteLength);
  expect(brotliDecompressSync(best.br.body).toString()).toBe(html);
  expect(gunzipSync(gzipBody(best).body).toString()).toBe(html);
  expect(best.br.headers.etag).not.toBe(response.br.headers.etag);
  expect([best.digest, best.isCompressedBest]).toEqual([response.digest, true]);
  expect((await rendered()).br.headers.etag, "in another process").toBe(response.br.headers.etag);
});

test.each([
  { status: 404 },
  { status: 500 },
  { headers: { "Set-Cookie": "a=b" } },
  { headers: { "Cache-Control": "no-store" } },
])("a response with %o is for one visitor", async (init) => {
  expect((await rendered(init)).isCacheable).toBe(false);
});

const tulle = "<p>Tulle, in layers.</p>".repeat(50);
const page = await cachedResponseOf(new Response(tulle, { headers: { "Cache-Control": "public" } }), "1");

async function open(sent: CachedResponse = page) {
  const server = createServer((request, response) => {
    const status = request.url === "/stale" ? cacheStatus.stale : cacheStatus.hit;
    sendCachedResponse(request, response, sent, status);
  });
  const { origin } = await listenInTest(server);
  return (headers: Record<string, string>, path = "/") => fetch(origin + path, { headers });
}

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["*", "br"],
  ["GZIP;q=1.0, br;q=0.000", "gzip"],
  ["*;q=0, gzip", "gzip"],
  ["identity", null],
])("who accepts %s gets %s", async (accepted, encoding) => {
  const ask = await open();
  const response = await ask({ "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(tulle);
});

test("who holds it, in any encoding, is told so", async () => {
  const ask = await open();
  for (const accepted of ["br", "gzip", "identity"]) {
    const tag = (await ask({ "Accept-Encoding": accepted })).headers.get("etag") ?? "";
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await ask({ "Accept-Encoding": "br", "If-None-Match": held });
      expect(response.status).toBe(304);
      expect(response.headers.get("cache-control")).toBe("public");
    }
  }
  expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
});

test("a page that is not found is sent each time, whoever holds it", async () => {
  const ask = await open(await cachedResponseOf(new Response(tulle, { status: 404 }), "1"));
  const etag = (await ask({})).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await ask({ "If-None-Match": etag })).status).toBe(404);
});

test("a page of the last revision is not stored by the caches on its way", async () => {
  const ask = await open();
  const current = await ask({});
  expect(current.headers.get("cache-control")).toBe("public");
  const etag = current.headers.get("etag") ?? "";
  for (const headers of [{}, { "If-None-Match": etag }])
    expect((await ask(headers, "/stale")).headers.get("cache-control")).toBe("no-store");
});
