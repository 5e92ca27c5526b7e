import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

/** More than any dialog has. */
const MAX_STOPS = 80;

test("a shopper with a keyboard alone gets from the home page to the question", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await tabTo(page, "Shop Now");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
  await expect(page).toHaveURL("/collection/tulle-dresses");

  await tabTo(page, "Filter and Sort");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Filter and Sort" });
  await expect(menu).toBeVisible();
  await tabTo(page, "Price, low to high");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=price-ascending/);

  await tabTo(page, "Aurélie");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/aurelie");
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeFocused();
  await tabTo(page, "Blush");
  for (const colour of ["Champagne", "Sage"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: colour })).toBeChecked();
    await expect(page.getByRole("radio", { name: colour })).toBeFocused();
  }
  await expect(page).toHaveURL("/product/aurelie?colour=sage");
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.keyboard.press("Enter");
  await tabTo(page, "Size 34");
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await tabTo(page, "Rent via WhatsApp");
  await expectVisibleFocus(page);
  expect(loads, "Enter on what is chosen loads nothing").toEqual([]);
});

test("the focus goes round in an open dialog, in both directions", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  for (const name of ["Filter and Sort", "Search"]) {
    await page.getByRole("button", { name }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    for (const key of ["Tab", "Shift+Tab"]) {
      const stops: string[] = [];
      // The focus goes once round, and on: between the end and the beginning the focus is the browser's own.
      while (stops.length < MAX_STOPS && stops.filter((stop) => stop === stops[0]).length < 2) {
        await page.keyboard.press(key);
        stops.push(await page.evaluate(placeOfFocus));
      }
      expect(new Set(stops).size, "there is more than one stop").toBeGreaterThan(3);
      expect(stops.filter((stop) => stop === "outside")).toEqual([]);
      expect(stops.at(-1), `${key} comes round`).toBe(stops[0]);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

/** Runs in the page: which control of the open dialog has the focus, or the browser, or what lies behind the dialog. */
function placeOfFocus(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return "browser";
  const controls = [...document.querySelectorAll("dialog[open], dialog[open] *")];
  return controls.includes(activeElement) ? `control ${controls.indexOf(activeElement)}` : "outside";
}

/** Presses Tab until the element with these words has the focus; fails after as many steps as a page may have. */
async function tabTo(page: Page, words: string) {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches("a, button, summary, input")) return "";
      const named = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
      return named.getAttribute("aria-label") ?? named.textContent;
    });
    if (name.includes(words)) return;
  }
  throw new Error(`Tab never reached ${words}`);
}

async function expectVisibleFocus(page: Page) {
  const outline = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return "";
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).not.toMatch(/^none|\b0px$/);
}
