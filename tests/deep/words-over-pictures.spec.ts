import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "#model/brand/colour-contrast.ts";
import { root } from "#scripts/prepare.mjs";
import { contrastWithin, luminanceOf, pixelsOf, shadesIn } from "#tests/support/drawn-shades.ts";
import { dress } from "#tests/support/dress.ts";
import { expect } from "#tests/support/journey.ts";
import { test } from "#tests/support/label-shop.ts";

// Whatever an owner uploads: what is written over it can be read, in every pixel of it (WCAG 2.2, 1.4.3: 4.5:1).

const SIDE = { width: 1600, height: 1000 };

const parts = ["header > div:first-child", "main section:has(h1)", "section[aria-labelledby='parallax']"];

type Upload = { id: string; dominant: string; pixels: (x: number, y: number) => number[] };

/** `dominant`: as a content host tells it. */
const uploads: Record<string, Upload> = {
  dark: { id: "d", dominant: "#0c0b0d", pixels: () => [12, 11, 13] },
  light: { id: "1", dominant: "#f6f4f1", pixels: () => [246, 244, 241] },
  busy: { id: "b", dominant: "#7a7a7a", pixels: checks },
};

const labels = { light: { _id: "identity", _type: "identity" }, dark: await secondIdentity() };

for (const [label, identity] of Object.entries(labels))
  for (const [name, upload] of Object.entries(uploads))
    test(`words over a ${name} picture of a ${label} label can be read`, async ({ page, openLabel }) => {
      const url = await openLabel(documentsOf(upload, identity));
      const body = await drawn(upload);
      await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/png", body }));
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(url);
        for (const part of parts)
          expect(await hardToRead(page, part), `${part} at ${width} pixels`).toEqual([]);
        expect(await markContrast(page), `the fitting list's mark at ${width}`).toBeGreaterThanOrEqual(3);
        await page.goto(`${url}/nowhere`);
        expect(await hardToRead(page, "main section:has(h1)"), `not found, ${width} pixels`).toEqual([]);
      }
    });

test("words that cannot be read are noticed", async ({ page }) => {
  const hero = "main section:has(h1)";
  await page.goto("/");
  await page.evaluate((part) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${part} * { color: #666 !important }`);
    document.adoptedStyleSheets = [sheet];
  }, hero);
  expect(await hardToRead(page, hero)).toEqual(expect.arrayContaining(["Spring, in full bloom", "Shop Now"]));
});

/** Words and icons of a part, where in any pixel that they could stand on they contrast too little with it. */
async function hardToRead(page: Page, selector: string): Promise<string[]> {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(picturesIn, selector);
  const words = await part.evaluate(wordsIn);
  if (words.length === 0) return ["There are no words."];
  await page.evaluate(hideWords, true);
  const pixels = await pixelsOf(await page.screenshot({ animations: "disabled", scale: "css" }));
  await page.evaluate(hideWords, false);
  return words
    .filter(({ colour, box, least }) =>
      shadesIn(pixels, box).some((shade) => contrast(luminanceOf(colour), shade) < least),
    )
    .map(({ text }) => text);
}

/** The contrast within the wishlist button over a dress, between its lightest and darkest pixels. */
async function markContrast(page: Page): Promise<number> {
  const mark = page.locator("main [data-fitting]").first();
  await mark.scrollIntoViewIfNeeded();
  // A mouse finds it where it comes near.
  await mark.hover();
  await expect(mark).toBeInViewport({ ratio: 1 });
  return contrastWithin(shadesIn(await pixelsOf(await mark.screenshot())));
}

/** Runs in the page: as a sheet of the script, which its security policy has nothing against. */
function hideWords(isHidden: boolean) {
  const sheet = new CSSStyleSheet();
  const hidden =
    "* { -webkit-text-fill-color: transparent !important } svg { visibility: hidden !important }";
  sheet.replaceSync(isHidden ? hidden : "");
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: the lines of text and the icons of a part, where they are seen. */
function wordsIn(part: Element) {
  const seen: { text: string; colour: string; box: DOMRect; least: number }[] = [];
  const note = (text: string, element: Element, box: DOMRect, least: number) => {
    const isInSight = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isInSight && isSeen && !element.closest("article, video, style"))
      seen.push({ text, colour: getComputedStyle(element).color, box, least });
  };
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim();
    if (!node.parentElement || !text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) note(text, node.parentElement, box, 4.5);
  }
  for (const icon of part.querySelectorAll("svg")) note("an icon", icon, icon.getBoundingClientRect(), 3);
  return seen;
}

/** Runs in the page: the pictures of a part have come, and nothing of it is on its way in. */
async function picturesIn(selector: string) {
  const part = document.querySelector(selector);
  await Promise.all([...(part?.querySelectorAll("img") ?? [])].map((image) => image.decode()));
  await Promise.all((part?.getAnimations({ subtree: true }) ?? []).map((animation) => animation.finished));
}

function documentsOf({ id, dominant }: Upload, identity: object) {
  const dresses = [dress("lia"), dress("mia")];
  const _ref = `image-${id.repeat(40)}-${SIDE.width}x${SIDE.height}-png`;
  const picture = { alt: "What was uploaded", asset: { _ref } };
  const showroom = { mapsUrl: "https://lior.example" };
  return [
    { _id: "house", _type: "house", name: "Maison Lior", phone: "41441234567", showroom },
    identity,
    { _id: "home", _type: "home", sections: sectionsWith(picture) },
    { _id: "notFound", _type: "notFound", picture },
    ...dresses,
    ...dresses.map(({ mainImage }) => ({ _id: mainImage.asset._ref, _type: "sanity.imageAsset" })),
    { _id: _ref, _type: "sanity.imageAsset", metadata: { palette: { dominant: { background: dominant } } } },
  ];
}

function sectionsWith(picture: object) {
  const hero = { subTitle: "Spring", title: "Over a picture", btnLabel: "See it", href: "/faq" };
  const words = { label: "The atelier", heading: "Cut and sewn in two rooms" };
  return [
    { _key: "hero", _type: "heroSection", poster: picture, ...hero },
    { _key: "first", _type: "firstDressesSection" },
    {
      _key: "parallax",
      _type: "pictureSection",
      picture,
      ...words,
      action: { label: "Come by", href: "/contact" },
    },
    { _key: "evening", _type: "sliderSection", shows: "all" },
  ];
}

/** Black and white in squares as large as letters. */
function checks(x: number, y: number): number[] {
  const value = (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0 ? 0 : 255;
  return [value, value, value];
}

function drawn({ pixels }: Upload): Promise<Buffer> {
  const { width, height } = SIDE;
  const raw = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) raw.set(pixels(x, y), (y * width + x) * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function secondIdentity(): Promise<object> {
  const documents = await readFile(join(root, "tests/second-label/data.ndjson"), "utf8");
  const line = documents.split("\n").find((text) => text.includes('"_id": "identity"'));
  if (!line) throw new Error("The second label has no identity.");
  return JSON.parse(line);
}
