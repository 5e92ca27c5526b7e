import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cachedResponseOf, compressedBest, gzipBody, identityBody } from "./cached-response.ts";

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
