import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/journey.ts";

/** Letters are fitted to the rows of pixels, as on phones and most desks: there hairlines are lost. The last option counts. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=slight"] });
  },
});

/** A pixel of 0 is black, one of 255 is paper. A bar that is lighter is not seen. */
const FAINTEST = 191;

const PATHS = [
  "/about",
  "/collection/tulle-dresses",
  "/collection/tulle-dresses?sort=price-ascending",
  "/fitting",
  "/product/aurelie",
  "/not-here",
];

for (const deviceScaleFactor of [1, 1.25, 1.5, 2, 2.625, 3])
  test.describe(`at ${deviceScaleFactor} pixels of the device`, () => {
    test.use({ deviceScaleFactor });

    test("no title loses the bar of its e", async ({ page }) => {
      const faint: string[] = [];
      for (const path of PATHS) {
        await page.goto(path, { waitUntil: "commit" });
        await page.evaluate(() => document.fonts.ready);
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          const bars = await barsOf(page, deviceScaleFactor);
          expect(bars.length, "styles that are looked at").toBeGreaterThan(1);
          faint.push(
            ...bars
              .filter(({ darkest }) => darkest > FAINTEST)
              .map(({ style, darkest }) => `${path} at ${width}: ${style} has ${darkest}`),
          );
        }
      }
      expect(faint).toEqual([]);
    });
  });

/** Draws an e in each style in which the page has titles, and looks for the darkest pixel of its bar. */
async function barsOf(page: Page, scale: number) {
  const places = await page.evaluate(drawLetters);
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => document.querySelector("#letters")?.remove());
  const grey = (x: number, y: number) => data[y * info.width + x] ?? 255;
  return places.map(({ style, left, top, width, height }) => {
    const [x, from, to] = [left + width / 2, top, top + height].map((length) => Math.round(length * scale));
    const [first = 0, last = 0] = [left, left + width].map((length) => Math.round(length * scale));
    const columns = Array.from({ length: last - first }, (_, index) => first + index);
    const rows = Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, index) => (from ?? 0) + index);
    const inked = rows.filter((y) => columns.some((column) => grey(column, y) < 128));
    // Its bar is about the middle of the letter.
    const middle = inked.slice(Math.round(inked.length * 0.3), Math.round(inked.length * 0.65));
    return { style, darkest: Math.min(...middle.map((y) => grey(x ?? 0, y))) };
  });
}

/** Runs in the page. */
function drawLetters() {
  const styles = new Map<string, CSSStyleDeclaration>();
  for (const title of document.querySelectorAll("h1, h1 span, h2, h2 span, blockquote, h3")) {
    const style = getComputedStyle(title);
    const { fontFamily, fontSize, fontVariationSettings, fontStyle } = style;
    if (fontFamily.startsWith('"Bodoni Moda"') && fontStyle === "normal" && title.checkVisibility())
      styles.set(`${fontSize} with ${fontVariationSettings}`, style);
  }
  const sheet = document.createElement("div");
  sheet.id = "letters";
  sheet.style.cssText = "position: fixed; inset: 0; z-index: 99; background: #fff; color: #000";
  const letters = [...styles].map(([style, { fontFamily, fontSize, fontVariationSettings }]) => {
    const letter = document.createElement("span");
    letter.textContent = "e";
    Object.assign(letter.style, { fontFamily, fontSize, fontVariationSettings, display: "inline-block" });
    sheet.append(letter);
    return { style, letter };
  });
  document.body.append(sheet);
  return letters.map(({ style, letter }) => {
    const { left, top, width, height } = letter.getBoundingClientRect();
    return { style, left, top, width, height };
  });
}
