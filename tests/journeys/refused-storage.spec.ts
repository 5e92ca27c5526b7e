import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

const refusals: [string, () => void][] = [
  [
    "refuses storage",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("Refused", "SecurityError");
          },
        });
    },
  ],
  [
    "has none, as a web view",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { configurable: true, value: null });
    },
  ],
];

/** An error that nobody catches, on any of these pages, fails the journey by itself: tests/support/journey.ts. */
for (const [what, refuse] of refusals)
  test(`where the browser ${what} every page works and says no error`, async ({ page }) => {
    await page.addInitScript(refuse);
    for (const path of [
      "/",
      "/collection/tulle-dresses",
      "/fitting",
      "/size-finder",
      "/search",
      "/contact",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/product/aurelie");
    await page.getByLabel("Needed by").fill("2099-05-09");
    await page.getByRole("checkbox", { name: "Mention the day in my message" }).check();
    await page.getByRole("radio", { name: "Size 38", exact: true }).click();
    await mark(page).click();
    await expect(mark(page)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Add a few words" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "The place" }).fill("Lyon");
    await page.keyboard.press("Escape");
    // The dialog's history entry is given back; a reload on the way would be overtaken by that.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await page.getByRole("article").getByRole("link", { name: "Tulle dresses" }).click();
    await expect(page).toHaveURL("/collection/tulle-dresses");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  });

function mark(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Add Aurélie to the fitting list" }).first();
}
