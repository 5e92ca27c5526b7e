import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a shopper searches by name and finds the dress", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  const field = overlay.getByRole("searchbox");
  await expect(field).toBeFocused();
  await field.fill("AUR");
  const match = overlay.getByRole("link", { name: /Aurélie/ });
  await expect(match).toBeVisible();
  await expect(match).toContainText(/2,450\s\$/);
  await expect(match.locator("img")).toBeVisible();
  await expectAccessible(page);
  await match.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(overlay).toBeHidden();
});

test("while typing has found nothing the loader shows; once it has settled, a kind sentence and ways on", async ({
  page,
}) => {
  await page.goto("/collection/satin-dresses");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").pressSequentially("qqq");
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await expect(overlay.getByText("No dress goes by that name.")).toBeVisible();
  await expect(overlay.getByText("Looking through the rails")).toBeHidden();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Tulle" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(overlay).toBeHidden();
});

test("Escape and the close icon close it, and the focus is back where it was", async ({ page }) => {
  await page.goto("/about");
  const toggle = page.getByRole("link", { name: "Search", exact: true });
  const overlay = page.getByRole("dialog", { name: "Search" });
  await toggle.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
});

test("an address with a search in it opens on its results, and closes to the page below", async ({
  page,
}) => {
  await page.goto("/faq?search=vi");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await expect(overlay.getByRole("link", { name: /Vivienne/ })).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL("/faq");
});
