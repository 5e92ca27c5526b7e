import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LIKELY_ROUTES } from "#app/site/route-modules.ts";
import { root } from "#scripts/prepare.mjs";
import { fetchPage } from "#tests/support/page.ts";

/** Kilobytes of brotli, as the shop sends them: no page may outgrow them unnoticed. */
const MAX_SCRIPT = {
  "/": 118,
  "/collection/tulle-dresses": 116.9,
  "/product/isaure": 126.4,
  "/size-finder": 114.1,
  "/fitting": 121.5,
  // Here the form is the page, and comes with the first scripts.
  "/contact": 119,
  "/enquiry": 122.4,
};
const MAX_SCRIPT_WITH_CAROUSEL = 136.2;
/** The styles of all modules, which come with the scripts: nothing is fetched for the next screen. */
const MAX_STYLE = 18.5;

/** Kilobytes of gzip, with a tenth to spare: words may be added, and what makes all documents heavier is seen. */
const MAX_DOCUMENT = {
  "/": 37,
  "/collection/tulle-dresses": 26.6,
  "/product/isaure": 32.6,
  "/faq": 18.5,
  "/about": 19.9,
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

test("a document has the styles of its screen, and its scripts wait with those of the others", async () => {
  const names = await readdir(join(client, "static/css"));
  const modules = names.find((name) => /^modules-[\w-]{7}\.css$/.test(name));
  expect(await sizeOf(`/static/css/${modules}`)).toBeLessThan(MAX_STYLE * 1024);
  for (const path of Object.keys(MAX_SCRIPT)) {
    const { html } = await fetchPage(path);
    const [scripts = ""] = /<template id="scripts">.*?<\/template>/s.exec(html) ?? [];
    expect(scripts).toContain(`<link rel="stylesheet" href="/static/css/${modules}"/>`);
    expect(html.replace(scripts, "")).not.toContain('rel="stylesheet"');
    expect(html).toContain(".links-header");
    expect(html.includes(".grid-collection-grid")).toBe(path.startsWith("/collection/"));
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

test("the mark that scripts are there restyles what its rules name, and not the whole document", async () => {
  const names = await readdir(join(client, "static/css"));
  const sheets = names.map((name) => readFile(join(client, "static/css", name), "utf8"));
  const rules = (await Promise.all(sheets)).join("").matchAll(/[^{},]*\[data-hydrated\][^{},]*(?=[{,])/g);
  const selectors = Array.from(rules, ([selector]) => selector);
  expect(selectors.length).toBeGreaterThan(5);
  const narrow = /^html(?::not\(\[data-hydrated\]\)|\[data-hydrated\]) [^*()]+$/;
  expect(selectors.filter((selector) => !narrow.test(selector))).toEqual([]);
});
