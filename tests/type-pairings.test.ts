import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { displayMetrics } from "#model/brand/type-metrics.ts";
import {
  familyName,
  fontFaces,
  SAMPLE_PAIRING,
  typePairingNames,
  typePairings,
} from "#model/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";

const sample = typePairings[SAMPLE_PAIRING];

test("the sample label's is that of the style sheets, which leaves it as it is drawn", async () => {
  const sheet = await readFile(join(root, "app/styles/tokens.css"), "utf8");
  expect(sheet.replace(/\s+/g, " ")).toContain(`--font-display: "${familyName(sample.display)}"`);
  expect(sheet).toContain(`--font-text: "${familyName(sample.text)}"`);
  expect(displayMetrics[sample.display][0][0]).toBe(100);
});

test.each(typePairingNames)("%s: every face has its files and the same line", async (name) => {
  const urls: string[] = [];
  const css = fontFaces(typePairings[name], (family, style) => {
    urls.push(`${family}${style === "italic" ? "-italic" : ""}.woff2`);
    return "/x";
  });
  const heights = [
    ...css.matchAll(/size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g),
  ].map(([, size, ascent, descent]) => [ascent, descent].map((part) => (Number(size) * Number(part)) / 100));
  expect(heights.length).toBe(3);
  for (const [ascent, descent] of heights.slice(0, 2)) {
    expect(ascent).toBeCloseTo(112.5, 0);
    expect(descent).toBeCloseTo(40, 0);
  }
  expect(urls.length).toBe(3);
  for (const file of urls) {
    const bytes = await readFile(join(root, "app/styles/fonts", file));
    expect(bytes.subarray(0, 4).toString(), file).toBe("wOF2");
  }
});
