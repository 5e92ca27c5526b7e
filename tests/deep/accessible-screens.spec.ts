import { expectAccessibleAtEveryWidth } from "#tests/support/every-width.ts";
import { expect, test } from "#tests/support/journey.ts";
import { furtherScreens } from "#tests/support/screen-paths.ts";

for (const path of [...furtherScreens, "/?notice=not-shown", "/product/aurelie?colour=sage&size=38"])
  test(`${path} opens, axe finds nothing, and it is never wider than the screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/nowhere" ? 404 : 200);
    await expectAccessibleAtEveryWidth(page);
  });
