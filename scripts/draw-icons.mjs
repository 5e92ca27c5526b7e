// Draws the icons that browsers and telephones ask for. Run it after changing the mark (scripts/mark.svg: A of Bodoni
// Moda at optical size 16, in outlines) or public/favicon.svg, which is drawn sturdier for small sizes.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { iconFile } from "#server/pictures/icons/label-icons.ts";

const publicFolder = new URL("../public/", import.meta.url);
const mark = await readFile(new URL("mark.svg", import.meta.url), "utf8");
const small = await readFile(new URL("favicon.svg", publicFolder));
const tokens = await readFile(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
const [paper, ink] = ["paper", "ink"].map((name) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1]);

/**
 * The name, the size in pixels, and the mark's share of the height. A maskable icon may lose everything outside a
 * circle of 80 %.
 */
const icons = [
  ["apple-touch-icon.png", 180, 0.64],
  ["icon-192.png", 192, 0.72],
  ["icon-512.png", 512, 0.72],
  ["icon-maskable-512.png", 512, 0.54],
];

for (const [name, pixels, part] of icons) await write(name, await drawn(pixels, part));
await write("favicon.ico", iconFile(await sharp(small, { density: 288 }).resize(32).png().toBuffer(), 32));

function drawn(pixels, part) {
  const height = Math.round(pixels * part);
  const svg = mark.replace("<svg ", `<svg fill="${ink}" height="${height}" `);
  return sharp(Buffer.from(svg))
    .flatten({ background: paper })
    .extend({ ...margins(pixels, height), background: paper })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function margins(pixels, height) {
  const width = Math.round((height * 56) / 68);
  const top = Math.floor((pixels - height) / 2);
  const left = Math.floor((pixels - width) / 2);
  return { top, left, bottom: pixels - height - top, right: pixels - width - left };
}

async function write(name, bytes) {
  await writeFile(new URL(name, publicFolder), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}
