import {
  BRIDAL,
  box,
  chip,
  dresses,
  filterDialog,
  openFilter,
  showDresses,
  tick,
} from "#tests/support/filter-page.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a shopper ticks what she wants, and Back leads to the whole list", async ({ page }) => {
  await page.goto(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await openFilter(page);
  await tick(page, /^Pink and blush/);
  await tick(page, /^46/);
  await expect(page).toHaveURL(`${BRIDAL}?colour=pink&size=46#sort`);
  await expect(box(page, /^Mermaid/), "no such dress").toBeDisabled();
  await expectAccessible(page);
  await showDresses(page);
  await expect(filterDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${BRIDAL}?colour=pink&size=46`);
  await expect(dresses(page)).toHaveText([/Éloïse|Eloise/, /Joséphine/]);
  await expect(page.getByRole("paragraph").filter({ hasText: /^2 products$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await openFilter(page);
  await expect(box(page, /^46/)).not.toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent by its button, and what no dress has offers the nearest", async ({ page }) => {
    await page.goto(`${BRIDAL}?sort=price-ascending`);
    await openFilter(page);
    await box(page, /^Long/).check();
    await box(page, /^Black/).check();
    await showDresses(page);
    await expect(page).toHaveURL(/sort=price-ascending&colour=black&sleeves=long/);
    await expect(page.getByText("Nothing matches every choice.")).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: /^0 products$/ })).toBeVisible();
    await expect(dresses(page)).toHaveCount(2);
    await openFilter(page);
    await expect(box(page, /^Black/)).toBeChecked();
    await expect(box(page, /^White and ivory/)).not.toBeChecked();
    await showDresses(page);
    await chip(page, "Black").click();
    await expect(page).toHaveURL(`${BRIDAL}?sort=price-ascending&sleeves=long`);
    await expect(page.getByText("Nothing matches every choice.")).toHaveCount(0);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(`${BRIDAL}?sort=price-ascending`);
    await expect(dresses(page)).toHaveCount(7);
  });
});
