import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { links } from "#tests/support/navigation-labels.ts";
import { pastDoubleTap } from "#tests/support/past-double-tap.ts";

test("the hamburger opens the menu, whose links lead on and close it", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await expect(menu.getByRole("list").getByRole("link")).toHaveText(links);
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Bridal dresses" }).tap();
  await expect(page).toHaveURL("/collection/bridal-dresses");
  await expect(menu).toBeHidden();
});

test("the close icon, Escape and a link to the same screen close it", async ({ page }) => {
  await page.goto("/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const toggle = page.getByRole("button", { name: "Open the menu" });
  await toggle.tap();
  await pastDoubleTap(page);
  await menu.getByRole("button", { name: "Close the menu" }).tap();
  await expect(menu).toBeHidden();
  await pastDoubleTap(page);
  await toggle.tap();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await toggle.tap();
  await menu.getByRole("link", { name: "About us" }).tap();
  await expect(menu).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL("/about");
  });
});
