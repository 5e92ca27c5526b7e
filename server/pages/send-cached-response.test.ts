import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { type CachedResponse, cachedResponseOf } from "./cached-response.ts";
import { cacheStatus, sendCachedResponse } from "./send-cached-response.ts";

const html = "<p>Tulle, in layers.</p>".repeat(50);
const page = await cachedResponseOf(new Response(html, { headers: { "Cache-Control": "public" } }), "1");

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
  expect(await response.text()).toBe(html);
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
  const ask = await open(await cachedResponseOf(new Response(html, { status: 404 }), "1"));
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
