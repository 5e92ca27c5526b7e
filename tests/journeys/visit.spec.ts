import { expect, test } from "#tests/support/journey.ts";

/** A Tuesday, in the showroom's own zone. */
const NOON = new Date("2026-11-24T12:00+01:00");

test.use({ timezoneId: "Europe/Paris" });

test("a visitor reads whether it is open now, and chooses a day by keyboard", async ({ page }) => {
  await page.clock.install({ time: NOON });
  // Which days the shop itself still has depends on its own clock.
  await page.route("/appointment.ics?*", (route) => route.fulfill({ status: 204 }));
  await page.goto("/contact");
  await expect(page.getByText("Open now · until 19:00", { exact: true })).toBeVisible();
  const day = page.getByRole("combobox", { name: "Day" });
  await expect(day.getByRole("option").nth(5)).toBeAttached();
  const offered = await day.getByRole("option").allTextContents();
  expect(offered.filter((text) => /Monday|Sunday/.test(text))).toEqual([]);
  await day.selectOption("2026-11-26");
  await expect(page.getByRole("link", { name: "Request this day" })).toHaveAttribute(
    "href",
    /Thursday%2026%20November/,
  );
  await day.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add to my calendar" })).toBeFocused();
  const asked = page.waitForRequest(/\/appointment\.ics\?day=2026-11-26$/);
  await page.keyboard.press("Enter");
  await asked;
  await expect(page, "the page stays").toHaveURL("/contact");
  await page.clock.fastForward("07:00:01");
  await expect(page.getByText("Closed · opens tomorrow at 10:00", { exact: true })).toBeVisible();
});
