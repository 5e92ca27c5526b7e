import { states } from "#scripts/screen-states.mjs";
import { expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";
import { crowdedText, setStandardLetters } from "#tests/support/large-letters.ts";
import { lostText, setStyle, spacedText } from "#tests/support/lost-text.ts";
import { unseenControls } from "#tests/support/unseen-controls.ts";

/** A screen of 1280 by 2560 at 400 %, and the narrowest phone. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Some states lose these on purpose. */
const lost: Record<string, RegExp[]> = {
  error: [/^500: .*contact\.data/],
  offline: [/INTERNET_DISCONNECTED/],
};

/** Pages are tried as they open in fits.spec.ts. */
const opened = states.filter(({ prepare, media }) => (prepare && !media) || media?.forcedColors);

for (const { name, path, media, prepare } of opened)
  test(`${name}: axe finds nothing, and words and controls are seen`, async ({ page, complaints }) => {
    const expectWhole = (message: string) =>
      expect.poll(() => page.evaluate(lostText), { message, timeout: 5_000 }).toEqual([]);
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await prepare?.(page);
    await expectAccessible(page);
    await expectWhole("at 320 pixels");
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      for (const colorScheme of media ? (["light", "dark"] as const) : (["light"] as const)) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        await expect
          .poll(() => unseenControls(page), { message: `unseen at ${size.width}`, timeout: 5_000 })
          .toEqual([]);
      }
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
    }
    await page.setViewportSize(NARROW);
    await page.evaluate(setStyle, spacedText);
    await expectWhole("with more space between letters");
    await page.evaluate(setStyle, "");
    await page.setViewportSize(PHONE);
    await setStandardLetters(page, 32);
    await expectWhole("with letters of 32 pixels");
    expect(await page.evaluate(crowdedText)).toEqual([]);
    for (const expected of lost[name] ?? []) await expectComplaints(complaints, expected);
  });

test("every control down a dress's page and home is seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  // The second dress leads back to the first, which was seen before.
  for (const path of ["/product/aurelie", "/product/solange", "/"]) {
    await page.goto(path);
    const { screens, height } = await page.evaluate(() => ({
      screens: Math.ceil(document.body.scrollHeight / innerHeight),
      height: innerHeight,
    }));
    for (let screen = 0; screen < screens; screen += 1) {
      await page.evaluate((y) => scrollTo(0, y), screen * height);
      await expect.poll(() => unseenControls(page), { message: `${path}, screen ${screen}` }).toEqual([]);
    }
  }
});

test("a control that cannot be seen is noticed", async ({ page }) => {
  await page.goto("/faq");
  const style = "* { background: #fff !important; color: #fff !important; border: 0 !important }";
  await page.evaluate(setStyle, style);
  expect(await unseenControls(page)).toEqual(
    expect.arrayContaining(["Home A", "What is the return policy? SUMMARY"]),
  );
});

test("the menu of orders has an edge in forced colours, and tells which is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/collection/tulle-dresses?sort=price-ascending");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  const menu = page.getByRole("dialog", { name: "Filter and Sort" });
  await expect(menu).toHaveCSS("outline-style", "solid");
  const [ground, line] = await menu.evaluate((dialog) => {
    const { backgroundColor, outlineColor } = getComputedStyle(dialog);
    return [backgroundColor, outlineColor];
  });
  expect(line).not.toBe(ground);
  const orders = menu.getByRole("link");
  await expect(orders.and(page.locator('[aria-current="true"]'))).toHaveCSS("outline-style", "solid");
  await expect(orders.first()).toHaveCSS("outline-style", "none");
});
