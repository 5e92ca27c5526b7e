import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LIKELY_ROUTES } from "#app/site/route-modules.ts";
import { root } from "#scripts/prepare.mjs";
import { fetchPage } from "#tests/support/page.ts";

/** Kilobytes of brotli, as the shop sends them: no page may outgrow them unnoticed. */
const MAX_SCRIPT = {
  "/": 117,
  "/collection/tulle-dresses": 115.8,
  "/product/isaure": 124.8,
  "/size-finder": 113.1,
  "/fitting": 120.5,
  // Here the form is the page, and comes with the first scripts.
  "/contact": 117.5,
  "/enquiry": 121.0,
};
const MAX_SCRIPT_WITH_CAROUSEL = 134.9;
/** The one sheet of the shop is inside every document: nothing is fetched for the next screen. */
const MAX_STYLE = 21;

/** Kilobytes of gzip, with a tenth to spare: words may be added, and what makes all documents heavier is seen. */
const MAX_DOCUMENT = {
  "/": 50.8,
  "/collection/tulle-dresses": 41.5,
  "/product/isaure": 45.5,
  "/faq": 35.8,
  "/about": 36.9,
};

const client = join(root, "build/client");

test.each(Object.entries(MAX_DOCUMENT))("%s, the document itself: at most %d KB", async (path, most) => {
  const { html } = await fetchPage(path);
  expect(gzipSync(html).byteLength).toBeLessThan(most * 1024);
});

test.each(Object.entries(MAX_SCRIPT))("scripts of %s: at most %d KB", async (path, most) => {
  expect(await scriptOf(path)).toBeLessThan(most * 1024);
});

test("scripts of home together with the carousel that comes later", async () => {
  const names = await readdir(join(client, "static/js"));
  const carousel = names.find((name) => /^carousel-swiper-.*\.js$/.test(name));
  const total = (await scriptOf("/")) + (await sizeOf(`/static/js/${carousel}`));
  expect(total).toBeLessThan(MAX_SCRIPT_WITH_CAROUSEL * 1024);
});

test("the one sheet of the shop is small, and inside each page", async () => {
  const folder = join(client, "static/css");
  expect((await readdir(folder)).filter((file) => /^style\b.*\.css$/.test(file))).toEqual(["style.css"]);
  expect(await sizeOf("/static/css/style.css")).toBeLessThan(MAX_STYLE * 1024);
  const sheet = await readFile(join(folder, "style.css"), "utf8");
  for (const path of Object.keys(MAX_SCRIPT)) {
    const { html } = await fetchPage(path);
    expect(html).toContain(sheet);
    expect(html).not.toContain('rel="stylesheet"');
  }
});

test("the router's manifest is the global that routes are prefetched from, and names their scripts", async () => {
  const [file = ""] = (await fetchPage("/")).html.match(/\/static\/js\/manifest-[0-9a-f]{8}\.js/) ?? [];
  const assignment = /^window\.__reactRouterManifest=(\{.*\});$/s;
  const [, manifest = ""] = assignment.exec(await readFile(join(client, file), "utf8")) ?? [];
  const { routes } = JSON.parse(manifest);
  expect(LIKELY_ROUTES.length).toBeGreaterThan(0);
  for (const id of LIKELY_ROUTES) {
    expect(await sizeOf(routes[id].module)).toBeGreaterThan(0);
  }
});

/** Every chunk the page names; what is fetched later on is not among them. */
async function scriptOf(path: string): Promise<number> {
  const { html } = await fetchPage(path);
  return sizeOfAll(html.match(/\/static\/js\/[\w.-]+\.js/g) ?? []);
}

async function sizeOfAll(paths: string[]): Promise<number> {
  expect(paths.length).toBeGreaterThan(0);
  const sizes = await Promise.all([...new Set(paths)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size);
}

/** Bytes on the wire: the brotli file beside it, or the file itself where that saves nothing. */
async function sizeOf(path: string): Promise<number> {
  const file = join(client, path);
  const compressed = await readFile(`${file}.br`).catch(() => readFile(file));
  return compressed.byteLength;
}
