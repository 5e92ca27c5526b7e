import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const screens = ["/", "/collection/tulle-dresses", "/product/lia", "/contact", "/about", "/faq", "/nowhere"];
const house = { _id: "house", _type: "house", name: "Maison Lior" };
const dark = {
  _id: "identity",
  _type: "identity",
  wordmark: "Lior",
  monogram: "ML",
  palette: {
    paper: "#14110f",
    ink: "#f4efe8",
    ground: "#2b2622",
    inkSoft: "#b9aea2",
    accent: "#e0a487",
    line: "#3a332d",
  },
  entryAnimationMs: 800,
  opening: "still",
};

/** More than this no document may grow by, in bytes as they are sent. */
const MOST_MORE = 600;

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;
const before = new Map<string, Page>();

beforeAll(async () => {
  host = await openContentHost({ documents: [dress("lia"), house] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  for (const path of screens) before.set(path, await visit(path));
  host.publish([dress("lia"), house, dark]);
  // What is cached is sent once more while the new page is rendered.
  for (const path of screens)
    await vi.waitFor(async () => expect((await visit(path)).html).toContain("#14110f"), 20_000);
});

afterAll(async () => {
  await shop.close();
  await host.close();
});

test.each(screens)("%s is in the label's colours from its first byte, and hardly larger", async (path) => {
  const { html, headers } = await visit(path);
  const [head = ""] = html.split("</head>");
  expect(head).toContain('<meta name="theme-color" content="#14110f"/>');
  expect(head).toContain(":root{color-scheme:dark;");
  expect(head).toContain('--monogram:"ML";--entry-animation-time:800ms');
  for (const colour of Object.values(dark.palette)) expect(head).toContain(colour);
  expect(headers.get("Content-Security-Policy")).toMatch(/style-src 'self'( 'sha256-[\w+/]+=*')+;/);
  const more = sizeOf(html) - sizeOf(before.get(path)?.html ?? "");
  expect(more).toBeLessThanOrEqual(MOST_MORE);
});

test("the wordmark signs every page, and the name stays the label's", async () => {
  const { html, text } = await visit("/faq");
  expect(html).toMatch(/aria-label="Lior[^"]*"[^>]*>Lior</);
  expect(text).toContain("Maison Lior.");
});

test("a still instead of the film", async () => {
  expect((await visit("/")).html).not.toContain("<video");
});

function sizeOf(html: string): number {
  return brotliCompressSync(html).byteLength;
}

async function visit(path: string): Promise<Page> {
  return pageOf(await fetch(`${shop.url}${path}`, { redirect: "manual" }));
}
