import type { Locator, Page } from "@playwright/test";
import { cardOf, expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";

const BRIDAL = "/collection/bridal-dresses";

test("a collection turns into a rail and back, and Back finds the place", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto(`${BRIDAL}?sort=name-ascending`);
  await page.getByRole("link", { name: "Rail", exact: true }).click();
  await expect(page).toHaveURL(`${BRIDAL}?sort=name-ascending&view=rail`);
  await expect(page.getByRole("link", { name: "Grid", exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const last = cardOf(page, "Victoire");
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/product\/victoire/);
  await page.goBack();
  await expect(page).toHaveURL(`${BRIDAL}?sort=name-ascending&view=rail`);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL(`${BRIDAL}?sort=name-ascending`);
  await expect(page.getByRole("link", { name: "Rail", exact: true })).toBeVisible();
});

for (const direction of ["ltr", "rtl"])
  test(`each picture fades into the one before: ${direction}`, { tag: "@both" }, async ({ page }) => {
    await page.goto(`${BRIDAL}?view=rail`);
    await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
    const forward = direction === "ltr" ? 1 : -1;
    const [first, ...others] = await page.locator("main [data-card] img").evaluateAll((all) =>
      all.map((picture) => {
        const { left, right, bottom } = picture.getBoundingClientRect();
        const { maskImage } = getComputedStyle(picture.parentElement ?? picture);
        return { left, right, width: right - left, bottom, maskImage };
      }),
    );
    expect(others).toHaveLength(6);
    expect(first?.maskImage).toBe("none");
    let before = first;
    for (const picture of others) {
      if (!before) break;
      const shared = forward === 1 ? before.right - picture.left : picture.right - before.left;
      expect(shared / picture.width).toBeCloseTo(0.2, 2);
      expect(picture.maskImage).toMatch(
        forward === 1 ? /^linear-gradient\(90deg/ : /^linear-gradient\(-90deg/,
      );
      expect(picture.bottom).toBe(first?.bottom);
      before = picture;
    }
  });

test("Tab brings each dress into sight, and the arrows scroll", { tag: "@both" }, async ({
  page,
  viewport,
}) => {
  await page.goto(`${BRIDAL}?view=rail`);
  const dresses = await page.locator("main [data-card] a:not([data-fitting])").all();
  await dresses[0]?.focus();
  const ways = { Tab: dresses.slice(1), "Shift+Tab": dresses.toReversed().slice(1) };
  for (const [key, next] of Object.entries(ways))
    for (const dress of next) {
      // The hanger of a dress is a stop of its own.
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(dress).toBeFocused();
      await expect.poll(() => cutOff(dress, viewport?.width)).toBeLessThanOrEqual(1);
    }
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

/** Pixels of an element beside the screen. */
async function cutOff(element: Locator, screen = 0) {
  const { x = 0, width = 0 } = (await element.boundingBox()) ?? {};
  return Math.max(-x, x + width - screen);
}

/** Pixels that the rail is scrolled by. */
function scrolled(page: Page) {
  return page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator("[data-card]") })
    .evaluate((rail) => rail.scrollLeft);
}
