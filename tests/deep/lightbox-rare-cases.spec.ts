import { expect, test } from "#tests/support/journey.ts";
import { expectNoGap, lightboxIn, openDress, openWithEnter, widthOf } from "#tests/support/lightbox-page.ts";

test.beforeEach(async ({ page }) => {
  await openDress(page);
  await openWithEnter(page);
});

test("another button than the main one opens its menu and nothing else", async ({ page }) => {
  const lightbox = lightboxIn(page);
  const whole = await widthOf(lightbox);
  for (const button of ["right", "middle"] as const) {
    await page.mouse.click(720, 450, { button });
    await expect(lightbox.locator("[data-near]")).toHaveCount(0);
  }
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(lightbox), "the main one enlarges").toBeGreaterThan(1.5 * whole);
  await expect(lightbox.locator("[data-near]")).toHaveCount(1);
});

test("two fingers on a trackpad enlarge as much as they part", async ({ page }) => {
  const lightbox = lightboxIn(page);
  const whole = await widthOf(lightbox);
  await page.mouse.move(720, 450);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -70);
  await page.keyboard.up("Control");
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(Math.exp(0.7) * whole, -1);
});

test("however far it is moved, and turned, the picture fills what it can of the screen", async ({ page }) => {
  const lightbox = lightboxIn(page);
  const whole = await widthOf(lightbox);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("+", "+", "+", ...Array(9).fill("ArrowDown"), ...Array(9).fill("ArrowRight"));
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(2 * whole);
  await expectNoGap(page, lightbox);
  await press(...Array(18).fill("ArrowUp"), ...Array(18).fill("ArrowLeft"));
  await expectNoGap(page, lightbox);
  await page.setViewportSize({ width: 2400, height: 700 });
  await expectNoGap(page, lightbox);
});
