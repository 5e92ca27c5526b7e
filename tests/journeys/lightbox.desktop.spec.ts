import { expect, hydrated, test } from "#tests/support/journey.ts";
import {
  boxOf,
  enlargeLinks,
  expectNoGap,
  lightboxIn,
  openDress,
  openWithEnter,
  shownRendition,
  wholeWidth,
  widthOf,
} from "#tests/support/lightbox-page.ts";

test.beforeEach(({ page }) => openDress(page));

test("the large rendition is asked for when a picture comes near, not before", async ({ page }) => {
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  await expect.poll(() => shownRendition(lightbox)).toMatch(/w=720/);
  await page.keyboard.press("+");
  await expect.poll(() => shownRendition(lightbox)).toMatch(/w=1440/);
});

test("a mouse opens a picture, comes near with a click and looks about by moving", async ({ page }) => {
  const lightbox = lightboxIn(page);
  await enlargeLinks(page).first().click();
  await expect(lightbox).toBeVisible();
  const whole = await wholeWidth(page);
  await page.mouse.click(720, 200);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(2 * whole, 0);
  await page.mouse.move(720, 899);
  await expect.poll(async () => (await boxOf(lightbox)).y).toBeCloseTo(900 - 2 * 900, -1);
  await expectNoGap(page, lightbox);
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(whole, 0);
  await page.mouse.click(40, 450);
  await expect(lightbox, "the ground beside the picture leads out").toBeHidden();
});

test("another button than the main one opens its menu and nothing else", async ({ page }) => {
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  const whole = await widthOf(lightbox);
  const near = lightbox.locator("[data-near]");
  for (const button of ["right", "middle"] as const) {
    await page.mouse.click(720, 450, { button });
    await expect(near).toHaveCount(0);
  }
  await page.mouse.click(720, 450);
  await expect.poll(() => widthOf(lightbox), "the main one enlarges").toBeGreaterThan(1.5 * whole);
});

test("two fingers on a trackpad enlarge as much as they part", async ({ page }) => {
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  const whole = await widthOf(lightbox);
  await page.mouse.move(720, 450);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -70);
  await page.keyboard.up("Control");
  await expect.poll(() => widthOf(lightbox)).toBeCloseTo(Math.exp(0.7) * whole, -1);
});

test("a screen that turns leaves the enlarged picture in its middle", async ({ page }) => {
  const lightbox = lightboxIn(page);
  await openWithEnter(page);
  await page.mouse.click(720, 450);
  await page.mouse.move(1400, 880);
  await expect.poll(() => widthOf(lightbox)).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 2400, height: 700 });
  await expectNoGap(page, lightbox);
});

test("the address of a picture marks its thumbnail", async ({ page }) => {
  // A document of its own: from the page that is open it would only scroll.
  await page.goto("/faq");
  await page.goto("/product/aurelie#picture-3");
  await expect(page.getByRole("link", { name: /^Picture 3/ })).toHaveAttribute("aria-current", "true");
});

for (const address of ["/product/aurelie#picture-3", "/product/aurelie?colour=blush#picture-3"]) {
  test(`the picture that ${address} names is shown when the page is opened, and when it is reloaded`, async ({
    page,
  }) => {
    await page.goto("/faq");
    await page.goto(address);
    for (const _time of ["opened", "reloaded"]) {
      await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.5 });
      await expect(page.getByRole("link", { name: /^Picture 3/ })).toHaveAttribute("aria-current", "true");
      await page.reload();
      await hydrated(page);
    }
    const second = page.getByRole("link", { name: /^Picture 2/ });
    await second.click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(second, "Back finds it as it was left").toHaveAttribute("aria-current", "true");
  });
}

test("the chosen colour, chosen again, brings its picture forward again; a size does not", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=blush");
  const current = page.getByRole("list", { name: "Pictures", exact: true }).locator("a[aria-current]");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("radio", { name: "Size 38", exact: true }).click();
  await expect(page).toHaveURL(/size=38/);
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("radio", { name: "Blush", exact: true }).click();
  await expect(current).toHaveAttribute("href", "#picture-1");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("radio", { name: "Blush", exact: true }).press("Space");
  await expect(current, "by the keyboard, too").toHaveAttribute("href", "#picture-1");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await page.getByRole("radio", { name: "Size 38" }).press("Space");
  await expect(page).toHaveURL("/product/aurelie?colour=blush&size=38");
  await page.getByRole("radio", { name: "Size 38" }).click();
  await expect(page.getByRole("radio", { name: "Size 38" })).toBeChecked();
  await expect(current, "a size, chosen again, brings none").toHaveAttribute("href", "#picture-2");
});
