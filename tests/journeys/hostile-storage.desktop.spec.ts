import { expect, test } from "#tests/support/journey.ts";

const KEYS = ["fitting-list-1", "needed-by", "measurements", "searches", "viewed", "motion"];
const TAB_KEYS = [
  "enquiry aurelie",
  "enquiry",
  "reloaded-for",
  "note-day aurelie",
  "note-words aurelie",
  "tapped-marks",
  // The router's own.
  "react-router-scroll-positions",
  "remix-router-transitions",
];

const junk: [string, string][] = [
  ["is no JSON", "{[<b>"],
  ["has another type", "7"],
  ["is nothing", "null"],
  ["has entries of other types", '[null,7,[],{"slug":{},"name":7,"text":[]},["date",{}],"__proto__"]'],
  [
    "has the names of prototypes",
    '{"__proto__":{"length":3},"constructor":{"name":"x"},"entries":{"bust":"x"}}',
  ],
  [
    "is huge",
    JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ slug: `d${index}`, name: "x" }))),
  ],
];

/** An error that nobody catches fails the journey by itself: tests/support/journey.ts. */
for (const [what, stored] of junk)
  test(`where what the device has stored ${what}, all is as on a new device`, async ({ page }) => {
    await page.addInitScript(
      ([keys, tabKeys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
        for (const key of tabKeys) sessionStorage.setItem(key, text);
      },
      [KEYS, TAB_KEYS, stored] as const,
    );
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
    await page.goto("/product/aurelie");
    const mark = page
      .getByRole("main")
      .getByRole("button", { name: "Add Aurélie to the fitting list" })
      .first();
    await expect(mark).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByLabel("Needed by")).toHaveValue("");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toMatch(/^\["aurelie"/);
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page.getByRole("dialog").getByLabel("The day")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/size-finder");
    await page.getByRole("button", { name: "Enter my measurements" }).click();
    for (const name of ["Bust", "Waist", "Hips"]) await expect(page.getByLabel(name)).toHaveValue("");
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("button", { name: "Search" }).first().click();
    // Its script has read what was searched for before.
    await page.getByRole("dialog").getByRole("combobox").fill("vi");
    await expect(page.getByRole("dialog").getByRole("option", { name: /Vivienne/ })).toBeVisible();
  });
