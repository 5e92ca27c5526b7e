import { cardInColours, SATIN } from "#tests/support/cards-in-colour.ts";
import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";

test("a colour that is tapped on a card shows its picture and goes with the click, and Back finds it", {
  tag: "@phone",
}, async ({ page }) => {
  const { card, colours, colour, shown } = cardInColours(page, "Marguerite");
  await page.goto(SATIN);
  await colours.scrollIntoViewIfNeeded();
  await expect(colour("Emerald")).toBeChecked();
  const boxes = await colours.locator("label").evaluateAll((labels) =>
    labels.map((label) => {
      const { width, height } = label.getBoundingClientRect();
      return { isWide: width >= 40, isHigh: height >= 44 };
    }),
  );
  expect(boxes, "as high as a finger and wide enough").toEqual(Array(4).fill({ isWide: true, isHigh: true }));
  await expect(shown).toHaveCount(0);
  await colour("Midnight").tap();
  await expect(colour("Midnight")).toBeChecked();
  await expect(page).toHaveURL(SATIN);
  await expect(shown).toHaveJSProperty("complete", true);
  await expect(shown.locator("..")).toHaveCSS("opacity", "1");
  await expectAccessible(page);

  await card.click();
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(
    page.getByRole("radiogroup", { name: "Colour", exact: true }).getByRole("radio", { name: "Midnight" }),
  ).toBeChecked();
  await page.goBack();
  await hydrated(page);
  await expect(colour("Midnight")).toBeChecked();
  await expect(card).toHaveAttribute("href", "/product/marguerite?colour=midnight");
});

test("a colour that is tapped and no picture shows is named on the card", { tag: "@phone" }, async ({
  page,
}) => {
  const { card, colour } = cardInColours(page, "Margaux");
  await page.goto(SATIN);
  await colour("Burgundy").tap();
  await expect(card).toContainText("also in Burgundy");
  await expect(card).toHaveAttribute("href", "/product/margaux?colour=burgundy");
  await colour("Petrol").tap();
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
