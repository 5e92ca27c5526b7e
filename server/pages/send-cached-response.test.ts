import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CachedResponse, cachedResponseOf } from "./cached-response.ts";
import { cacheStatus, sendCachedResponse } from "./send-cached-response.ts";

const html = "<p>Tulle, in layers.</p>".repeat(50);
let page: CachedResponse;
let url: string;
const server = createServer((request, response) => {
  const status = request.url === "/stale" ? cacheStatus.stale : cacheStatus.hit;
  sendCachedResponse(request, response, page, status);
});

beforeAll(async () => {
  page = await cachedResponseOf(new Response(html, { headers: { "Cache-Control": "public" } }), "1");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});

afterAll(() => {
  server.close();
});

function ask(headers: Record<string, string>, method = "GET") {
  return fetch(url, { method, headers });
}

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["*", "br"],
  ["GZIP;q=1.0, br;q=0.000", "gzip"],
  ["*;q=0, gzip", "gzip"],
  ["identity", null],
])("who accepts %s gets %s", async (accepted, encoding) => {
  const response = await ask({ "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(html);
});

test("who holds it, in any encoding, is told so", async () => {
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
  const found = page;
  page = await cachedResponseOf(new Response(html, { status: 404 }), "1");
  const etag = (await ask({})).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await ask({ "If-None-Match": etag })).status).toBe(404);
  page = found;
});

test("HEAD has the headers alone", async () => {
  const response = await ask({ "Accept-Encoding": "gzip" }, "HEAD");
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await response.text()).toBe("");
});

test("a page of the last revision is not stored by the caches on its way", async () => {
  const current = await ask({});
  expect(current.headers.get("cache-control")).toBe("public");
  const etag = current.headers.get("etag") ?? "";
  for (const headers of [{}, { "If-None-Match": etag }])
    expect((await fetch(`${url}/stale`, { headers })).headers.get("cache-control")).toBe("no-store");
});
