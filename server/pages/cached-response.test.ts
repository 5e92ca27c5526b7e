import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cachedResponseOf, compressedBest, identityBody, withGzip } from "./cached-response.ts";

const html = `<!doctype html>${"<p>Tulle, in layers.</p>".repeat(200)}`;

function rendered(init: ResponseInit = {}) {
  return cachedResponseOf(new Response(html, init), "1");
}

test("every encoding is the same page, each with its own tag", async () => {
  const { br, gzip, ...rest } = withGzip(await rendered());
  expect(rest.isCacheable).toBe(true);
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(identityBody({ br, gzip, ...rest }).body.toString()).toBe(html);
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(br.headers.etag).not.toBe(gzip.headers.etag);
});
test("compressed better it is the same page with another tag; each encoding counts in its size", async () => {
  const response = await rendered();
  expect(response.bytes).toBeGreaterThan(response.br.body.byteLength);
  const both = withGzip(response);
  expect(both.bytes - response.bytes).toBe(both.gzip.body.byteLength);
  expect(withGzip(both)).toBe(both);
  const best = await compressedBest(both);
  expect(best.bytes - both.bytes).toBe(best.br.body.byteLength - both.br.body.byteLength);
  expect(brotliDecompressSync(best.br.body).toString()).toBe(html);
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
