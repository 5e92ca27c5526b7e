import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { axeOn, expect, test } from "#tests/support/journey.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

/** A Tuesday, in the showroom's own zone. */
const TUESDAY = { noon: "2026-11-24T12:00+01:00", evening: "2026-11-24T20:00+01:00" };

/** As `Date` has them. */
const MONDAY_NUMBER = 1;
const TUESDAY_NUMBER = 2;

test.describe("in the showroom's time zone", () => {
  test.use({ timezoneId: "Europe/Paris" });

  test("a visitor reads whether it is open now, and what it says changes when the showroom does", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(TUESDAY.noon) });
    await page.goto("/contact");
    await expect(page.getByText("Open now · until 19:00", { exact: true })).toBeVisible();
    await page.clock.fastForward("07:00:01");
    await expect(page.getByText("Closed · opens tomorrow at 10:00", { exact: true })).toBeVisible();
  });

  test("a holiday is closed until the day after it, and holidays that are over are not shown", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-12-28T12:00+01:00") });
    await page.goto("/contact");
    await expect(page.getByText("Closed · opens 5 January at 10:00", { exact: true })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /Winter holidays/ })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /Summer holidays/ }), "far ahead").toBeVisible();
    await expect(page.getByRole("rowheader", { name: /Christmas Eve/ })).toHaveCount(0);
  });

  test("a visitor chooses one of the open days, and gets it for her calendar and as a message", async ({
    page,
  }) => {
    await page.goto("/contact");
    const day = page.getByRole("combobox", { name: "Day" });
    await expect(day).toBeVisible();
    const offered = await day.getByRole("option").allTextContents();
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.filter((text) => /Monday|Sunday/.test(text))).toEqual([]);
    await day.selectOption({ index: 2 });
    const [chosen = ""] = (offered[2] ?? "").split(",");
    const ask = page.getByRole("link", { name: "Ask for this day" });
    await expect(ask).toHaveAttribute("href", new RegExp(encodeURIComponent(chosen)));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Add to my calendar" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`visit-${await day.inputValue()}.ics`);
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toJSDate().toISOString().slice(0, 10)).toBe(await day.inputValue());
    await expect(page, "the page stays").toHaveURL("/contact");
  });

  test("a day that was chosen before the scripts came is still chosen", async ({ page }) => {
    const arrive = await openWithoutScripts(page, "/contact");
    const tuesday = nextWeekday(TUESDAY_NUMBER);
    await page.getByLabel("Day", { exact: true }).fill(tuesday);
    await page.getByLabel("Day", { exact: true }).blur();
    await arrive();
    await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue(tuesday);
  });

  test("a closed day that was chosen before the scripts came is not made another, and is answered", async ({
    page,
  }) => {
    const arrive = await openWithoutScripts(page, "/contact");
    const monday = nextWeekday(MONDAY_NUMBER);
    const day = page.getByLabel("Day", { exact: true });
    await day.fill(monday);
    await day.blur();
    await arrive();
    await expect(page.getByText(/Open now|Closed ·/)).toBeVisible();
    await expect(day).toHaveValue(monday);
    await expect(page.getByRole("link", { name: "Ask for this day" })).toHaveCount(0);
    await page.getByRole("button", { name: "Add to my calendar" }).click();
    await expect(page.getByText("The showroom is closed on this day.")).toBeVisible();
  });

  test("the field for the day keeps the focus when the scripts come, and what is chosen in it then", async ({
    page,
  }) => {
    const arrive = await openWithoutScripts(page, "/contact");
    const day = page.getByLabel("Day", { exact: true });
    await day.focus();
    await arrive();
    await expect(page.getByText(/Open now|Closed ·/)).toBeVisible();
    await expect(day).toBeFocused();
    await day.fill(nextWeekday(TUESDAY_NUMBER));
    await expect(page.getByRole("link", { name: "Ask for this day" })).toHaveAttribute("href", /Tuesday/);
  });

  test("no control stands on another, on the narrowest phones either", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("combobox", { name: "Day" })).toBeVisible();
    for (const width of [320, 325, 360, 390, 600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(misplacedControls, "address"), {
          message: `at ${width} pixels`,
          timeout: 5_000,
        })
        .toEqual([]);
    }
  });

  test("there is nothing that axe finds, and all of it is reached by keyboard", async ({ page }) => {
    await page.clock.install({ time: new Date(TUESDAY.evening) });
    await page.goto("/contact");
    await expect(page.getByText(/Closed · opens/)).toBeVisible();
    const { violations } = await axeOn(page).include("address").analyze();
    expect(violations).toEqual([]);
    await page.getByRole("combobox", { name: "Day" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Add to my calendar" })).toBeFocused();
  });
});

test.describe("elsewhere in the world", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the time is said to be the showroom's", async ({ page }) => {
    await page.clock.install({ time: new Date(TUESDAY.noon) });
    await page.goto("/contact");
    await expect(page.getByText("Open now · until 19:00, Paris time", { exact: true })).toBeVisible();
  });
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  });

  test("the address opens the phone's own map", async ({ page }) => {
    await page.goto("/contact");
    const address = page.getByRole("link", { name: /14 rue des Tisserands/ });
    await expect(address).toHaveAttribute("href", /^https:\/\/maps\.apple\.com\/\?q=14%20rue/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the table of hours stands alone, and a closed day is answered with open ones", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("row", { name: "Tuesday to Saturday 10:00–19:00" })).toBeVisible();
    await expect(page.getByText(/Open now|Closed ·/)).toHaveCount(0);
    const monday = nextWeekday(MONDAY_NUMBER);
    await page.getByLabel("Day", { exact: true }).fill(monday);
    await page.getByRole("button", { name: "Add to my calendar" }).click();
    await expect(page.getByText("The showroom is closed on this day.")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /Tuesday|Wednesday|Thursday|Friday|Saturday/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^visit-\d{4}-\d\d-\d\d\.ics$/);
  });
});

/** The one after next: a whole week ahead of any hour of today. */
function nextWeekday(number: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== number);
  return day.toISOString().slice(0, 10);
}
