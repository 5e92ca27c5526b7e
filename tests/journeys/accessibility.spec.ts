import { expectAccessibleAtEveryWidth } from "#tests/support/every-width.ts";
import { expect, expectAccessible, test, whatSticksOut } from "#tests/support/journey.ts";
import { firstScreens } from "#tests/support/screen-paths.ts";

for (const path of firstScreens)
  test(`${path} opens, axe finds nothing, and it is never wider than the screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectAccessibleAtEveryWidth(page);
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
