import { expect, expectAccessible, test } from "#tests/support/journey.ts";

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
