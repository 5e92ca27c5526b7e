import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { touch } from "#tests/support/touch.ts";
import { storeWishlist, threeDresses } from "#tests/support/wishlist-page.ts";

test.describe("on a touch screen", { tag: "@phone" }, () => {
  test("a finger on a picture scrolls the fitting list, and opens no dress", async ({ page }) => {
    await expectSwiped(page, await openList(page));
    await expect(page).toHaveURL(/\/fitting/);
  });

  test("a finger moves a slider on, and opens no dress", async ({ page }) => {
    await page.goto("/product/aurelie");
    await expect(page.getByRole("button", { name: "Next in More in Tulle" })).toBeVisible();
    await expectSwiped(page, page.getByRole("list", { name: "More in Tulle" }));
    await expect(page).toHaveURL("/product/aurelie");
  });
});

async function openList(page: Page): Promise<Locator> {
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  const list = page.getByRole("list", { name: "Dresses on the list" });
  await expect(list.getByRole("article")).toHaveCount(threeDresses.length);
  return list;
}

async function expectSwiped(page: Page, list: Locator) {
  await list.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const offset = () => list.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await offset()).toBe(0);
  const finger = await touch(page);
  await finger.swipe({ x: 330, y: 420 }, { x: 60, y: 440 });
  await expect.poll(offset).toBeGreaterThan(100);
}
