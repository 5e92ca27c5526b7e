import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/journey.ts";

/** A channel has 255 steps, so half a colour is rounded, and twice the half, too. */
const ROUNDING = 1;

test("a page that is made dark leaves the colours of a dress as they are", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  // "Auto dark mode for web contents": what Chrome on Android offers as dark theme for all sites.
  await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.goto("/product/aurelie");
  const swatches = page.getByRole("group", { name: "Colour", exact: true }).locator('[style*="--swatch"]');
  await expect(swatches).toHaveCount(4);
  expect(Math.max(...(await pixel(page.getByRole("heading", { level: 1 }), 1, 1)))).toBeLessThan(100);
  for (const swatch of await swatches.all()) await expectOwnColour(swatch);

  await page.goto("/collection/bridal-dresses");
  const squares = page.getByRole("main").locator('[style*="--swatch"]');
  await squares.first().scrollIntoViewIfNeeded();
  expect(await squares.count()).toBeGreaterThan(2);
  for (const square of (await squares.all()).slice(0, 2)) await expectOwnColour(square);
});

/** Compares the pixel in the middle of the element with the colour that the label has given it. */
async function expectOwnColour(element: Locator) {
  const value = await element.evaluate((node) => node.style.getPropertyValue("--swatch"));
  expect(value).toMatch(/^#[\da-f]{6}$/);
  const wanted = [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
  const box = await element.boundingBox();
  const shown = await pixel(element, Math.floor((box?.width ?? 0) / 2), Math.floor((box?.height ?? 0) / 2));
  const differences = wanted.map((channel, index) => Math.abs(channel - (shown[index] ?? 0)));
  expect(Math.max(...differences), `${value} is drawn as rgb(${shown})`).toBeLessThanOrEqual(ROUNDING);
}

async function pixel(element: Locator, left: number, top: number) {
  const picture = sharp(await element.screenshot());
  const bytes = await picture.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...bytes];
}
