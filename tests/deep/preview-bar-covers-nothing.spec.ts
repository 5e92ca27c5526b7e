import { followFocus, startOver } from "#tests/support/follow-focus.ts";
import { expect, test } from "#tests/support/journey.ts";
import { previewLink } from "#tests/support/preview-link.ts";

/** A screen, and one of 1280 by 1024 at 400 %. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

// Forms, with the newsletter's under them; and a dress with its own bar.
for (const path of ["/contact", "/enquiry?dress=aurelie", "/product/aurelie"])
  test(`${path} in preview: no field and no button is under the bar when it has the focus`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.goto(await previewLink(baseURL ?? "", process.env["SHOP_DATA"] ?? "", path));
    await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.evaluate(startOver, key);
        const { stops, covered } = await followFocus(page, key);
        expect(covered, `${key} at ${size.width} by ${size.height}`).toEqual([]);
        expect(stops, `controls on the way, ${key} at ${size.width}`).toBeGreaterThan(15);
      }
    }
  });

test("what needs mending stands within the page's margins", async ({ page, baseURL }) => {
  await page.goto(await previewLink(baseURL ?? "", process.env["SHOP_DATA"] ?? "", "/content-check"));
  const title = page.getByRole("main").getByRole("heading", { name: "What needs fixing" });
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const left = await title.evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left, `at ${width} pixels`).toBeGreaterThanOrEqual(16);
  }
});
