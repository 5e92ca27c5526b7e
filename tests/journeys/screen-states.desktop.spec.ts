import type { Page } from "@playwright/test";
import { states } from "#scripts/screen-states.mjs";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { lostText, spaceText } from "#tests/support/lost-text.ts";
import { unseenControls } from "#tests/support/unseen-controls.ts";

/** A screen of 1280 by 2560 at 400 %, and the narrowest phone. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };

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
