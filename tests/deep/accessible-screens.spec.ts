import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryWidth } from "#tests/support/every-width.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { furtherScreens } from "#tests/support/screen-paths.ts";

for (const path of [...furtherScreens, "/?notice=not-shown", "/product/aurelie?colour=sage&size=38"])
  test(`${path} opens, axe finds nothing, and it is never wider than the screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/nowhere" ? 404 : 200);
    await expectAccessibleAtEveryWidth(page);
  });

test("axe finds nothing on forms that came back, and what must be filled in is marked", async ({ page }) => {
  await page.goto("/contact");
  const fields = page.getByRole("textbox", { disabled: false });
  const optional = page.getByLabel(/\(optional\)/);
  await expect(optional).toHaveCount(2);
  await expect(fields).toHaveCount(6);
  for (const field of await fields.and(page.locator(":not([required])")).all())
    await expect(field).toHaveAccessibleName(/\(optional\)$/);
  for (const field of await optional.all()) await expect(field).not.toHaveAttribute("required");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: /Nothing (you wrote )?is lost/ })).toBeFocused();
  await page.getByRole("textbox", { name: "Email address for the newsletter" }).fill("ada@");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("This address looks incomplete").last()).toBeVisible();
  await expect(page.getByRole("group", { name: /Nothing (you wrote )?is lost/ })).toBeVisible();
  await expectAccessible(page);
});

test("a card is called by its dress, its price and its picture, and no short word is read out as an abbreviation", async ({
  page,
}) => {
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
