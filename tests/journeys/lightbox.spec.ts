import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import {
  enlargeLinks,
  expectNoGap,
  lightboxIn,
  openDress,
  openWithEnter,
  wholeWidth,
  widthOf,
} from "#tests/support/lightbox-page.ts";

test("the enlarged pictures open, turn, come nearer and close by keyboard", async ({ page }) => {
  await openDress(page);
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  await expect(lightbox.getByRole("status")).toHaveText("Picture 1 / 3");

  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status")).toHaveText("Picture 2 / 3");
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(1.4 * (await wholeWidth(page)));
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByRole("status"), "an arrow now moves along the picture").toHaveText(
    "Picture 2 / 3",
  );
  await page.keyboard.press("-");
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(await wholeWidth(page), 0);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(enlargeLinks(page).nth(1), "the focus is at the picture that was last seen").toBeFocused();
  await expect(enlargeLinks(page).nth(1)).toBeInViewport();
});

test("however far it is moved, the picture fills what it can of the screen", async ({ page }) => {
  await openDress(page);
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  for (const key of ["+", "+", "+", ...Array(9).fill("ArrowDown"), ...Array(9).fill("ArrowRight")])
    await page.keyboard.press(key);
  await expectNoGap(page, lightbox);
  for (const key of [...Array(18).fill("ArrowUp"), ...Array(18).fill("ArrowLeft")])
    await page.keyboard.press(key);
  await expectNoGap(page, lightbox);
});

test("the page scrolls as before once the pictures are closed", async ({ page }) => {
  await openDress(page);
  await openWithEnter(page);
  const offset = () => page.evaluate(() => scrollY);
  const before = await offset();
  await page.mouse.wheel(0, 600);
  // The wheel has been turned by then: keys come after it.
  await page.keyboard.press("ArrowRight");
  await expect(lightboxIn(page).getByRole("status")).toHaveText("Picture 2 / 3");
  await page.evaluate(framesLater);
  expect(await offset(), "the page under the pictures stays").toBe(before);
  await lightboxIn(page).getByRole("button", { name: "Close" }).click();
  await expect(lightboxIn(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(offset).toBeGreaterThan(before + 300);
  await expectNoSidewaysScroll(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a click opens the large picture itself", async ({ page }) => {
    await page.goto("/product/aurelie");
    await enlargeLinks(page).first().click();
    await expect(page).toHaveURL(/\.jpg\?.*w=1440/);
  });
});

/** Runs in the page: a scroll that has been asked for has begun by then. */
async function framesLater() {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}
