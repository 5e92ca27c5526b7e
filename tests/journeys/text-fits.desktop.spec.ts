import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { lostText, spaceText } from "#tests/support/lost-text.ts";
import { screens } from "#tests/support/screen-paths.ts";

/** In pixels. The first is a screen of 1280 at 400 % zoom, and the narrowest phone. */
const widths = [320, 360, 390, 480, 600, 768, 820, 960, 1024, 1280, 1440, 1920];
const spacedWidths = [320, 390, 600, 1024, 1440];

/** With the longest words of the sample collection. */
const wordy = ["/collection/embroidered-dresses", "/product/seraphine"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...screens, ...wordy]) {
  test(`${path} has all its words on the screen, at any width and with more space between letters`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectWhole(page, widths);
    await page.evaluate(spaceText);
    await expectWhole(page, spacedWidths);
  });
}

/** A long page takes the browser some frames to lay out again. */
async function expectWhole(page: Page, among: readonly number[]) {
  for (const width of among) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(lostText), { message: `at ${width} pixels`, timeout: 5_000 })
      .toEqual([]);
  }
}
