import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { outOfPlace } from "#tests/support/out-of-place.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const LONG_NAME = "Maison Alexandrine de Montmorency";

/** From the narrowest phone to a wide desk, in pixels; 1280 at 400 % zoom is 320. */
const widths = Array.from({ length: 51 }, (_, step) => 320 + 32 * step);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("all of the header is on the screen, at every width, at rest and scrolled", async ({ page }) => {
  await page.goto("/faq");
  await expectInPlaceAtEveryWidth(page);
});

test("a list of links that somebody has made wider has two rows, and is whole", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("header nav ul").evaluateAll((lists) => {
    for (const list of lists)
      list.append(...[...list.children].slice(2, 5).map((link) => link.cloneNode(true)));
  });
  await expectInPlaceAtEveryWidth(page);
});

test.describe("of a house with a long name", () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await openShop();
    const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
    await editor.createOrReplace({ _id: "house", _type: "house", name: LONG_NAME });
  });
  test.afterAll(() => shop.close());

  test("all of the header is on the screen, too", async ({ page }) => {
    await expect(async () => {
      await page.goto(`${shop.url}/faq`);
      await expect(page.getByRole("link", { name: `${LONG_NAME}, home` }).first()).toBeAttached({
        timeout: 1,
      });
    }).toPass();
    await expectInPlaceAtEveryWidth(page);
  });
});

test("the list is there from the width on at which it fits, and the button of the menu below", async ({
  page,
}) => {
  await page.goto("/faq");
  const menu = page.getByRole("banner").getByRole("button", { name: "Open the menu" });
  const list = page.getByRole("navigation", { name: "Main", exact: true });
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(list).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("navigation", { name: "Main, further down" })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

async function expectInPlaceAtEveryWidth(page: Page) {
  for (const y of [0, 400]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    if (y > 0) await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(outOfPlace, "header"), {
          message: `at ${width}, scrolled to ${y}`,
          timeout: 5_000,
        })
        .toEqual([]);
    }
  }
}
