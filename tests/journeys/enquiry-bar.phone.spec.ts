import { fixedElements } from "#tests/support/fixed-elements.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("the two ways to ask are always within reach, of eye, finger and screen reader", async ({ page }) => {
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

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("nothing stays over the page, and a picture is no higher than the screen", async ({ page }) => {
    await page.goto("/product/aurelie");
    const strip = page.getByRole("group", { name: "Pictures of Aurélie" });
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(390);
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    // The entry animation covers the page for its second and a half.
    await expect.poll(() => page.evaluate(fixedElements)).toEqual([]);
    await expect(page.getByRole("link", { name: "Rent via WhatsApp" })).toHaveCount(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar stays, alone", async ({ page }) => {
    await page.goto("/product/aurelie");
    const button = page.getByRole("link", { name: "Rent via WhatsApp" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  });
});
