import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";
import {
  boxOf,
  enlargeLinks,
  expectNoGap,
  expectOpen,
  lightboxIn,
  openDressWithPictures,
  openWithEnter,
  shownRendition,
  wholeWidth,
  widthOf,
} from "#tests/support/lightbox-page.ts";
import { touch } from "#tests/support/touch.ts";

test("the enlarged pictures open, turn, come nearer and close by keyboard, and the page scrolls as before", async ({
  page,
}) => {
  await openDressWithPictures(page);
  const lightbox = lightboxIn(page);
  const offset = () => page.evaluate(() => scrollY);
  await openWithEnter(page);
  const before = await offset();
  await expect(lightbox.getByRole("status")).toHaveText("Picture 1 / 6");
  await page.mouse.wheel(0, 600);
  // The wheel has been turned by then: keys come after it.
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 6");
  await expect.poll(() => shownRendition(lightbox)).toMatch(/w=720/);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(1.4 * (await wholeWidth(page)));
  await expect.poll(() => shownRendition(lightbox), "a larger one when it comes near").toMatch(/w=1080/);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status"), "an arrow now moves along the picture").toHaveText(
    "Picture 2 / 6",
  );
  await page.keyboard.press("-");
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(await wholeWidth(page), 0);
  await expectAccessible(page);
  expect(await offset(), "the page under the pictures stays").toBe(before);

  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(enlargeLinks(page).nth(1), "the focus is at the picture that was last seen").toBeFocused();
  await expect(enlargeLinks(page).nth(1)).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect.poll(offset).toBeGreaterThan(before + 300);
});

test("a mouse opens a picture, comes near with a click and looks about by moving", async ({ page }) => {
  await openDressWithPictures(page);
  const lightbox = lightboxIn(page);
  await enlargeLinks(page).first().click();
  const whole = await expectOpen(page);
  await page.mouse.click(720, 200);
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(2 * whole - 1);
  await page.mouse.move(720, 899);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(lightbox);
      return y + height;
    })
    .toBeCloseTo(900, -1);
  await expectNoGap(page, lightbox);
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(whole, 0);
  await page.mouse.click(40, 450);
  await expect(lightbox, "the ground beside the picture leads out").toBeHidden();
});

test("fingers pinch, tap twice, swipe to the next picture and down to leave", { tag: "@phone" }, async ({
  page,
}) => {
  await openDressWithPictures(page);
  const lightbox = lightboxIn(page);
  const fingers = await touch(page);
  await enlargeLinks(page).first().tap();
  const whole = await expectOpen(page);

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
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 6");
  await fingers.swipe({ x: 195, y: 350 }, { x: 200, y: 640 });
  await expect(lightbox).toBeHidden();
  await expect(enlargeLinks(page).nth(1)).toBeInViewport();
});

test("the picture that an address names is shown when the page is opened, and when it is reloaded", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=blush#picture-3");
  for (const _time of ["opened", "reloaded"]) {
    await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("link", { name: /^Picture 3/ })).toHaveAttribute("aria-current", "true");
    await page.reload();
    await hydrated(page);
  }
  const second = page.getByRole("link", { name: /^Picture 2/ });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(second, "Back finds it as it was left").toHaveAttribute("aria-current", "true");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the large picture itself", async ({ page }) => {
    await page.goto("/product/aurelie");
    await enlargeLinks(page).first().click();
    await expect(page).toHaveURL(/\.jpg\?.*w=1440/);
  });
});
