import type { Page } from "@playwright/test";
import { type TypePairingName, typePairingNames } from "#app/label/type-pairings.ts";
import { headerStyle } from "#app/site/header-fit.ts";
import { expect, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { links } from "#tests/support/navigation-labels.ts";
import { pairingStyle } from "#tests/support/pairing-style.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Header, title, facts, description and a row of cards, in each type that a label may choose.
for (const pairing of typePairingNames)
  test(`a dress set in ${pairing} looks as approved, and no word is lost`, async ({ page }) => {
    await page.goto("/product/aurelie?colour=sage&size=38");
    await setIn(page, pairing);
    await expect.poll(() => page.evaluate(lostText)).toEqual([]);
    await expectScreenshot(page, { name: `type-${pairing}`, isWhole: true });
  });

async function setIn(page: Page, pairing: TypePairingName) {
  const css = (await pairingStyle(pairing)) + headerStyle("Auvrane", links, { pairing });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
