import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { identityOf, samplePalette } from "#app/label/identity.ts";
import { readWordmarkSvg } from "#app/label/wordmark-svg.ts";
import { drawSocialPicture } from "#server/open-graph/social-picture.ts";
import { busyResponse } from "#server/pages/busy-page.ts";
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
  pairing: "garalde",
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
  expect(head).toContain("@media (forced-colors:active){:root{color-scheme:light dark}}");
  expect(head).toContain('--monogram:"ML";--size-letters:0.6em;--entry-animation-time:800ms');
  const fonts = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href = ""]) => href,
  );
  expect(fonts.map((href) => href.replace(/-[\w-]{7}\.woff2$/, ""))).toEqual(
    ["cormorant-garamond", "cormorant-garamond-italic", "mulish"].map((name) => `/static/fonts/${name}`),
  );
  for (const href of fonts) {
    expect(head).toContain(`src:url("${href}")`);
    expect((await fetch(shop.url + href)).headers.get("Content-Type")).toBe("font/woff2");
  }
  for (const colour of Object.values(dark.palette)) expect(head).toContain(colour);
  expect(headers.get("Content-Security-Policy")).toMatch(/style-src 'self'( 'sha256-[\w+/]+=*')+;/);
  const bodies = html.split("<body");
  expect(bodies.length).toBe(2);
  expect(bodies[0]?.split("#14110f").length, "before anything is painted").toBeGreaterThan(2);
  expect(requestsOf(html), "no request more").toBe(requestsOf(before.get(path)?.html ?? ""));
  const more = sizeOf(html) - sizeOf(before.get(path)?.html ?? "");
  expect(more).toBeLessThanOrEqual(MOST_MORE);
});

test("the wordmark signs every page, and the name stays the label's", async () => {
  const { html, text } = await visit("/faq");
  expect(html).toMatch(/aria-label="Lior[^"]*"[^>]*>Lior</);
  expect(text).toContain("Maison Lior.");
});

test("the manifest, the icons and the pictures of shared links are in its colours", async () => {
  const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ background_color: "#14110f", theme_color: "#14110f" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(shop.url + src);
    expect(icon.headers.get("Content-Type")).toBe("image/png");
    expect(await cornerOf(icon, sizes)).toEqual([20, 17, 15]);
  }
  const svg = await (await fetch(`${shop.url}/favicon.svg`)).text();
  expect(svg).toMatch(/^<svg.*#14110f.*#f4efe8/);
  const ico = await fetch(`${shop.url}/favicon.ico`);
  expect([...new Uint8Array(await ico.arrayBuffer()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test("pages outside the shop's screens are in its colours", async () => {
  const busy = busyResponse("page", identityOf("Lior"));
  const own = busyResponse("page", { ...identityOf("Lior"), palette: { ...samplePalette, ...dark.palette } });
  const html = await own.text();
  expect(html).toContain("background:#14110f;color:#f4efe8;color-scheme:dark");
  expect(await busy.text()).toContain("background:#f8f4ee;color:#1c1815;color-scheme:light");
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(own.headers.get("Content-Security-Policy")).toContain(hash);
});

describe("a name in a script that the shop's fonts do not have", () => {
  const isMiddleEmpty = async (icon: Response) => {
    const { data, info } = await sharp(await icon.arrayBuffer())
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = Array.from({ length: info.width / 8 }, (_, at) => {
      const row = Math.round(info.height / 2) - Math.round(info.height / 16) + at;
      return [...data.subarray(row * info.width).subarray(info.width * 0.45, info.width * 0.55)];
    });
    return new Set(middle.flat()).size === 1;
  };
  const icons = ["/apple-touch-icon.png", "/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"];

  test.each(["دار ليور", "Щедрость", "雅韵", "Σοφία"])("%s has icons that are not empty", async (name) => {
    const monogram = identityOf(name).monogram;
    host.publish([dress("lia"), { ...house, name }, { ...dark, wordmark: undefined, monogram: undefined }]);
    await vi.waitFor(
      async () => expect(await (await fetch(`${shop.url}/favicon.svg`)).text()).toContain(`>${monogram}<`),
      20_000,
    );
    for (const path of icons) expect(await isMiddleEmpty(await fetch(shop.url + path)), path).toBe(false);
  });

  test("letters that hang together in its script are not set apart", async () => {
    const name = "دار ليور";
    host.publish([dress("lia"), { ...house, name }]);
    await vi.waitFor(async () => expect((await visit("/faq")).html).toContain(name), 20_000);
    expect((await visit("/faq")).html).toContain("--tracking-mark:0");
    expect(await busyResponse("page", identityOf(name)).text()).toContain("letter-spacing:0");
  });
});

describe("a wordmark that is drawn", () => {
  beforeAll(async () => {
    const wordmarkSvg = '<svg viewBox="0 0 40 8"><script>alert(1)</script><path d="M0 0h40v8H0z"/></svg>';
    host.publish([dress("lia"), house, { ...dark, wordmarkSvg }]);
    for (const path of ["/faq", "/contact"])
      await vi.waitFor(async () => expect((await visit(path)).html).toContain("--wordmark:url"), 20_000);
  });

  test("stands in the document, without what could be run, and within the same bytes", async () => {
    for (const path of ["/faq", "/contact"]) {
      const { html } = await visit(path);
      expect(html).toContain("--wordmark-ratio:5;");
      expect(html).not.toContain("alert");
      expect(sizeOf(html) - sizeOf(before.get(path)?.html ?? "")).toBeLessThanOrEqual(MOST_MORE);
    }
  });

  test("signs pictures of shared links", async () => {
    const grey = await sharp({ create: { width: 8, height: 10, channels: 3, background: "grey" } })
      .png()
      .toBuffer();
    const read = readWordmarkSvg('<svg viewBox="0 0 40 8"><path d="M0 0h40v8H0z"/></svg>');
    const drawn = await drawSocialPicture(
      grey,
      { title: "LIOR" },
      { palette: { ...samplePalette, ...dark.palette }, wordmarkSvg: read },
      () => ({ svg: "", width: 1 }),
    );
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    expect(at(10, 10).map((channel) => Math.round(channel / 8))).toEqual([3, 2, 2]);
    expect(at(100, info.height - 80).every((channel) => channel > 220)).toBe(true);
  });
});

test("a still instead of the film", async () => {
  expect((await visit("/")).html).not.toContain("<video");
});

/** Red, green and blue of the pixel in the corner. */
async function cornerOf(response: Response, sizes: string): Promise<number[]> {
  const { data, info } = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`${info.width}x${info.height}`).toBe(sizes);
  return [...data.subarray(0, 3)];
}

/** What the document makes a browser fetch, pictures apart: these are the same. */
function requestsOf(html: string): number {
  return [...html.matchAll(/<link rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=/g)].length;
}

function sizeOf(html: string): number {
  return brotliCompressSync(html).byteLength;
}

async function visit(path: string): Promise<Page> {
  return pageOf(await fetch(`${shop.url}${path}`, { redirect: "manual" }));
}
