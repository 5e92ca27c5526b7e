import type { Page } from "@playwright/test";
import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { recordSent } from "#tests/support/sent-requests.ts";

const field = (page: Page) => page.getByLabel("When do you need it?");
const verdict = (page: Page) =>
  page.getByRole("status").filter({ hasText: /order|reserve|Too soon|passed|Enter your date/ });
const mention = (page: Page) => page.getByRole("checkbox", { name: "Add the date to my message" });
const rent = (page: Page) => page.getByRole("link", { name: "Rent via WhatsApp" }).first();

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-22T12:00:00")));

test("a dress says whether it comes in time, and the next one too; the day goes into the note if she wishes, and out again", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  await expect(page.getByText("Made to order in 28 days, delivered within 7 days.")).toBeVisible();
  await expect(verdict(page)).toContainText("Enter your date");
  await field(page).fill("2026-12-10");
  await expect(verdict(page)).toContainText(
    "Too soon to make, but you can rent it: reserve by 26 November 2026",
  );
  await field(page).fill("2027-05-09");
  await expect(verdict(page)).toContainText("Yes: order by 4 April 2027 and it will be made in time.");
  await mention(page).check();
  await page.goto("/product/noemie");
  await expect(field(page), "the day is the same for every dress").toHaveValue("2027-05-09");
  await expect(verdict(page)).toContainText("Yes: reserve it by 25 April 2027.");
  await expect(mention(page)).toBeChecked();
  const compose = page.getByRole("link", { name: "Add a few words" });
  const inNote = page.getByRole("dialog").getByLabel("Date of the event");
  await compose.click();
  await expect(inNote).toHaveValue("2027-05-09");
  await page.keyboard.press("Escape");
  await mention(page).uncheck();
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
  await compose.click();
  await expect(inNote).toHaveValue("");
});

test("by keyboard alone, and without a connection, a day is given, mentioned, changed and taken back", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/product/aurelie");
  await context.setOffline(true);
  await field(page).focus();
  await page.keyboard.type("01312027");
  await expect(field(page)).toHaveValue("2027-01-31");
  await expect(verdict(page)).toContainText("Yes: order by 27 December 2026 and it will be made in time.");
  // Past the calendar's button, which is Chromium's own.
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await expect(mention(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rent(page)).toHaveAttribute("href", /Date%20of%20the%20event%3A%2031%20January%202027/);
  for (const _step of ["calendar", "year", "day", "month"]) await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("02");
  await expect(field(page), "31 February").toHaveValue("");
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
  await page.keyboard.type("28");
  await expect(field(page)).toHaveValue("2027-02-28");
  await expect(mention(page), "none in between counts for nothing").toBeChecked();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await expect(mention(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rent(page)).not.toHaveAttribute("href", /2027/);
  // The shop would have fetched these ahead.
  await expectComplaints(complaints, /^net::ERR_INTERNET_DISCONNECTED/);
});

test("nothing but her device has the day, until she sends it", async ({ page }) => {
  const sent = await recordSent(page);
  await page.goto("/product/aurelie");
  // A year that nothing else on the page has, however the day is written.
  await field(page).fill("2087-05-09");
  await mention(page).check();
  await expect(rent(page)).toHaveAttribute("href", /2087/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => sent.filter((request) => /\/count view=aurelie/.test(request))).toHaveLength(1);
  expect(sent.filter((request) => /2087|\b9\W+May/i.test(decodeURIComponent(request)))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the label's numbers are read, and no field is there that would do nothing", async ({ page }) => {
    await page.goto("/product/aurelie");
    await expect(page.getByText("Made to order in 28 days, delivered within 7 days.")).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
