import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screen-paths.ts";

for (const path of [...screens, "/?notice=not-shown", "/product/aurelie?colour=sage&size=38"]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    // The fitting list has none before it is known what is on it.
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.keyboard.press("Shift");
    await expectAccessible(page);
  });
}

test("axe finds nothing on forms that came back", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: "Your words are kept" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Email address for the newsletter" }).fill("ada@");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("This address does not look complete").last()).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing with every question open", async ({ page }) => {
  await page.goto("/faq");
  const closed = page.locator("details:not([open]) > summary", { hasText: "?" });
  await expect(closed).toHaveCount(4);
  for (const left of [3, 2, 1, 0]) {
    await closed.first().click();
    await expect(closed).toHaveCount(left);
  }
  await expect(page.locator('details[data-state="entered"]')).toHaveCount(5);
  await expectAccessible(page);
});

test("the page can be zoomed", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
    "content",
    /user-scalable|maximum-scale/,
  );
});
