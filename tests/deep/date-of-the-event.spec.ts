import type { Page } from "@playwright/test";
import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { recordSent } from "#tests/support/sent-requests.ts";
import { setShopDate } from "#tests/support/shop-date.ts";

const field = (page: Page) => page.getByLabel("When do you need it?");
const rent = (page: Page) => page.getByRole("link", { name: "Rent via WhatsApp" }).first();

test.beforeEach(({ page }) => setShopDate(page, "2026-11-22"));

test("nothing but her device has the date, until she sends it", async ({ page }) => {
  const sent = await recordSent(page);
  await page.goto("/product/aurelie");
  await openDelivery(page);
  // A year that nothing else on the page has, however the date is written.
  await field(page).fill("2087-05-09");
  await expect(rent(page)).toHaveAttribute("href", /2087/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => sent.filter((request) => /\/count view=aurelie/.test(request))).toHaveLength(1);
  expect(sent.filter((request) => /2087|\b9\W+May/i.test(decodeURIComponent(request)))).toEqual([]);
});

test("by keyboard a date is typed, corrected and removed", async ({ page }) => {
  await page.goto("/product/aurelie");
  await openDelivery(page);
  await field(page).focus();
  await page.keyboard.type("01312027");
  await expect(field(page)).toHaveValue("2027-01-31");
  await expect(rent(page)).toHaveAttribute("href", /31%20January%202027/);
  for (const _step of ["day", "month"]) await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("02");
  await expect(field(page), "31 February").toHaveValue("");
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
  await page.keyboard.type("28");
  await expect(field(page), "what was half typed was left alone").toHaveValue("2027-02-28");
  await expect(rent(page)).toHaveAttribute("href", /28%20February%202027/);
  await field(page).press("Delete");
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the label's numbers are read, and no field is there that would do nothing", async ({ page }) => {
    await page.goto("/product/aurelie");
    await openDelivery(page);
    await expect(page.getByText("Made to order in 28 days, delivered within 7 days.")).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
