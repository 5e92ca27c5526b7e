// Cuts the two families down to what the shop sets: Latin text, Bodoni Moda at its regular weight with the optical
// sizes of tokens.css, Jost between book and medium. Run it after updating the Fontsource packages.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/styles/fonts/", import.meta.url);

const fonts = [
  [
    "bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2",
    "bodoni-moda.woff2",
    { wght: 400, opsz: { min: 16, max: 60, default: 16 } },
  ],
  [
    "bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2",
    "bodoni-moda-italic.woff2",
    { wght: 400, opsz: { min: 16, max: 60, default: 16 } },
  ],
  // Uncompressed, for the server, which draws the names on social pictures.
  [
    "bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2",
    "bodoni-moda.ttf",
    { wght: 400, opsz: { min: 16, max: 60, default: 16 } },
  ],
  ["jost/files/jost-latin-wght-normal.woff2", "jost.woff2", { wght: { min: 400, max: 500 } }],
];

for (const [source, name, variationAxes] of fonts) {
  const original = await readFile(new URL(source, packages));
  const subset = await subsetFont(original, latin(), {
    targetFormat: name.endsWith(".ttf") ? "sfnt" : "woff2",
    variationAxes,
  });
  await writeFile(new URL(name, target), subset);
  process.stdout.write(`${name}: ${original.length} -> ${subset.length} bytes\n`);
}

/** Printable ASCII and Latin-1, the ligated letters of French, and the typographer's marks. */
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

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
