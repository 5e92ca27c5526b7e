import { expect, test } from "#tests/support/journey.ts";

test("a swatch is as high as a finger and wide enough, at any width of a phone", async ({ page }) => {
  const colours = page.getByRole("radiogroup", { name: "Colours of Marguerite" });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/collection/satin-dresses");
    await expect(colours).toBeVisible();
    const boxes = await colours
      .locator("label")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(width < 390 ? 32 : 40);
    }
  }
});
