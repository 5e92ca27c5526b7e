import type { Page } from "@playwright/test";
import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { setShopDate } from "#tests/support/shop-date.ts";

const field = (page: Page) => page.getByLabel("When do you need it?");
const verdict = (page: Page) =>
  page.getByRole("status").filter({ hasText: /order|reserve|no time left|passed|Enter your date/i });
const rent = (page: Page) => page.getByRole("link", { name: "Rent via WhatsApp" }).first();

test.beforeEach(({ page }) => setShopDate(page, "2026-11-22"));

test("a dress says whether it comes in time, and every message has the date", async ({ page }) => {
  await page.goto("/product/aurelie");
  await openDelivery(page);
  await expect(page.getByText("Made to order in 28 days, delivered within 7 days.")).toBeVisible();
  await expect(verdict(page)).toContainText("Enter your date");
  await field(page).fill("2026-12-10");
  await expect(verdict(page)).toContainText(
    "There is no time left to make one, but you can rent it: reserve by 30 November 2026",
  );
  const aboutDate = page.getByRole("link", { name: "Ask about this date" }).first();
  await expect(aboutDate).toHaveAttribute("href", /It%20is%20for%2010%20December/);
  await expect(rent(page)).toHaveAttribute("href", /rent%20Aur/);
  await field(page).fill("2027-05-09");
  await expect(verdict(page)).toContainText("Order by 4 April 2027 and we will make it in time.");
  await page.goto("/product/noemie");
  await expect(field(page), "a date that messages name is in sight, for every dress").toBeVisible();
  await expect(field(page)).toHaveValue("2027-05-09");
  await expect(verdict(page)).toContainText("Reserve by 29 April 2027 and it will reach you in time.");
  await expect(rent(page)).toHaveAttribute("href", /9%20May%202027/);
  const compose = page.getByRole("link", { name: "Add a few words" });
  const note = page.getByRole("dialog");
  await compose.click();
  await expect(note.getByLabel("Date of the event")).toHaveValue("2027-05-09");
  await expect(note.getByLabel("Your message")).toHaveValue(/9 May 2027/);
  await note.getByLabel("Date of the event").fill("2027-06-20");
  await page.keyboard.press("Escape");
  await expect(field(page), "the message has changed it").toHaveValue("2027-06-20");
  await field(page).fill("");
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
  await compose.click();
  await expect(note.getByLabel("Date of the event")).toHaveValue("");
  await expect(note.getByLabel("Your message")).not.toHaveValue(/2027/);
});

test("the contact form begins with the date that was given at a dress, until it has passed", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("needed-by", "2027-06-20"));
  await page.goto("/contact");
  const date = page.getByLabel("Date of the event");
  await expect(date).toHaveValue("2027-06-20");
  await page.clock.setFixedTime(new Date("2027-06-22T12:00:00"));
  await page.reload();
  await expect(date).toHaveValue("");
});
