import { expect, test } from "vitest";
import { fetchPage, type Page } from "#tests/support/page.ts";
import { routedPaths } from "#tests/support/routed-paths.ts";

/**
 * These pages are for nobody, for editors, or for whoever has the link; what is free changes with the clock; and the sample has no care
 * page.
 */
const uncached = [
  "*",
  "content-check",
  "newsletter/:page",
  "appointment",
  "appointment/:visit",
  "care/:slug",
];
const paths = [...routedPaths].flatMap(([path, address]) => (uncached.includes(path) ? [] : address));

test("the screens are among what is asked for", () => {
  expect(paths).toEqual(expect.arrayContaining(["/", "/product/odette", "/search", "/search.json"]));
});

test.each(paths)("%s is rendered once, and sent from the cache from then on", async (path) => {
  expect(cacheStatusOf(await fetchPage(path))).toMatch(/^shop; (fwd=uri-miss; stored|hit)$/);
  expect(cacheStatusOf(await fetchPage(path))).toBe("shop; hit");
});

test("what is cached is sent in gzip as well", async () => {
  await fetchPage("/about");
  const { headers } = await fetchPage("/about", { headers: { "Accept-Encoding": "gzip" } });
  expect([headers.get("cache-status"), headers.get("content-encoding")]).toEqual(["shop; hit", "gzip"]);
});

test("what is made up in an address gets the page without it, from the cache", async () => {
  const { html } = await fetchPage("/collection/tulle-dresses");
  const page = await fetchPage("/collection/tulle-dresses?sort=made-up&made=up");
  expect(cacheStatusOf(page)).toBe("shop; hit");
  expect(page.html).toBe(html);
});

test("a made-up host is answered with its own links and not cached", async () => {
  const headers = { "X-Forwarded-Host": "made-up.example" };
  for (const _time of [1, 2]) {
    const page = await fetchPage("/about", { headers });
    expect([page.status, cacheStatusOf(page)]).toEqual([200, "shop; fwd=bypass; detail=origin"]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.html).toContain('<link rel="canonical" href="http://made-up.example/about"');
  }
  expect((await fetchPage("/about")).html).not.toContain("made-up.example");
});

function cacheStatusOf({ headers }: Page) {
  return headers.get("cache-status");
}
