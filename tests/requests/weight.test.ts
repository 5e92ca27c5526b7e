import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { fetchPage } from "#tests/support/page.ts";

/** Kilobytes of brotli, as the shop sends them: no page may outgrow them unnoticed. */
const MAX_SCRIPT = {
  "/": 110,
  "/collection/tulle-dresses": 109,
  "/product/isaure": 110,
  "/faq": 107,
  "/search": 109,
  "/size-finder": 110,
  "/fitting": 110,
  // More than the others may have: here the form is the page, and comes with the first scripts.
  "/contact": 114,
  "/enquiry": 120,
};
const MAX_SCRIPT_WITH_CAROUSEL = 131;
const MAX_STYLE = 9;
/** Each dress of the list is a sheet of paper as well. */
const MAX_STYLE_OF_FITTING = 9.25;

const client = join(root, "build/client");

describe("scripts of a page", () => {
  test.each(Object.entries(MAX_SCRIPT))("%s: at most %i KB", async (path, most) => {
    expect(await scriptOf(path)).toBeLessThan(most * 1024);
  });

  test("home together with the carousel that comes later", async () => {
    const [carousel = ""] = (await readdir(join(client, "static/js"))).filter(
      (name) => name.startsWith("carousel-swiper-") && name.endsWith(".js"),
    );
    const total = (await scriptOf("/")) + (await sizeOf(`/static/js/${carousel}`));
    expect(total).toBeLessThan(MAX_SCRIPT_WITH_CAROUSEL * 1024);
  });
});

test.each(Object.keys(MAX_SCRIPT))(
  "%s carries the styles of its screen inside, and few of them",
  async (path) => {
    const { html } = await fetchPage(path);
    const [screen = ""] = html.split("</main>");
    expect(screen).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
    const sheets = [...screen.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"/g)].map(
      ([, href = ""]) => href,
    );
    expect(sheets.length).toBeGreaterThan(0);
    const sizes = await Promise.all(sheets.map(sizeOf));
    const most = path === "/fitting" ? MAX_STYLE_OF_FITTING : MAX_STYLE;
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(most * 1024);
  },
);

test("the router's manifest has the screens alone, and nothing that is not so", async () => {
  const [name = ""] = (await readdir(join(client, "static/js"))).filter((file) =>
    /^manifest-[0-9a-f]{8}\.js$/.test(file),
  );
  const manifest = await readFile(join(client, "static/js", name), "utf8");
  expect(manifest).toContain('"routes/enquiry/enquiry-screen":{');
  expect(manifest).toContain('"hasAction":true');
  expect(manifest).not.toMatch(/search-index|enquiry-json|sitemap|:false/);
});

/** Every chunk the page names; what is fetched later on is not among them. */
async function scriptOf(path: string): Promise<number> {
  const { html } = await fetchPage(path);
  const chunks = new Set(html.match(/\/static\/js\/[\w.-]+\.js/g));
  expect(chunks.size).toBeGreaterThan(0);
  const sizes = await Promise.all([...chunks].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size);
}

/** Bytes on the wire: the brotli file beside it, or the file itself where that saves nothing. */
async function sizeOf(path: string): Promise<number> {
  const file = join(client, path);
  const compressed = await readFile(`${file}.br`).catch(() => readFile(file));
  return compressed.byteLength;
}
