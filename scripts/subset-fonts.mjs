// Cuts the families of the type pairings (model/brand/type-pairings.ts) down to what the shop sets, and measures them.
// The adjustments in model/brand/type-metrics.ts give every family the widths and the line of the first of its kind.
// Arabic letters are those of two families more (model/brand/arabic-type.ts).
// Run it after updating the Fontsource packages.
import { readFile, writeFile } from "node:fs/promises";
import { Blob, Face, Font, Buffer as HarfBuzzBuffer, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { arabicFamilies } from "#model/brand/arabic-type.ts";

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const fixedPackages = new URL("../node_modules/@fontsource/", import.meta.url);
const target = new URL("../app/styles/fonts/", import.meta.url);
const metricsFile = new URL("../model/brand/type-metrics.ts", import.meta.url);

const OPTICAL = { opsz: { min: 16, max: 60, default: 16 } };

/** The others are measured by the first of each kind. */
const display = {
  "bodoni-moda": ["opsz", { wght: 400, ...OPTICAL }],
  "playfair-display": ["wght", { wght: 400 }],
  "cormorant-garamond": ["wght", { wght: 500 }],
  // Its italics of large sizes have an "h" that reads as "b", unless the axis of such letters is pinned.
  fraunces: ["full", { wght: 400, SOFT: 0, WONK: 0, ...OPTICAL }],
  // All optical sizes together would take 100 KB.
  newsreader: ["opsz", { wght: 400, opsz: 40 }],
};
const text = {
  jost: { wght: { min: 400, max: 500 } },
  figtree: { wght: { min: 400, max: 500 } },
  mulish: { wght: { min: 400, max: 500 } },
  "instrument-sans": { wght: { min: 400, max: 500 } },
  "work-sans": { wght: { min: 400, max: 500 } },
};

/** A title that wraps differently would move the page, so its optical size is measured; so is the weight of labels. */
const SETTING = [new Variation("opsz", 30), new Variation("wght", 450)];

const ENGLISH =
  "The dress is draped on the stand by hand, in silk that was woven for this house alone; nine weeks later it is fitted, altered, pressed and sent. Something borrowed, something blue: every bride brings her own story.";

const measured = { display: {}, text: {} };
for (const [family, [file, variationAxes]] of Object.entries(display)) {
  const normal = await original(family, `${file}-normal`);
  const italic = await original(family, `${file}-italic`);
  await write(`${family}.woff2`, await subset(normal, "woff2", variationAxes));
  await write(`${family}-italic.woff2`, await subset(italic, "woff2", variationAxes));
  // The server draws names on social pictures with this uncompressed one.
  const drawn = await subset(normal, "sfnt", variationAxes);
  await write(`${family}.ttf`, drawn);
  const styles = [measure(drawn), measure(await subset(italic, "sfnt", variationAxes))];
  measured.display[family] = adjusted(styles, Object.values(measured.display)[0]?.styles ?? styles);
}
for (const [family, variationAxes] of Object.entries(text)) {
  const normal = await original(family, "wght-normal");
  await write(`${family}.woff2`, await subset(normal, "woff2", variationAxes));
  const styles = [measure(await subset(normal, "sfnt", variationAxes))];
  measured.text[family] = adjusted(styles, Object.values(measured.text)[0]?.styles ?? styles);
}
for (const [kind, family] of Object.entries(arabicFamilies)) {
  const bytes = await readFile(new URL(`${family}/files/${family}-arabic-400-normal.woff2`, fixedPackages));
  await write(`${family}.woff2`, await subsetFont(bytes, arabic(), { targetFormat: "woff2" }));
  if (kind === "display")
    await write(`${family}.ttf`, await subsetFont(bytes, arabic(), { targetFormat: "sfnt" }));
}
await writeFile(metricsFile, metricsModule());

function original(family, file) {
  return readFile(new URL(`${family}/files/${family}-latin-${file}.woff2`, packages));
}

function subset(bytes, targetFormat, variationAxes) {
  return subsetFont(bytes, latin(), { targetFormat, variationAxes });
}

async function write(name, bytes) {
  await writeFile(new URL(name, target), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}

/** All in em: the mean letter of English, and the line. */
function measure(bytes) {
  const face = new Face(new Blob(new Uint8Array(bytes).buffer), 0);
  const font = new Font(face);
  font.setVariations(SETTING);
  const width = (words) => {
    const buffer = new HarfBuzzBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return (
      buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem
    );
  };
  const { ascender, descender } = font.hExtents();
  return {
    mean: width(ENGLISH) / ENGLISH.length,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

function adjusted(styles, first) {
  const adjust = styles.map(({ mean }, index) => Number((first[index].mean / mean).toFixed(3)));
  return { styles, adjust, line: first[0] };
}

function metricsModule() {
  const lines = (kind) =>
    Object.entries(measured[kind]).map(([family, { adjust, line }]) => {
      const overrides = adjust.map((share) =>
        [share, line.ascent / share, line.descent / share].map(percent),
      );
      return `  ${JSON.stringify(family)}: ${JSON.stringify(overrides)},`;
    });
  return [
    "// Written by scripts/subset-fonts.mjs. Upright and italic, in percent: size-adjust, ascent-override, descent-override.",
    "export const displayMetrics = {",
    ...lines("display"),
    "} as const;",
    "export const textMetrics = {",
    ...lines("text"),
    "} as const;",
    "",
  ].join("\n");
}

function percent(share) {
  return Number((share * 100).toFixed(1));
}

/** Printable ASCII and Latin-1, the ligated letters of French, and typographic marks. */
function latin() {
  const letters = [
    range(0x20, 0x7e),
    range(0xa0, 0xff),
    [0x131, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17d, 0x17e],
  ];
  const marks = [
    range(0x2010, 0x2027),
    [0x2032, 0x2033, 0x2039, 0x203a, 0x2044, 0x20ac, 0x2122, 0x2190, 0x2192, 0x2212],
  ];
  return String.fromCodePoint(...[...letters, ...marks].flat());
}

/** The space, letters, vowels, figures and marks of Arabic, and the letters that Persian, Urdu and foreign sounds add. */
function arabic() {
  const more = [
    0x20, 0x60c, 0x61b, 0x61f, 0x66a, 0x66b, 0x66c, 0x670, 0x671, 0x679, 0x67e, 0x686, 0x688, 0x691, 0x698,
  ];
  const persian = [0x6a4, 0x6a9, 0x6af, 0x6ba, 0x6be, 0x6c0, 0x6c1, 0x6c2, 0x6c3, 0x6cc, 0x6d2, 0x6d3, 0x6d4];
  const ranges = [range(0x621, 0x655), range(0x660, 0x669), range(0x6f0, 0x6f9)];
  return String.fromCodePoint(...ranges.flat(), ...more, ...persian);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
