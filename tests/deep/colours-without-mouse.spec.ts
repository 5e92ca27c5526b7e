import { cardInColours, SATIN } from "#tests/support/cards-in-colour.ts";
import { expect, test } from "#tests/support/journey.ts";

test("no picture in another colour is fetched before it is asked for, and a colour without one leaves the dress as it was", async ({
  page,
}) => {
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

test("the colours of a card are one stop of the keyboard: arrows choose, Enter opens, and Back is at the dress's link", async ({
  page,
}) => {
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
