import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face, Font, Buffer as HarfBuzzBuffer, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { displayMetrics, textMetrics } from "#model/brand/type-metrics.ts";
import { typePairingNames, typePairings } from "#model/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";

// The page is set in Times or Arial, or in their stand-ins of app/styles/fonts.css, until a pairing's fonts arrive.
// Times and Arial are as wide as Adobe's Times and Helvetica, in thousandths of an em.

/** The mean is taken over a to z and these. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz ,.;";

const times = widthsOf(
  "444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 250 250 250 278",
);
const timesItalic = widthsOf(
  "500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 250 250 250 333",
);
// The widths of Google's and DejaVu's files.
const notoSerif = widthsOf(
  "563 614 492 614 535 369 538 635 320 300 585 310 945 645 577 614 614 471 451 352 635 579 862 578 565 511 260 250 250 286",
);
const dejaVuSerif = widthsOf(
  "596 640 560 640 592 370 640 644 320 310 606 320 948 644 602 640 640 478 513 402 644 565 856 564 565 527 318 318 318 337",
);
const roboto = widthsOf(
  "544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 248 197 264 211",
);
const arial = widthsOf(
  "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278 278 278 278",
);

const ENGLISH =
  "each dress is draped on the stand by hand, in silk that was woven for this house alone; some weeks later it is fitted, altered, pressed and sent.";

/** A text may come out wider or narrower by so much when its fonts arrive. */
const SPARE = 0.03;

const sheet = await readFile(join(root, "app/styles/fonts.css"), "utf8");

test.each(typePairingNames)("%s: the fallbacks set a text as wide and high", async (name) => {
  const { display, text } = typePairings[name];
  const [ownUpright, ownItalic = ownUpright] = displayMetrics[display];
  const [ownPlain] = textMetrics[text];
  const faces = [
    [display, ownUpright, times, "Bodoni Fallback", "normal"],
    [`${display}-italic`, ownItalic, timesItalic, "Bodoni Fallback", "italic"],
    [display, ownUpright, notoSerif, "Noto Fallback", "normal"],
    [display, ownUpright, dejaVuSerif, "DejaVu Fallback", "normal"],
    [text, ownPlain, arial, "Jost Fallback", "normal"],
    [text, ownPlain, roboto, "Jost Fallback", "normal"],
  ] as const;
  for (const [file, own, instead, family, style] of faces) {
    const declared = declaredIn(family, style);
    const [size, ...line] = own.map((percent) => percent / 100);
    const drawn = (await widthIn(file)) * (size ?? 1);
    const fallback = (letterWidths(instead) * declared.size) / 100;
    expect(fallback / drawn, `width of ${file}`).toBeGreaterThan(1 - SPARE);
    expect(fallback / drawn, `width of ${file}`).toBeLessThan(1 + SPARE);
    for (const [index, part] of line.entries())
      expect((declared.line[index] ?? 0) * declared.size, `line of ${file}`).toBeCloseTo(
        part * (size ?? 1) * 10_000,
        -2,
      );
  }
});

/** The adjustments of a family's face, in percent. */
function declaredIn(family: string, style: "normal" | "italic") {
  const faces = sheet.split("@font-face").filter((face) => face.includes(`font-family: "${family}"`));
  const face = faces.find((candidate) => candidate.includes("font-style: italic") === (style === "italic"));
  const percentOf = (property: string) => Number(face?.match(new RegExp(`${property}: ([\\d.]+)%`))?.[1]);
  return {
    size: percentOf("size-adjust"),
    line: [percentOf("ascent-override"), percentOf("descent-override")],
  };
}

/** The width in em. */
function letterWidths(widths: ReadonlyMap<string, number>): number {
  return [...ENGLISH].reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0) / 1000;
}

function widthsOf(widths: string): ReadonlyMap<string, number> {
  return new Map(widths.split(" ").map((width, at) => [LETTERS[at] ?? "", Number(width)]));
}

/** The width in em, as drawn at the optical size of titles and the weight of text. */
async function widthIn(file: string): Promise<number> {
  const bytes = await readFile(join(root, `app/styles/fonts/${file}.woff2`));
  const face = new Face(
    new Blob(new Uint8Array(await subsetFont(bytes, ENGLISH, { targetFormat: "sfnt" })).buffer),
    0,
  );
  const font = new Font(face);
  font.setVariations([new Variation("opsz", 30), new Variation("wght", 400)]);
  const buffer = new HarfBuzzBuffer();
  buffer.addText(ENGLISH);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}
