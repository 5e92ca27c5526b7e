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

test("another button than the main one opens its menu and nothing else", async ({ page }) => {
  const zoom = zoomIn(page);
  await openWithEnter(page);
  const whole = await widthOf(zoom);
  const near = zoom.locator("[data-near]");
  for (const button of ["right", "middle"] as const) {
    await page.mouse.click(720, 450, { button });
    await expect(near).toHaveCount(0);
  }
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(zoom), "the main one enlarges").toBeGreaterThan(1.5 * whole);
});

test("two fingers on a trackpad enlarge as much as they part", async ({ page }) => {
  const zoom = zoomIn(page);
  await openWithEnter(page);
  const whole = await widthOf(zoom);
  await page.mouse.move(720, 450);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -70);
  await page.keyboard.up("Control");
  await expect.poll(() => widthOf(zoom)).toBeCloseTo(Math.exp(0.7) * whole, -1);
});

test("a screen that turns leaves the enlarged picture in its middle", async ({ page }) => {
  const zoom = zoomIn(page);
  await openWithEnter(page);
  await page.mouse.click(720, 450);
  await page.mouse.move(1400, 880);
  await expect.poll(() => widthOf(zoom)).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 2400, height: 700 });
  await expectNoGap(page, zoom);
});

test("the address of a picture marks its thumbnail", async ({ page }) => {
  await page.goto("/product/aurelie#picture-3");
  await expect(page.getByRole("link", { name: /^Picture 3/ })).toHaveAttribute("aria-current", "true");
});

test("the chosen colour, chosen again, brings its picture forward again; a size does not", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=blush");
  const current = page.getByRole("list", { name: "Pictures", exact: true }).locator("a[aria-current]");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("link", { name: "Size 38", exact: true }).click();
  await expect(page).toHaveURL(/size=38/);
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("link", { name: "Blush", exact: true }).click();
  await expect(current).toHaveAttribute("href", "#picture-1");
});
