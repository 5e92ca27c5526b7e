import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { dress } from "#tests/support/dress.ts";
import type { Page } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const screens = ["/", "/product/lia", "/faq", "/nowhere"];
const house = { _id: "house", _type: "house", name: "Maison Lior" };
const shades = { paper: "#14110f", ink: "#f4efe8", ground: "#2b2622" };
const palette = { ...shades, inkSoft: "#b9aea2", accent: "#e0a487", line: "#3a332d" };
const dark = {
  _id: "identity",
  _type: "identity",
  wordmark: "Lior",
  monogram: "ML",
  palette,
  pairing: "garalde",
  entryAnimationMs: 800,
  opening: "still",
};

/** More than this no document may grow by, in bytes as they are sent. */
const MOST_MORE = 700;

const { ask, visit, publish } = shopWith([dress("lia"), house]);
const before = new Map<string, Page>();

beforeAll(async () => {
  for (const path of screens) before.set(path, await visit(path));
});

test("every page is in the label's colours from its first byte, and hardly larger", async () => {
  await publishDark({});
  for (const path of screens) {
    const { html, headers } = await visit(path);
    const plain = before.get(path)?.html ?? "";
    const [head = ""] = html.split("</head>");
    expect(head).toContain('<meta name="theme-color" content="#14110f"/>');
    expect(head).toContain(":root{color-scheme:dark;");
    expect(head).toContain("@media (forced-colors:active){:root{color-scheme:light dark}}");
    expect(head).toContain('--monogram:"ML";--size-letters:0.6em;--entry-animation-time:800ms');
    for (const colour of Object.values(dark.palette)) expect(head).toContain(colour);
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(head, "a font there holds back the first paint").not.toContain('as="font"');
    const hrefs = fonts.map(([, href = ""]) => href);
    expect(hrefs.map((href) => href.replace(/-[\w-]{7}\.woff2$/, ""))).toEqual(
      ["cormorant-garamond", "mulish", ...(html.includes("<i>") ? ["cormorant-garamond-italic"] : [])].map(
        (name) => `/static/fonts/${name}`,
      ),
    );
    for (const href of hrefs) {
      expect(head).toContain(`src:url("${href}")`);
      expect((await ask(href)).headers.get("Content-Type")).toBe("font/woff2");
    }
    expect(headers.get("Content-Security-Policy")).toMatch(/style-src 'self'( 'sha256-[\w+/]+=*')+;/);
    expect(requestsOf(html), "no request more").toBe(requestsOf(plain));
    expect(sizeOf(html) - sizeOf(plain)).toBeLessThanOrEqual(MOST_MORE);
  }
});

test("the wordmark signs every page, the name stays the label's, and a still opens the shop instead of the film", async () => {
  await publishDark({});
  const { html, text } = await visit("/faq");
  expect(html).toMatch(/aria-label="Lior[^"]*"[^>]*>Lior</);
  expect(text).toContain("Maison Lior.");
  expect((await visit("/")).html).not.toContain("<video");
});

test("the manifest and the icons that it names are in its colours", async () => {
  await publishDark({});
  const manifest = await (await ask("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ background_color: "#14110f", theme_color: "#14110f" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, corner } = await pictureOf(await ask(src));
    expect(`${width}x${height}`).toBe(sizes);
    expect(corner).toEqual([20, 17, 15]);
  }
  expect(await (await ask("/favicon.svg")).text()).toMatch(/^<svg.*#14110f.*#f4efe8/);
});

test.each(["Лиор", "雅韵"])(
  "%s, without letters in the fonts, has icons that are not empty",
  async (name) => {
    const { monogram } = identityOf(name);
    await publish(
      [dress("lia"), { ...house, name }, { ...dark, wordmark: undefined, monogram: undefined }],
      "/favicon.svg",
      ({ html }) => expect(html).toContain(`>${monogram}<`),
    );
    const { middle } = await pictureOf(await ask("/icon-192.png"));
    expect(new Set(middle).size).toBeGreaterThan(1);
  },
);

test("letters that hang together in its script are not set apart", async () => {
  const { html } = await publish([dress("lia"), { ...house, name: "دار ليور" }], "/faq", (page) =>
    expect(page.html).toContain("دار ليور"),
  );
  expect(html).toContain("--tracking-mark:0");
});

test.each([
  ["beside one of Latin letters", ["فساتين", "Capes"]],
  ["alone", ["فساتين"]],
])("a collection whose letters hang together, %s, spaces all others", async (_which, names) => {
  const collections = names.map((name, at) => ({
    _id: `collection-${at}`,
    _type: "collection",
    name,
    slug: { current: `list-${at}` },
  }));
  const dresses = collections.map(({ slug: { current } }) => ({
    ...dress(`on-${current}`),
    category: current,
  }));
  const { html } = await publish([...dresses, house, ...collections], "/product/on-list-0", (page) =>
    expect(page.html).toContain("فساتين"),
  );
  expect(html).not.toMatch(/<body[^>]*--tracking-label/);
  const set = [...html.matchAll(/<a [^>]*?style="--tracking-label:0em[^"]*"[^>]*>([^<]*)</g)].map(
    ([, name]) => name,
  );
  expect(new Set(set)).toEqual(new Set(["فساتين"]));
  expect(set.length, "in both lists of links, and above the dress").toBe(3);
});

test("a wordmark that is drawn stands in the document, without what could be run, and within the same bytes", async () => {
  const wordmarkSvg = '<svg viewBox="0 0 40 8"><script>alert(1)</script><path d="M0 0h40v8H0z"/></svg>';
  const { html } = await publishDark({ wordmarkSvg });
  expect(html).toContain("--wordmark:url");
  expect(html).toContain("--wordmark-ratio:5;");
  expect(html).not.toContain("alert");
  expect(sizeOf(html) - sizeOf(before.get("/faq")?.html ?? "")).toBeLessThanOrEqual(MOST_MORE);
});

/** Resolves with the page of the questions, once the identity of the label is this one. */
function publishDark(change: { wordmarkSvg?: string }): Promise<Page> {
  return publish([dress("lia"), house, { ...dark, ...change }], "/faq", ({ html }) => {
    expect(html).toContain("#14110f");
    expect(html.includes("--wordmark:url")).toBe("wordmarkSvg" in change);
  });
}

async function pictureOf(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const row = data.subarray(Math.round(height / 2) * width * 3).subarray(width * 1.35, width * 1.65);
  return { width, height, corner: [...data.subarray(0, 3)], middle: [...row] };
}

/** Counts what a document makes a browser fetch, apart from pictures, which are the same. */
function requestsOf(html: string): number {
  return [...html.matchAll(/<link rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=/g)].length;
}

function sizeOf(html: string): number {
  return gzipSync(html).byteLength;
}
