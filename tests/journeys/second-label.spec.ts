import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerStyle } from "#app/site/header-fit.ts";
import { root } from "#scripts/prepare.mjs";
import { expect, expectAccessible, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { labelNames } from "#tests/support/label-names.ts";
import { namesOverflowing } from "#tests/support/names-overflowing.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// Another label on the same shop: dark, in another type, with collections and dresses of its own (tests/second-label/).

const screens = [
  { name: "home", path: "/" },
  { name: "collection", path: "/collection/after-nine" },
  { name: "product", path: "/product/umbra" },
  { name: "about", path: "/about" },
  { name: "faq", path: "/faq" },
  { name: "contact", path: "/contact" },
  { name: "not-found", path: "/nowhere" },
  { name: "search", path: "/faq?search=umb" },
];

let shop: Shop;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), "trousseau-second-"));
  shop = await openShop({ CONTENT: join(root, "tests/second-label"), DATA_DIR: data });
});

test.afterAll(() => shop.close());

for (const { name, path } of screens)
  test(`${name} of a dark label looks as approved, can be read by everybody, and nothing moves`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(shop.url + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // From here on the type is known.
    await page.goto(shop.url + path);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(21, 19, 26)");
    await expectAccessible(page);
    await expectScreenshot(page, {
      name: `second-${name}`,
      isWhole: !["not-found", "search"].includes(name),
    });
    expect((await layoutShiftsOf(page)).afterwards).toEqual([]);
  });

test("names stand on its screens whole, too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${shop.url}/faq`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const links = ["Home", "After nine", "Midnight", "First light", "About us", "Contact us"];
  const named = labelNames(200).map((name) => ({
    name,
    style: headerStyle(name, links, { pairing: "garalde" }),
  }));
  expect(await page.evaluate(namesOverflowing, named)).toEqual([]);
});
