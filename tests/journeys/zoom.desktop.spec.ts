import { expect, test } from "#tests/support/journey.ts";
import {
  boxOf,
  enlargeLinks,
  expectNoGap,
  openDress,
  openWithEnter,
  shownRendition,
  wholeWidth,
  widthOf,
  zoomIn,
} from "#tests/support/zoom-view.ts";

test.beforeEach(({ page }) => openDress(page));

test("the large rendition is asked for when a picture comes near, not before", async ({ page }) => {
  const zoom = zoomIn(page);
  await openWithEnter(page);
  await expect.poll(() => shownRendition(zoom)).toMatch(/w=720/);
  await page.keyboard.press("+");
  await expect.poll(() => shownRendition(zoom)).toMatch(/w=1440/);
});

test("a mouse opens a picture, comes near with a click and looks about by moving", async ({ page }) => {
  const zoom = zoomIn(page);
  await enlargeLinks(page).first().click();
  await expect(zoom).toBeVisible();
  const whole = await wholeWidth(page);
  await page.mouse.click(720, 200);
  await expect.poll(() => widthOf(zoom)).toBeCloseTo(2 * whole, 0);
  await page.mouse.move(720, 899);
  await expect.poll(async () => (await boxOf(zoom)).y).toBeCloseTo(900 - 2 * 900, -1);
  await expectNoGap(page, zoom);
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(zoom)).toBeCloseTo(whole, 0);
  await page.mouse.click(40, 450);
  await expect(zoom, "the ground beside the picture leads out").toBeHidden();
});
