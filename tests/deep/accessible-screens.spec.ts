import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("a card is called by its dress, price and picture, and no word is an abbreviation", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Aurélie 2,450\s\$ Blush tulle ball gown/ })).toBeVisible();
  await expect(main.getByRole("radiogroup", { name: "Colours of Aurélie" })).toBeVisible();
  const names = await namesInTree(page);
  expect(names).toContain("Contact us");
  expect(names.filter((name) => /\bUS\b/.test(name))).toEqual([]);
});

/** A screen reader receives these names, with what style sheets make of the letters. */
async function namesInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && /link|heading|button/.test(String(role?.value)))
    .map(({ name }) => String(name?.value));
}
