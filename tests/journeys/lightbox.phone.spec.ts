import { expect, test } from "#tests/support/journey.ts";
import {
  enlargeLinks,
  expectNoGap,
  lightboxIn,
  openDress,
  wholeWidth,
  widthOf,
} from "#tests/support/lightbox-page.ts";
import { touch } from "#tests/support/touch.ts";

test.beforeEach(({ page }) => openDress(page));

test("fingers pinch, tap twice, swipe to the next picture and down to leave", async ({ page }) => {
  const lightbox = lightboxIn(page);
  const fingers = await touch(page);
  await enlargeLinks(page).first().tap();
  await expect(lightbox).toBeVisible();
  const whole = await wholeWidth(page);

  await fingers.pinch({ x: 195, y: 420 }, 60, 150);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(2.5 * whole, -1);
  await fingers.swipe({ x: 200, y: 300 }, { x: 390, y: 840 });
  await expectNoGap(page, lightbox);
  await fingers.pinch({ x: 195, y: 420 }, 150, 40);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(whole, 0);

  await fingers.doubleTap({ x: 120, y: 350 });
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(2 * whole);
  await fingers.doubleTap({ x: 120, y: 350 });
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(whole, 0);

  await fingers.swipe({ x: 330, y: 420 }, { x: 60, y: 430 });
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 3");
  await fingers.swipe({ x: 195, y: 350 }, { x: 200, y: 640 });
  await expect(lightbox).toBeHidden();
  await expect(enlargeLinks(page).nth(1)).toBeInViewport();
});
