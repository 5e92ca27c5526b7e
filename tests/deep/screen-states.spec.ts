import type { Page } from "@playwright/test";
import { states } from "#scripts/screen-states.mjs";
import { contrastWithin, pixelsOf, shadesIn } from "#tests/support/drawn-shades.ts";
import { expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";
import { crowdedText, setStandardLetters } from "#tests/support/large-letters.ts";
import { lostText, setStyle, spacedText } from "#tests/support/lost-text.ts";

/** A screen of 1280 by 2560 at 400 %, and the narrowest phone. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** The contrast between a control and its ground: WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** Some states lose these on purpose. */
const lost: Record<string, RegExp[]> = {
  error: [/^500: .*contact\.data/],
  offline: [/INTERNET_DISCONNECTED/],
};

/** Other pages are tried as they open in fits.spec.ts. */
const opened = states.filter(
  ({ name, prepare, media }) => (prepare && !media) || media?.forcedColors || name === "home-not-shown",
);

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

/** Names of the controls in sight that are drawn in one colour, or nearly. */
async function unseenControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(controlsInSight);
  // A large number alone may fill a screen.
  if (controls.length === 0) return [];
  const pixels = await pixelsOf(await page.screenshot({ caret: "hide", scale: "css" }));
  const unseen = controls.filter(({ box }) => contrastWithin(shadesIn(pixels, box)) < LEAST_CONTRAST);
  return unseen.map(({ name }) => name);
}

/** Runs in the page. In whole pixels of the screen, with one more for a border that stands outside. */
function controlsInSight() {
  return [...document.querySelectorAll("a, button, input, textarea, summary, label")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.floor(box.left) - 1, Math.floor(box.top) - 1];
    const [right, bottom] = [Math.ceil(box.right) + 1, Math.ceil(box.bottom) + 1];
    const isInSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    // A dialog scrolls what it holds: beyond its edges nothing of that is painted.
    const frame = element.closest("dialog")?.getBoundingClientRect();
    const isCut = frame !== undefined && (top < frame.top || bottom > frame.bottom);
    if (
      !isInSight ||
      isCut ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      box.width < 2 ||
      box.height < 2
    )
      return [];
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!front || !(element.contains(front) || front.contains(element))) return [];
    const name = `${element.getAttribute("aria-label") ?? element.textContent} ${element.tagName}`;
    return [{ name, box: { left, top, right, bottom } }];
  });
}
