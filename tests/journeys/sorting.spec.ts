import { cardOf, expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a shopper sorts a collection, opens a dress, and comes back to her place", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Show More" }).first().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Show More" }).first().click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const cards = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
  const toggle = page.getByRole("button", { name: /Filter and Sort/ });
  const menu = page.getByRole("dialog", { name: "Filter and Sort" });
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(menu, "a click beside it closes it").toBeHidden();
  await toggle.click();
  await expect(menu.getByRole("link")).toHaveText([
    "Alphabetically, A-Z",
    "Alphabetically, Z-A",
    "Price, low to high",
    "Price, high to low",
  ]);
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Alphabetically, Z-A" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=name-descending");
  await expect(page.getByRole("button", { name: /Alphabetically, Z-A/ })).toBeVisible();
  const names = await cards.allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, "en")));

  const last = cardOf(page, names.at(-1) ?? "");
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.hover();
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=name-descending");
  await expect(cards).toHaveText(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place + 5);
});
