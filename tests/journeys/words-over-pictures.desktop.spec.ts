import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "#app/label/colour-contrast.ts";
import { root } from "#scripts/prepare.mjs";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// Whatever an owner uploads: what is written over it can be read, in every pixel of it (WCAG 2.2, 1.4.3: 4.5:1).

const SIDE = { width: 1600, height: 1000 };

/** `dominant`: as a content host tells it. */
const uploads = {
  dark: { id: "d", dominant: "#0c0b0d", pixels: () => [12, 11, 13] },
  light: { id: "1", dominant: "#f6f4f1", pixels: () => [246, 244, 241] },
  busy: { id: "b", dominant: "#7a7a7a", pixels: (x: number, y: number) => checks(x, y) },
};

const identity = { _id: "identity", _type: "identity" };
const labels = { "light label": identity, "dark label": await secondIdentity() };

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  host = await openContentHost({ documents: documentsOf("dark", identity) });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

for (const [label, own] of Object.entries(labels))
  for (const [name, upload] of Object.entries(uploads))
    test(`words over a ${name} picture of a ${label} can be read`, async ({ page }) => {
      const body = await drawn(upload.pixels);
      await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/png", body }));
      host.publish(documentsOf(name, own));
      const title = `Over a ${name} picture of ${own === identity ? "one" : "another"}`;
      await expect.poll(async () => (await fetch(shop.url)).text(), { timeout: 20_000 }).toContain(title);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(shop.url);
        await expectReadable(page, "header > div:first-child", width);
        await expectReadable(page, "main section:has(h1)", width);
        await expectReadable(page, "section[aria-labelledby='parallax']", width);
        expect(await markContrast(page), `the fitting list's mark at ${width} pixels`).toBeGreaterThanOrEqual(
          3,
        );
        await page.goto(`${shop.url}/nowhere`);
        await expectReadable(page, "main section:has(h1)", width);
      }
    });

/** Every pixel that a letter or the line of an icon could stand on, against the colour that it has. */
async function expectReadable(page: Page, selector: string, width: number) {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(pictureIn, selector);
  const words = await part.evaluate(wordsIn);
  expect(words.length, selector).toBeGreaterThan(0);
  await page.evaluate(hideWords, true);
  const taken = await page.screenshot({ animations: "disabled" });
  await page.evaluate(hideWords, false);
  const { data, info } = await sharp(taken).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const { text, colour, box, least } of words) {
    const ink = luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
    let worst = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(info.height, box.bottom); y += 1)
      for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(info.width, box.right); x += 1)
        worst = Math.min(worst, contrast(ink, luminance(data, (y * info.width + x) * 3)));
    expect(worst, `${selector} at ${width} pixels: ${text}`).toBeGreaterThanOrEqual(least);
  }
}

/** Of what is drawn over a dress to put it on the fitting list: between the lightest and the darkest of it. */
async function markContrast(page: Page): Promise<number> {
  const mark = page.locator("main [data-fitting]").first();
  await mark.scrollIntoViewIfNeeded();
  await expect(mark).toBeInViewport({ ratio: 1 });
  const { data } = await sharp(await mark.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shades = Array.from({ length: data.length / 3 }, (_, pixel) => luminance(data, pixel * 3));
  return contrast(Math.max(...shades), Math.min(...shades));
}

/** Runs in the page: as a sheet of the script, which its security policy has nothing against. */
function hideWords(isHidden: boolean) {
  const sheet = new CSSStyleSheet();
  if (isHidden)
    sheet.replaceSync(
      "* { -webkit-text-fill-color: transparent !important } svg { visibility: hidden !important }",
    );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: the lines of text and the icons of a part, where they are seen. */
function wordsIn(part: Element) {
  const seen: { text: string; colour: string; box: DOMRect; least: number }[] = [];
  const isSeen = (element: Element, box: DOMRect) =>
    box.width > 1 &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("article");
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest("video, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (isSeen(element, box)) seen.push({ text, colour: getComputedStyle(element).color, box, least: 4.5 });
  }
  for (const icon of part.querySelectorAll("svg")) {
    const box = icon.getBoundingClientRect();
    if (isSeen(icon, box))
      seen.push({ text: "an icon", colour: getComputedStyle(icon).color, box, least: 3 });
  }
  return seen;
}

/** Runs in the page: the pictures of a part have come, and nothing of it is on its way in. */
async function pictureIn(selector: string) {
  const part = document.querySelector(selector);
  await Promise.all([...(part?.querySelectorAll("img") ?? [])].map((image) => image.decode()));
  await Promise.all((part?.getAnimations({ subtree: true }) ?? []).map((animation) => animation.finished));
}

function documentsOf(upload: string, own: object) {
  const { id, dominant } = uploads[isUpload(upload) ? upload : "dark"];
  const _ref = `image-${id.repeat(40)}-${SIDE.width}x${SIDE.height}-png`;
  const picture = { alt: "What was uploaded", asset: { _ref } };
  const which = own === identity ? "one" : "another";
  return [
    {
      _id: "house",
      _type: "house",
      name: "Maison Lior",
      phone: "41441234567",
      showroom: { mapsUrl: "https://lior.example" },
    },
    own,
    {
      _id: "home",
      _type: "home",
      hero: {
        poster: picture,
        subTitle: "Spring",
        title: `Over a ${upload} picture of ${which}`,
        btnLabel: "See it",
        href: "/faq",
      },
      parallax: {
        picture,
        label: "The atelier",
        heading: "Cut and sewn in two rooms",
        action: { label: "Come by", href: "/contact" },
      },
    },
    { _id: "notFound", _type: "notFound", picture },
    dress("lia"),
    dress("mia"),
    { _id: _ref, _type: "sanity.imageAsset", metadata: { palette: { dominant: { background: dominant } } } },
  ];
}

function isUpload(name: string): name is keyof typeof uploads {
  return name in uploads;
}

/** Black and white in squares as large as letters. */
function checks(x: number, y: number): number[] {
  const value = (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0 ? 0 : 255;
  return [value, value, value];
}

function drawn(pixels: (x: number, y: number) => number[]): Promise<Buffer> {
  const { width, height } = SIDE;
  const raw = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) raw.set(pixels(x, y), (y * width + x) * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function secondIdentity(): Promise<object> {
  const lines = (await readFile(join(root, "tests/second-label/data.ndjson"), "utf8")).split("\n");
  const written = lines.find(
    (line) => line.includes('"_id": "identity"') || line.includes('"_id":"identity"'),
  );
  if (!written) throw new Error("The second label has no identity.");
  return JSON.parse(written);
}
