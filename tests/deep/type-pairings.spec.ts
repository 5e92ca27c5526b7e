import { typePairingNames } from "#app/label/brand/type-pairings.ts";
import { expect, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { pairingStyle } from "#tests/support/pairing-style.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";

// Header, title, facts, description and a row of cards, in each type that a label may choose.
for (const pairing of typePairingNames)
  test(`a dress set in ${pairing} looks as approved, and no word is lost`, { tag: "@both" }, async ({
    page,
  }) => {
    await page.goto("/product/aurelie?colour=blush&size=38");
    const css = await pairingStyle(pairing);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    await expect.poll(() => page.evaluate(lostText)).toEqual([]);
    await expectScreenshot(page, { name: `type-${pairing}`, isWhole: true });
  });
