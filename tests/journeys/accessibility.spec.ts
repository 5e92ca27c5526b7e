import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  whatSticksOut,
} from "#tests/support/journey.ts";
import { firstScreens } from "#tests/support/screen-paths.ts";

/** Widths in pixels. 320 is the narrowest phone, and a screen of 1280 at 400 %. Axe looks at the last one, too. */
const widths = [1920, 1440, 768, 320, 390];

for (const path of firstScreens)
  test(`${path} opens, axe finds nothing, and it is never wider than the screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    }
    await expectAccessible(page);
  });

test("what is wrong with a page is noticed", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("main").evaluate((main) => {
    main.append(document.createElement("button"));
    main.style.width = "2000px";
  });
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
  expect(await page.evaluate(whatSticksOut)).toEqual(expect.arrayContaining(["560 pixels", "MAIN "]));
});
