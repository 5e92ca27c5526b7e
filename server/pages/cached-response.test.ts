import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { finer, keepPage } from "./kept-page.ts";

const html = `<!doctype html>${"<p>Tulle, in layers.</p>".repeat(200)}`;

function answer(init: ResponseInit = {}) {
  return new Response(html, init);
}

test("a page is kept in both encodings, each with its own tag", async () => {
  const { br, gzip, isKept } = await keepPage(answer(), "1");
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gzip().body).toString()).toBe(html);
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(br.headers.etag).not.toBe(gzip().headers.etag);
  expect(isKept).toBe(true);
});

test("packed finer it is the same page with another tag", async () => {
  const page = await keepPage(answer(), "1");
  const fine = await finer(page);
  expect(brotliDecompressSync(fine.br.body).toString()).toBe(html);
  expect(fine.br.headers.etag).not.toBe(page.br.headers.etag);
  expect([fine.digest, fine.isFine]).toEqual([page.digest, true]);
});

test("the same content has the same tag in every process", async () => {
  const [one, other] = await Promise.all([keepPage(answer(), "1"), keepPage(answer(), "2")]);
  expect(one.br.headers.etag).toBe(other.br.headers.etag);
});

test.each([
  { status: 404 },
  { status: 500 },
  { headers: { "Set-Cookie": "a=b" } },
  { headers: { "Cache-Control": "no-store" } },
])("an answer with %o is one visitor's", async (init) => {
  expect((await keepPage(answer(init), "1")).isKept).toBe(false);
});
