import type { Page } from "@playwright/test";
import { cardOf, expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";

/** Marguerite is pictured in all of her colours; Margaux in terracotta and petrol, and not in burgundy. */
const SATIN = "/collection/satin-dresses";

test("a finger finds how many colours there are, and the dress under them", { tag: "@phone" }, async ({
  page,
}) => {
  const { colours } = cardInColours(page, "Marguerite");
  await page.goto(SATIN);
  await hydrated(page);
  const count = page.getByText("4 colours").first();
  await count.scrollIntoViewIfNeeded();
  await expect(colours).toBeHidden();
  await expectAccessible(page);
  const box = await count.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL("/product/marguerite");
});

test("a chosen colour shows its picture and goes along with Back", async ({ page }) => {
  const { card, swatch, colour, shown } = cardInColours(page, "Marguerite");
  await page.goto(SATIN);
  await expect(colour("Emerald")).toBeChecked();
  await expect(shown).toHaveCount(0);
  await swatch("Midnight").click();
  await expect(colour("Midnight")).toBeChecked();
  await expect(page).toHaveURL(SATIN);
  await expect(shown).toHaveJSProperty("complete", true);
  await expect(shown.locator("..")).toHaveCSS("opacity", "1");
  await expectAccessible(page);

  await card.click();
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(
    page.getByRole("group", { name: "Colour", exact: true }).getByRole("radio", { name: "Midnight" }),
  ).toBeChecked();
  await page.goBack();
  await hydrated(page);
  await expect(colour("Midnight")).toBeChecked();
  await expect(card).toHaveAttribute("href", "/product/marguerite?colour=midnight");
});

test("a chosen colour that no picture shows is named on the card", async ({ page }) => {
  const { card, swatch } = cardInColours(page, "Margaux");
  await page.goto(SATIN);
  await swatch("Burgundy").click();
  await expect(card).toContainText("also in Burgundy");
  await expect(card).toHaveAttribute("href", "/product/margaux?colour=burgundy");
  await swatch("Petrol").click();
  await expect(card).not.toContainText("also in");
});

test("a mouse only points, and what was chosen comes back", async ({ page }) => {
  const { card, colours, swatch, shown } = cardInColours(page, "Marguerite");
  await page.goto(SATIN);
  await colours.scrollIntoViewIfNeeded();
  await swatch("Midnight").hover();
  const midnight = (await shown.getAttribute("src")) ?? "";
  await expect(card).toHaveAttribute("href", "/product/marguerite");
  await swatch("Burgundy").click();
  await expect(shown).not.toHaveAttribute("src", midnight);
  await swatch("Midnight").hover();
  await expect(shown).toHaveAttribute("src", midnight);
  await page.mouse.move(0, 0);
  await expect(shown).not.toHaveAttribute("src", midnight);
  await expect(card).toHaveAttribute("href", "/product/marguerite?colour=burgundy");
});

test("no picture in another colour is fetched before it is asked for", async ({ page }) => {
  const { card, colours, colour, shown } = cardInColours(page, "Margaux");
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto(SATIN);
  await colours.scrollIntoViewIfNeeded();
  await expect(card.locator("img").first()).toHaveJSProperty("complete", true);
  const before = [...files];
  await colour("Petrol").check();
  const file = new URL((await shown.getAttribute("src")) ?? "", page.url()).pathname;
  await expect.poll(() => files).toContain(file);
  expect(before).not.toContain(file);
  await colour("Burgundy").check();
  await expect(shown).toHaveCount(0);
  await expect(card).toHaveAttribute("href", "/product/margaux?colour=burgundy");
});

test("the colours of a card are one stop of the keyboard, and Back is at its link", async ({ page }) => {
  const { card, colours, colour, shown } = cardInColours(page, "Marguerite");
  await page.goto(SATIN);
  await expect(colours).toBeVisible();
  await card.focus();
  await page.keyboard.press("Tab");
  await expect(colour("Emerald")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(colour("Midnight")).toBeChecked();
  await expect(shown).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(colour("Midnight")).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(page.getByRole("heading", { level: 1, name: "Marguerite" })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the squares are named, and what lies under a tap is the dress's link", async ({ page }) => {
    await page.goto(SATIN);
    const squares = page.getByRole("img", { name: "In Emerald, Midnight, Burgundy, Ivory" });
    await squares.scrollIntoViewIfNeeded();
    const square = await squares.locator("span").first().boundingBox();
    await page.mouse.click((square?.x ?? 0) + 10, (square?.y ?? 0) + 12);
    await expect(page).toHaveURL("/product/marguerite");
  });
});

function cardInColours(page: Page, dress: "Marguerite" | "Margaux") {
  const card = cardOf(page, dress);
  const colours = page.getByRole("radiogroup", { name: `Colours of ${dress}` });
  return {
    card,
    colours,
    colour: (name: string) => colours.getByRole("radio", { name }),
    swatch: (name: string) => colours.locator("label", { has: page.getByRole("radio", { name }) }),
    /** The picture in another colour than the first, over it. */
    shown: card.locator("[data-shown] img"),
  };
}
