import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { type CachedResponse, cachedResponseOf } from "./cached-response.ts";
import { createPageCache } from "./page-cache.ts";

const VISITOR = "198.51.100.1";

/** A page that fills a good part of the room there is for those with a query: brotli cannot make it smaller. */
const LARGE_BYTES = 6 * 1024 * 1024;

function open({ gone = "", fails = "" } = {}) {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  let catalogue: Catalogue = { revision: "1", products: [] };
  let tell: (next: Catalogue) => void = () => undefined;
  const cache = createPageCache(
    {
      current: () => catalogue,
      onChange: (listener) => {
        tell = listener;
      },
    },
    async (key): Promise<CachedResponse> => {
      const { revision } = catalogue;
      rendered.push(`${revision} ${key}`);
      if (`${revision} ${key}` === fails) throw new Error("It cannot be rendered.");
      await new Promise<void>((resolve) => waiting.push(resolve));
      const status = `${revision} ${key}` === gone ? 404 : 200;
      const response = await cachedResponseOf(new Response(`<p>${key}</p>`, { status }), revision);
      return key.includes("large") ? { ...response, bytes: LARGE_BYTES } : response;
    },
  );
  return {
    cache,
    rendered,
    async render(...keys: string[]) {
      let isDone = false;
      const rendering = Promise.all(keys.map((key) => cache.render(key, VISITOR))).finally(
        () => (isDone = true),
      );
      while (!isDone) {
        for (const resolve of waiting.splice(0)) resolve();
        await setImmediate();
      }
      return await rendering;
    },
    publish(revision: string) {
      catalogue = { revision, products: [] };
      tell(catalogue);
    },
    finish() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test("a page is rendered once, however many wait, and then found", async () => {
  const { cache, rendered, render } = open();
  await render("/a", "/a", "/a");
  expect(rendered).toEqual(["1 /a"]);
  expect(cache.find("/a")?.revision).toBe("1");
});

test("made-up choices render two at a time and keep no page without a query waiting, nor anybody else; too many are turned away, one page never", async () => {
  const { cache, rendered, render, finish } = open();
  const choices = Array.from({ length: 300 }, (_, at) => ({
    at,
    page: cache.render(`/a?size=${at}`, VISITOR),
  }));
  const refused: number[] = [];
  for (const { at, page } of choices) page.then((response) => response ?? refused.push(at));
  await setImmediate();
  expect(rendered).toEqual(["1 /a?size=0", "1 /a?size=1"]);
  expect(refused.length).toBeGreaterThan(150);
  expect(refused[0]).toBeGreaterThan(50);
  const visitors = Array.from({ length: 1_000 }, () => cache.render("/a?size=1", VISITOR));
  const other = cache.render("/a?size=other", "198.51.100.2");
  await Promise.all([render("/b"), setImmediate()]);
  expect(cache.find("/b")?.revision).toBe("1");
  finish();
  expect(await visitors[999]).toMatchObject({ revision: "1" });
  await setImmediate();
  expect(rendered.slice(3)).toContain("1 /a?size=other");
  finish();
  expect(await other).toMatchObject({ revision: "1" });
});

test("a page that is found is compressed as well as can be from then on", async () => {
  const { cache, render } = open();
  await render("/a", "/b");
  expect(cache.find("/a")?.isCompressedBest).toBe(false);
  await expect.poll(() => cache.find("/a")?.isCompressedBest).toBe(true);
  const best = cache.find("/a");
  await expect.poll(() => cache.find("/b")?.isCompressedBest).toBe(true);
  expect(cache.find("/a")).toBe(best);
});

test("a page that cannot be rendered after a publish is said to be, and the others are all the same", async () => {
  const said = captureLog();
  const { cache, rendered, render, publish } = open({ fails: "2 /a" });
  await render("/b");
  await render("/a");
  cache.find("/a");
  publish("2");
  await expect.poll(() => rendered).toContain("2 /a");
  await render("/c");
  await expect.poll(() => rendered).toContain("2 /b");
  expect(said()).toMatch(/"level":"error","event":"page not renewed","key":"\/a".*It cannot be rendered/);
});

test("pages with a query, however many, evict none without", async () => {
  const { cache, render } = open();
  await render("/a");
  for (const number of [1, 2, 3, 4, 5]) await render(`/large?${number}`);
  expect(cache.find("/large?1")).toBeUndefined();
  expect(cache.find("/large?5")?.revision).toBe("1");
  expect(cache.find("/a")?.revision).toBe("1");
});

test("after a publish a used page is rendered again unasked, the stale one served meanwhile", async () => {
  const { cache, rendered, render, publish, finish } = open();
  await render("/a");
  publish("2");
  await setImmediate();
  expect(rendered).toEqual(["1 /a", "2 /a"]);
  expect(cache.find("/a")?.revision).toBe("1");
  finish();
  await expect.poll(() => cache.find("/a")?.revision).toBe("2");
});

test("a page is served stale for a second and a half at most, however quickly publishes follow each other", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { cache, render, publish } = open();
  await render("/a");
  for (const revision of ["2", "3", "4", "5"]) {
    publish(revision);
    expect(cache.find("/a")?.revision, revision).toBe("1");
    vi.advanceTimersByTime(370);
  }
  publish("6");
  vi.advanceTimersByTime(21);
  expect(cache.find("/a")).toBeUndefined();
  await render("/b");
  publish("7");
  expect(cache.find("/b")?.revision, "each page has a time of its own").toBe("6");
  vi.advanceTimersByTime(1_501);
  expect(cache.find("/b")).toBeUndefined();
});

test("a publish renews the pages that were asked for last, and those first", async () => {
  const { rendered, render, publish, finish } = open();
  for (const page of Array(50).keys()) await render(`/${page}`);
  rendered.length = 0;
  publish("2");
  await expect
    .poll(() => [finish(), rendered.length])
    .toEqual([undefined, expect.toSatisfy((count) => count > 40)]);
  expect(rendered.slice(0, 2)).toEqual(["2 /49", "2 /48"]);
});

test("what a publish has taken away is not kept, though it might be served stale for longer", async () => {
  // Otherwise the page would go by itself while the test waits.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { cache, render, publish, finish } = open({ gone: "2 /a" });
  await render("/a");
  publish("2");
  await setImmediate();
  expect(cache.find("/a")?.revision).toBe("1");
  finish();
  await expect.poll(() => cache.find("/a")).toBeUndefined();
});
