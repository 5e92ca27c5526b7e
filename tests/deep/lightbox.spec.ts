import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";
import { enlargeLinks, lightboxIn } from "#tests/support/lightbox-page.ts";
import { touch } from "#tests/support/touch.ts";

test("by keyboard pictures open, turn, come nearer and close; the page stays", async ({ page }) => {
  await openDressWithPictures(page);
  const lightbox = lightboxIn(page);
  const offset = () => page.evaluate(() => scrollY);
  await openWithEnter(page);
  const before = await offset();
  await expect(lightbox.getByRole("status")).toHaveText("Picture 1 / 3");
  await page.mouse.wheel(0, 600);
  // The wheel has been turned by then: keys come after it.
  await page.keyboard.press("End");
  await expect(lightbox.getByRole("status")).toHaveText("Picture 3 / 3");
  await page.keyboard.press("Home");
  await expect(lightbox.getByRole("status")).toHaveText("Picture 1 / 3");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 3");
  await expect.poll(() => shownRendition(lightbox)).toMatch(/w=720/);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(1.4 * (await wholeWidth(page)));
  await expect.poll(() => shownRendition(lightbox), "a larger one when it comes near").toMatch(/w=1080/);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status"), "it moves along the picture").toHaveText("Picture 2 / 3");
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
  const end = async () => (await boxOf(lightbox)).y + (await boxOf(lightbox)).height;
  await expect.poll(end).toBeCloseTo(900, -1);
  await expectNoGap(page, lightbox);
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(whole, 0);
  await page.mouse.click(40, 450);
  await expect(lightbox, "the ground beside the picture leads out").toBeHidden();
});

test("fingers pinch, tap twice, swipe on, and down to leave", { tag: "@phone" }, async ({ page }) => {
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
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 3");
  await fingers.swipe({ x: 195, y: 350 }, { x: 200, y: 640 });
  await expect(lightbox).toBeHidden();
  await expect(enlargeLinks(page).nth(1)).toBeInViewport();
});

test("the picture that an address names is shown, also after a reload and Back", async ({ page }) => {
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

/** A dress with three pictures, and a page that is ready: before its script has come a click opens the picture itself. */
async function openDressWithPictures(page: Page) {
  await page.goto("/product/aurelie");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main a")].every((link) =>
      Object.keys(link).some((key) => key.startsWith("__react")),
    ),
  );
}

async function openWithEnter(page: Page) {
  await enlargeLinks(page).first().focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
}

/** The first picture is there in its whole width, which it returns: what comes earlier would find no picture. */
async function expectOpen(page: Page) {
  const whole = await wholeWidth(page);
  await expect(pictureIn(lightboxIn(page))).toBeVisible();
  await expect.poll(() => widthOf(lightboxIn(page))).toBeCloseTo(whole, 0);
  return whole;
}

/** Only the picture that is seen can be reached. */
function pictureIn(lightbox: Locator) {
  return lightbox.getByRole("img");
}

async function boxOf(lightbox: Locator) {
  const box = await pictureIn(lightbox).boundingBox();
  if (!box) throw new Error("No picture is shown.");
  return box;
}

async function widthOf(lightbox: Locator) {
  return (await boxOf(lightbox)).width;
}

/** A dress is 4:5, with 24 pixels of paper round it, for which a phone has no room. */
async function wholeWidth(page: Page) {
  const { width, height } = await screenOf(page);
  const paper = width < 640 ? 0 : 48;
  return Math.min(width - paper, ((height - paper) * 4) / 5);
}

function screenOf(page: Page) {
  return page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
}

/** The picture reaches both edges of the screen in each direction, or has equal room on both sides. */
async function expectNoGap(page: Page, lightbox: Locator) {
  const screen = await screenOf(page);
  const isWhole = async () => {
    const { x, y, width, height } = await boxOf(lightbox);
    return isFilled(x, width, screen.width) && isFilled(y, height, screen.height);
  };
  await expect.poll(isWhole, "no gap at an edge").toBe(true);
}

function isFilled(start: number, size: number, room: number) {
  const end = room - start - size;
  return size < room ? Math.abs(start - end) < 2 : start < 1 && end < 1;
}

function shownRendition(lightbox: Locator) {
  return pictureIn(lightbox).evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
}
