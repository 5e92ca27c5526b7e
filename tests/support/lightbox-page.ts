import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** A dress with three pictures, and a page that is ready: before its script has come a click opens the picture itself. */
export async function openDressWithPictures(page: Page) {
  await page.goto("/product/aurelie");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main a")].every((link) =>
      Object.keys(link).some((key) => key.startsWith("__react")),
    ),
  );
}

export function lightboxIn(page: Page) {
  return page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" });
}

export function enlargeLinks(page: Page) {
  return page.getByRole("link", { name: /^Enlarge: / });
}

export async function openWithEnter(page: Page) {
  await enlargeLinks(page).first().focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
}

/** The first picture is there in its whole width, which it returns: what comes earlier would find no picture. */
export async function expectOpen(page: Page) {
  const whole = await wholeWidth(page);
  await expect(pictureIn(lightboxIn(page))).toBeVisible();
  await expect.poll(() => widthOf(lightboxIn(page))).toBeCloseTo(whole, 0);
  return whole;
}

/** Only the picture that is seen can be reached. */
function pictureIn(lightbox: Locator) {
  return lightbox.getByRole("img");
}

export async function boxOf(lightbox: Locator) {
  const box = await pictureIn(lightbox).boundingBox();
  if (!box) throw new Error("No picture is shown.");
  return box;
}

export async function widthOf(lightbox: Locator) {
  return (await boxOf(lightbox)).width;
}

/** A dress is 4:5, with 24 pixels of paper round it. */
export async function wholeWidth(page: Page) {
  const { width, height } = await screenOf(page);
  return Math.min(width - 48, ((height - 48) * 4) / 5);
}

function screenOf(page: Page) {
  return page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
}

/** The picture reaches both edges of the screen in each direction, or has equal room on both sides. */
export async function expectNoGap(page: Page, lightbox: Locator) {
  const screen = await screenOf(page);
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(lightbox);
      return isFilled(x, width, screen.width) && isFilled(y, height, screen.height);
    }, "no gap at an edge")
    .toBe(true);
}

function isFilled(start: number, size: number, room: number) {
  const end = room - start - size;
  return size < room ? Math.abs(start - end) < 2 : start < 1 && end < 1;
}

export function shownRendition(lightbox: Locator) {
  return pictureIn(lightbox).evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
}
