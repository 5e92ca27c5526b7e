import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

const MAX_WORKER_BYTES = 6_800;

test("the service worker is a script that browsers ask for each time, and is small", async () => {
  const { status, headers, html } = await fetchPage("/service-worker.js");
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
  expect(brotliCompressSync(html).byteLength).toBeLessThan(MAX_WORKER_BYTES);
  const again = { headers: { "If-None-Match": headers.get("ETag") ?? "" } };
  expect((await fetchPath("/service-worker.js", again)).status).toBe(304);
});

test("the page for no connection can be kept, and no search engine lists it", async () => {
  const { status, headers, html, text } = await fetchPage("/offline");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=5");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(text).toContain("You seem to be offline");
});

test.each([
  ["/faq", "/faq"],
  ["/product/aurelie?colour=sage", "/product/aurelie?colour=sage"],
  ["//elsewhere.example/", "/"],
  ["https://elsewhere.example/", "/"],
])("whoever reaches the shop from there goes on to %s", async (wanted, location) => {
  const { status, headers } = await fetchPath(`/offline?${new URLSearchParams({ to: wanted })}`);
  expect([status, headers.get("Location")]).toEqual([302, location]);
  expect(headers.get("Cache-Control")).toBe("no-store");
});
