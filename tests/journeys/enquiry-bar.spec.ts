import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addressOfThree } from "#tests/support/wishlist-page.ts";

test("a fitting list is asked for from under the thumb", { tag: "@phone" }, async ({ page }) => {
  await page.goto(addressOfThree);
  const links = page.getByRole("link", { name: "Ask on WhatsApp, 3 dresses" });
  await expect(links.last()).toBeInViewport();
  await expect(links, "button and bar").toHaveCount(2);
  await links.first().evaluate((link) => link.scrollIntoView({ block: "center" }));
  await expect(links, "button alone").toHaveCount(1);
  await expect(links).toBeInViewport();
});

test("the two ways to ask are within reach of everybody", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/product/aurelie");
  const links = page.getByRole("link", { name: "Rent via WhatsApp" });
  const bar = page.getByText("Rent via WhatsApp").last();
  await expect(bar).toBeInViewport();
  await expect(links, "button and bar").toHaveCount(2);
  await expectAccessible(page);

  await links.first().evaluate((link) => link.scrollIntoView({ block: "center" }));
  await expect(bar).toBeHidden();
  await expect(links, "button alone").toHaveCount(1);
  await expect(links).toBeInViewport();

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(links).toHaveCount(2);
});
