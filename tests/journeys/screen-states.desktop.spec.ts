import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "#app/label/colour-contrast.ts";
import { states } from "#scripts/screen-states.mjs";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { lostText, spaceText } from "#tests/support/lost-text.ts";

/** A screen of 1280 by 2560 at 400 %, and the narrowest phone. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };

/** Of a control against what it stands on: WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** These lose a response or the connection, which a journey takes for a fault of the page. */
const inTrouble = ["error", "offline"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, media, prepare } of states) {
  // As they open they are tried in accessibility.spec.ts and text-fits.desktop.spec.ts.
  if (!prepare || media) continue;

  test(`${name}: axe finds nothing, no word is lost at 320 pixels, every control is seen in forced colours`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await page.keyboard.press("Shift");
    await prepare(page);
    await expectAccessible(page);
    await expectWhole(page, "at 320 pixels");
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ forcedColors: "active" });
      await expect
        .poll(() => unseenControls(page), { message: `unseen at ${size.width}`, timeout: 5_000 })
        .toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    }
    await page.setViewportSize(NARROW);
    await page.evaluate(spaceText);
    await expectWhole(page, "with more space between letters");
    if (inTrouble.includes(name)) complaints.length = 0;
  });
}

function expectWhole(page: Page, message: string) {
  return expect.poll(() => page.evaluate(lostText), { message, timeout: 5_000 }).toEqual([]);
}

/** Names of the controls in sight that are drawn in one colour, or nearly. */
async function unseenControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(controlsInSight);
  expect(controls.length).toBeGreaterThan(0);
  const png = await page.screenshot({ caret: "hide" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return controls
    .filter(({ left, top, right, bottom }) => {
      const shades: number[] = [];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) shades.push(luminance(data, (y * info.width + x) * 3));
      const [darkest, lightest] = shades.reduce(
        ([least, most], shade) => [Math.min(least, shade), Math.max(most, shade)],
        [1, 0],
      );
      return contrast(darkest, lightest) < LEAST_CONTRAST;
    })
    .map(({ name }) => name);
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
    if (!isInSight || isCut || !element.checkVisibility() || box.width < 2 || box.height < 2) return [];
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!front || !(element.contains(front) || front.contains(element))) return [];
    const name = `${element.getAttribute("aria-label") ?? element.textContent} ${element.tagName}`;
    return [{ name, left, top, right, bottom }];
  });
}
