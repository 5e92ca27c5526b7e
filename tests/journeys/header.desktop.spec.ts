import { expect, test } from "#tests/support/journey.ts";
import { links } from "#tests/support/navigation-labels.ts";

test("the lower list is there, and there is no hamburger", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link")).toHaveText(
    links,
  );
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Find the showroom on a map" })).toBeVisible();
});

test("the list marks the screen one is on", async ({ page }) => {
  await page.goto("/collection/satin-dresses");
  const main = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(main.locator('[aria-current="page"]')).toHaveText(["Satin dresses"]);
});
