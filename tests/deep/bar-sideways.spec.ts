import { fixedElements } from "#tests/support/fixed-elements.ts";
import { expect, test } from "#tests/support/journey.ts";

test.describe("on a phone held sideways", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("nothing stays over the page, and a picture is no higher than the screen", async ({ page }) => {
    await page.goto("/product/aurelie");
    const strip = page.getByRole("group", { name: "Pictures of Aurélie" });
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(390);
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    // The picture stays beside the decision, and over nothing.
    await expect.poll(() => page.evaluate(fixedElements)).toEqual(["DIV main-gallery"]);
    await expect(page.getByRole("link", { name: "Rent via WhatsApp" })).toHaveCount(1);
  });
});

test.describe("without script", { tag: "@phone" }, () => {
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
