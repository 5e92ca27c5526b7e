import type { Locator, Page } from "@playwright/test";
import { marguerite, SATIN } from "#tests/support/card-colours.ts";
import { expect, test } from "#tests/support/journey.ts";

test("no picture in another colour is fetched before it is asked for, and a colour without one leaves the dress as it was", async ({
  page,
}) => {
  const { card, colours, colour, pictures, fileOnTop } = marguerite(page);
  const files = new Set<string>();
  page.on("request", (request) => files.add(new URL(request.url()).pathname));
  await page.goto(SATIN);
  await colours.scrollIntoViewIfNeeded();
  await expect(pictures.first()).toHaveJSProperty("complete", true);
  const before = new Set(files);
  const shown = await fileOnTop();
  expect(before).toContain(shown);
  await colour("Burgundy").check();
  await expect.poll(fileOnTop).not.toBe(shown);
  expect(before).not.toContain(await fileOnTop());
  await colour("Ivory").check();
  await expect(pictures).toHaveCount(1);
  await expect(card).toHaveAttribute("href", "/product/marguerite?colour=ivory");
});

test("the colours of a card are one stop of the keyboard: arrows choose, Enter opens, and Back is at the dress's link", async ({
  page,
}) => {
  const { card, colours, colour, pictures } = marguerite(page);
  await page.goto(SATIN);
  await expect(colours).toBeVisible();
  await card.focus();
  await page.keyboard.press("Tab");
  await expect(colour("Emerald")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(colour("Midnight")).toBeChecked();
  await expect(pictures.nth(1)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(colour("Midnight")).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(page.getByRole("heading", { level: 1, name: "Marguerite" })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
});

test("cards without such pictures have no further stop, and a tap on their squares opens the dress", async ({
  page,
}) => {
  await page.goto("/collection/bridal-dresses");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await clickSquare(page, page.getByRole("img", { name: "In Ivory, White, Blush" }).first());
  await expect(page).toHaveURL(/\/product\/[a-z]+$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the squares are named, and what lies under a tap is the dress's link", async ({ page }) => {
    await page.goto(SATIN);
    await clickSquare(page, page.getByRole("img", { name: "In Emerald, Midnight, Burgundy, Ivory" }));
    await expect(page).toHaveURL("/product/marguerite");
  });
});

/** At the place of the first of them, whatever lies on top there. */
async function clickSquare(page: Page, squares: Locator) {
  await squares.scrollIntoViewIfNeeded();
  const square = await squares.locator("span").first().boundingBox();
  await page.mouse.click((square?.x ?? 0) + 10, (square?.y ?? 0) + 12);
}
