import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("a card is called by its dress, its price and then its picture", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Aurélie 2,450\s\$ Blush tulle ball gown/ })).toBeVisible();
  await expect(main.getByRole("img", { name: /^In Blush/ })).toBeVisible();
  const card = main.getByRole("link", { name: /^Aurélie/ });
  const picture = await card.locator("img").boundingBox();
  const name = await card.getByRole("heading").boundingBox();
  expect(picture?.y, "the picture stands above the name").toBeLessThan(name?.y ?? 0);
});

test("no short word of the navigation is read out in capitals, as an abbreviation would be", async ({
  page,
}) => {
  await page.goto("/faq");
  const names = await namesInTree(page);
  expect(names).toContain("Contact us");
  expect(names.filter((name) => /\bUS\b/.test(name))).toEqual([]);
});

test("links to other sites say that they open a new tab", async ({ page }) => {
  await page.goto("/contact");
  const outside = page.locator('a[target="_blank"]:not([href*="wa.me"])').filter({ visible: true });
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) await expect(link).toHaveAccessibleName(/ \(opens in a new tab\)$/);
});

test("fields that must be filled in are marked, for the eye and for the ear", async ({ page }) => {
  await page.goto("/contact");
  const fields = page.getByRole("textbox", { disabled: false });
  await expect(fields).toHaveCount(4);
  for (const field of await fields.all()) {
    await expect(field).toHaveAttribute("required");
    const mark = field.locator("xpath=ancestor::*[.//*[text()='required']][1]").getByText("required");
    await expect(mark).toBeVisible();
  }
});

test("the link past the navigation shows when it has the focus, and moves nothing", async ({ page }) => {
  await page.goto("/faq");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).not.toBeInViewport();
  const before = await page.getByRole("main").boundingBox();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole("main").boundingBox()).toEqual(before);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a screen on its way is a line at the top and a busy main part; the page stays in sight", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/faq");
  const main = page.getByRole("main");
  await page.getByRole("banner").getByRole("link", { name: "About us" }).click();
  const status = page.getByRole("status").filter({ hasText: "Loading" }).locator("> *");
  await expect(status).toBeVisible();
  await expect(main).toHaveAttribute("aria-busy", "true");
  expect((await status.boundingBox())?.height).toBeLessThan(160);
  gate.resolve();
  await expect(page).toHaveURL("/about");
  await expect(main).not.toHaveAttribute("aria-busy");
});

/** As a screen reader is given them: with what style sheets make of the letters. */
async function namesInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && /link|heading|button/.test(String(role?.value)))
    .map(({ name }) => String(name?.value));
}
