import sharp from "sharp";
import type { ContentStore } from "#content/content-store.server.ts";
import { iconLetters, isDrawable } from "#model/brand/icon-letters.ts";
import type { Identity } from "#model/brand/identity.ts";
import type { TypePairingName } from "#model/brand/type-pairings.ts";
import type { ServerPath } from "#model/screens/route-table.ts";
import { trackingOf } from "#model/texts/joined-scripts.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { Middleware } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import type { Line, OutlineText } from "#server/pictures/open-graph/text-outline.ts";

const FAVICON = 32;

/** A small mark is drawn sturdier, and its letters larger. In the units of the drawing. */
const SMALL_WEIGHT = 1.2;

type Icon =
  | { type: string; part: number; pixels?: number; weight?: number }
  | { type: string; isWordmark: true };

/** `part`: the mark's, of the height. A maskable icon may lose all outside a circle of 80 %. */
const icons: ReadonlyMap<string, Icon> = new Map(
  Object.entries({
    "/favicon.svg": { type: "image/svg+xml", part: 0.88, weight: SMALL_WEIGHT },
    "/favicon.ico": { type: "image/vnd.microsoft.icon", part: 0.88, pixels: FAVICON, weight: SMALL_WEIGHT },
    "/apple-touch-icon.png": { type: "image/png", part: 0.64, pixels: 180 },
    "/icon-192.png": { type: "image/png", part: 0.72, pixels: 192 },
    "/icon-512.png": { type: "image/png", part: 0.72, pixels: 512 },
    "/icon-maskable-512.png": { type: "image/png", part: 0.54, pixels: 512 },
    "/wordmark.svg": { type: "image/svg+xml", isWordmark: true },
  } satisfies Partial<Record<ServerPath, Icon>>),
);

type Drawn = string | Uint8Array<ArrayBuffer>;

/** Draws the icons that browsers and telephones ask for, and the wordmark of the login, in the label's colours and type. */
export function labelIcons(store: Pick<ContentStore, "texts" | "onChange">, fontFolder: string): Middleware {
  const drawn = new Map<string, Promise<Drawn>>();
  const outliners = new Map<TypePairingName, Promise<OutlineText>>();
  store.onChange(() => drawn.clear());

  async function draw(icon: Icon): Promise<Drawn> {
    const { identity, labelSettings } = store.texts();
    const { pairing } = identity;
    const outliner = outliners.get(pairing) ?? openOutliner(fontFolder, pairing);
    outliners.set(pairing, outliner);
    return await drawIcon(icon, identity, labelSettings.name, await outliner);
  }

  async function find(path: string, icon: Icon): Promise<Drawn | undefined> {
    const underWay = drawn.get(path) ?? draw(icon);
    drawn.set(path, underWay);
    return await underWay.catch((error: unknown) => {
      drawn.delete(path);
      outliners.clear();
      log("warning", "icon not drawn", { path, error });
      return undefined;
    });
  }

  return (request, response, next) => {
    const [path = ""] = request.url?.split("?") ?? [];
    const icon = icons.get(path);
    if (!icon) return next();
    void find(path, icon).then((body) => {
      if (body === undefined) return response.writeHead(404).end();
      response.setHeader("Content-Type", icon.type);
      response.setHeader("Cache-Control", cachePolicies.file);
      return response.end(body);
    });
  };
}

/** The outliner is loaded with the first icon, so that the shop opens without it. */
async function openOutliner(fontFolder: string, pairing: TypePairingName): Promise<OutlineText> {
  const { openTextOutliner } = await import("#server/pictures/open-graph/text-outline.ts");
  return await openTextOutliner(fontFolder, pairing);
}

async function drawIcon(
  icon: Icon,
  identity: Identity,
  name: string,
  outlineText: OutlineText,
): Promise<Drawn> {
  if ("isWordmark" in icon) return wordmarkPicture(identity, outlineText);
  const { type, part, pixels, weight } = icon;
  const { monogram, palette } = identity;
  const mark = {
    palette,
    letters: iconLetters(identity, name),
    ownLetters: pixels || isDrawable(monogram) ? undefined : monogram,
  };
  const svg = iconSvg(mark, outlineText, part, weight);
  if (!pixels) return svg;
  const png = await iconPng(svg, pixels);
  return type === "image/png" ? png : iconFile(png, pixels);
}

const WORDMARK = { size: 34, opticalSize: 16, tracking: 0.16 };

/** The wordmark in one line, as the header of the shop has it; letters that the font lacks are left to the browser. */
function wordmarkPicture(
  { wordmark, wordmarkSvg, palette: { ink } }: Identity,
  outline: OutlineText,
): string {
  if (wordmarkSvg) return wordmarkSvg.markup.replace("<svg ", `<svg color="${ink}" fill="${ink}" `);
  const { size } = WORDMARK;
  const line = outline(wordmark.toUpperCase(), WORDMARK);
  const width = line?.width ?? wordmark.length * size;
  const letters =
    line?.svg ??
    `<text x="50%" text-anchor="middle" font-family="serif" font-size="${size}">${escaped(wordmark)}</text>`;
  // Accents of capitals stand above the line, and tails below it.
  const box = `0 ${-1.1 * size} ${Math.ceil(width)} ${1.5 * size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="${ink}" color="${ink}">${letters}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[<&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

type Mark = Pick<Identity, "palette"> & {
  /** The letters in the oval, as far as the shop's fonts have them; without letters it holds a lozenge. */
  letters: string;
  /** The letters where a browser draws them, with the fonts of its device. */
  ownLetters?: string | undefined;
};

/** The drawing of site/monogram.module.css: an oval with a hairline top and bottom, and letters of this size in it. */
const WIDTH = 56;
const HEIGHT = 68;
const OVAL = "M28 1a27 33 0 1 0 0 66 27 33 0 1 0 0-66Zm0 1.1a20.5 31.9 0 1 1 0 63.8 20.5 31.9 0 1 1 0-63.8Z";
const LETTERS = { size: 32, opticalSize: 16 };
const SMALL_LETTERS = 40;
const LOZENGE = "M28 25.5l5.5 8.5-5.5 8.5-5.5-8.5z";

/** The oval leaves this room for letters, whose feet stand this far under its middle, in parts of their size. */
const ROOM = 34;
const FEET = 0.36;
/** Letters that hang together have no common height: what is drawn of them fills a square of this side, around the middle. */
const JOINED_ROOM = 30;

/** The mark on paper; `part`: of the height. A small one is drawn sturdier. */
export function iconSvg(
  { letters, ownLetters, palette }: Mark,
  outline: OutlineText,
  part: number,
  weight = 0,
): string {
  const scale = (100 * part) / HEIGHT;
  const place = `translate(${50 - (WIDTH / 2) * scale} ${50 - (HEIGHT / 2) * scale}) scale(${scale})`;
  const stroke = weight > 0 ? ` stroke="${palette.ink}" stroke-width="${weight}"` : "";
  const mark = ownLetters ? letterText(ownLetters) : drawn(letters, outline, weight);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${palette.paper}"/><g fill="${palette.ink}"${stroke} transform="${place}"><path fill-rule="evenodd" d="${OVAL}"/>${mark}</g></svg>`;
}

/** Letters or digits alone: nothing of them is markup. */
function letterText(letters: string): string {
  const size = LETTERS.size / Array.from(letters).length ** 0.8;
  return `<text x="${WIDTH / 2}" y="${HEIGHT / 2}" font-family="serif" font-size="${size}" text-anchor="middle" dominant-baseline="central">${letters}</text>`;
}

function drawn(letters: string, outline: OutlineText, weight: number): string {
  const wanted = weight > 0 ? SMALL_LETTERS : LETTERS.size;
  const whole = outline(letters, { ...LETTERS, size: wanted });
  if (!whole || letters === "") return `<path d="${LOZENGE}"/>`;
  if (trackingOf(letters) === 0) return drawnJoined(letters, whole.ink, { outline, size: wanted, weight });
  const size = wanted * Math.min(1, ROOM / whole.width);
  const line = outline(letters, { ...LETTERS, size, weight });
  const x = WIDTH / 2 - (line?.width ?? 0) / 2;
  return `<g transform="translate(${x} ${HEIGHT / 2 + FEET * size})">${line?.svg ?? ""}</g>`;
}

type JoinedSetting = { outline: OutlineText; size: number; weight: number };

function drawnJoined(letters: string, ink: Line["ink"], { outline, size, weight }: JoinedSetting): string {
  const fit = JOINED_ROOM / Math.max(ink.right - ink.left, ink.bottom - ink.top);
  const line = outline(letters, { ...LETTERS, size: size * fit, weight });
  const x = WIDTH / 2 - (fit * (ink.left + ink.right)) / 2;
  const y = HEIGHT / 2 - (fit * (ink.top + ink.bottom)) / 2;
  return `<g transform="translate(${x} ${y})">${line?.svg ?? ""}</g>`;
}

async function iconPng(svg: string, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * pixels) / 100 }).resize(pixels, pixels);
  return new Uint8Array(await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** An .ico file may hold a PNG as it is, after 6 bytes of header and 16 that describe it. */
function iconFile(png: Uint8Array, pixels: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, png]));
}
