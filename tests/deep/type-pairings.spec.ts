import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type FontUrls,
  fontFaces,
  fontTokens,
  type TypePairingName,
  typePairingNames,
  typePairings,
} from "#model/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";
import { expect, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";

// Header, title, facts, description and a row of cards, in each type that a label may choose.
for (const pairing of typePairingNames)
  test(`a dress set in ${pairing} looks as approved`, { tag: "@both" }, async ({ page }) => {
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

/** A style sheet that sets a page of the built shop in another pairing, with the shop's own font files. */
async function pairingStyle(name: TypePairingName): Promise<string> {
  const files = await readdir(join(root, "build/client/static/fonts"));
  const urlOf: FontUrls = (family, style) => {
    const stem = `${family}${style === "italic" ? "-italic" : ""}`;
    const file = files.find((candidate) => candidate.replace(/-[\w-]{7}\.woff2$/, "") === stem);
    if (!file) throw new Error(`The build has no font ${stem}.`);
    return `/static/fonts/${file}`;
  };
  const tokens = Object.entries(fontTokens(typePairings[name])).map(([token, value]) => `${token}:${value}`);
  return `${fontFaces(typePairings[name], urlOf)}:root{${tokens.join(";")}}`;
}
