import { dress } from "#tests/support/dress.ts";
import { expect } from "#tests/support/journey.ts";
import { test } from "#tests/support/label-shop.ts";

/** Two pages and a few of one collection, and another collection: more than the sample label has sewn. */
const tulle = Array.from({ length: 100 }, (_, index) => dress(`tulle-${index}`));
const documents = [
  ...tulle.map((one, index) => ({ ...one, sleeves: index < 98 ? "Long" : "Straps" })),
  { ...dress("satin"), category: "satin-dresses" },
];

test("the last page has the focus at its end; Back finds every page", async ({ page, openLabel }) => {
  await page.goto(`${await openLabel(documents)}/collection/tulle-dresses`);
  const cards = page.getByRole("main").locator("li h2");
  const more = page.getByRole("link", { name: /^Show More/ });
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

test("the next page has an address of its own, whatever is in this one", async ({ page, openLabel }) => {
  await page.goto(`${await openLabel(documents)}/collection/satin-dresses`);
  // A letter's link is followed inside the shop, where nothing cleans its address.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Tulle" });
  const query = "utm_source=letter&sort=price-descending&sleeves=long";
  await link.evaluate((a, query) => a.setAttribute("href", `${a.getAttribute("href")}?${query}`), query);
  await link.click();
  await expect(page).toHaveURL(/utm_source=letter/);
  const more = page.getByRole("link", { name: /^Show More/ });
  const next = "/collection/tulle-dresses?sort=price-descending&sleeves=long&page=2";
  await expect(more).toHaveAttribute("href", next);
});
