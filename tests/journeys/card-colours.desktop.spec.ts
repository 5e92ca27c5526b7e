import { cardOf, expect, test } from "#tests/support/journey.ts";

test("a mouse only points, and what was chosen comes back", async ({ page }) => {
  const colours = page.getByRole("radiogroup", { name: "Colours of Marguerite" });
  const pictures = cardOf(page, "Marguerite").locator("img");
  const fileOfSecond = async () => (await pictures.nth(1).getAttribute("src"))?.split("?")[0];
  await page.goto("/collection/satin-dresses");
  await colours.scrollIntoViewIfNeeded();
  const swatch = (name: string) => colours.locator("label", { has: page.getByRole("radio", { name }) });
  await swatch("Midnight").hover();
  await expect(pictures).toHaveCount(2);
  const midnight = await fileOfSecond();
  await expect(cardOf(page, "Marguerite")).toHaveAttribute("href", "/product/marguerite");
  await swatch("Burgundy").click();
  await swatch("Midnight").hover();
  await expect.poll(fileOfSecond, { timeout: 5_000 }).toBe(midnight);
  await page.mouse.move(0, 0);
  await expect.poll(fileOfSecond, { timeout: 5_000 }).not.toBe(midnight);
  await expect(cardOf(page, "Marguerite")).toHaveAttribute("href", "/product/marguerite?colour=burgundy");
});
