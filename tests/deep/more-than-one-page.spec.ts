import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { standInPictures } from "#tests/support/stand-in-pictures.ts";

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

// Two pages and a few of one collection, and another collection: more than the sample label has sewn.
test.beforeAll(async () => {
  const tulle = Array.from({ length: 100 }, (_, index) => ({
    ...dress(`tulle-${index}`),
    sleeves: index < 98 ? "Long" : "Straps",
  }));
  const satin = { ...dress("satin"), category: "satin-dresses" };
  host = await openContentHost({ documents: [...tulle, satin] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

test.beforeEach(({ page }) => standInPictures(page));

test("the last page leaves the focus at the end of the list; Back finds every page again, whatever was opened in between", async ({
  page,
}) => {
  await page.goto(`${shop.url}/collection/tulle-dresses`);
  const cards = page.getByRole("main").locator("li h2");
  const more = page.getByRole("link", { name: /^Show more/i });
  const pages = page.getByRole("navigation", { name: "Pages" });
  await more.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByText("Page 2 of 3")).toBeVisible();
  await more.press("Enter");
  await expect(pages.getByText("Page 3 of 3")).toBeFocused();
  await expect(cards).toHaveCount(100);
  await page.getByRole("contentinfo").getByRole("link", { name: "Satin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Satin Dresses" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
  await expect(cards).toHaveCount(100);
});

test("the next page has an address of its own, whatever else stands in this one", async ({ page }) => {
  await page.goto(`${shop.url}/collection/satin-dresses`);
  // A letter's link is followed inside the shop, where nothing cleans its address.
  const tulle = page.getByRole("contentinfo").getByRole("link", { name: "Tulle" });
  await tulle.evaluate((link) =>
    link.setAttribute(
      "href",
      `${link.getAttribute("href")}?utm_source=letter&sort=price-descending&sleeves=long`,
    ),
  );
  await tulle.click();
  await expect(page).toHaveURL(/utm_source=letter/);
  const more = page.getByRole("link", { name: /^Show more/i });
  await expect(more).toHaveAttribute(
    "href",
    "/collection/tulle-dresses?sort=price-descending&sleeves=long&page=2",
  );
});
