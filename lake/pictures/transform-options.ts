import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";

/** Sizes are in pixels of the result. */
export type TransformOptions = {
  -readonly [Name in keyof typeof parameters]?: ReturnType<(typeof parameters)[Name]>;
};

const LARGEST_SIDE = limits.renditionSide;

/** No picture is wider. */
const MOST_PIXELS = 99_999;

/** Unknown parameters are refused, so that a meaningless address is not a new file. */
export function readTransformOptions(search: URLSearchParams): TransformOptions {
  const options: TransformOptions = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    const read = Object.hasOwn(parameters, name) ? readParameter(name, values) : undefined;
    if (read === undefined)
      throw httpError(400, `Invalid picture parameter: ${name}=${values.join(",").slice(0, 60)}`);
    Object.assign(options, read);
  }
  const scale = options.dpr ?? 1;
  if (Math.max(options.w ?? 0, options.h ?? 0) * scale > LARGEST_SIDE) {
    throw httpError(400, `A picture can be at most ${LARGEST_SIDE} pixels wide or high`);
  }
  return options;
}

const parameters = {
  w: side,
  h: side,
  "min-w": side,
  "min-h": side,
  "max-w": side,
  "max-h": side,
  dpr: (text: string) => rounded(text, 1, 3, 100),
  fit: (text: string) => oneOf(text, ["clip", "crop", "fill", "fillmax", "max", "min", "scale"] as const),
  crop: (text: string) =>
    oneOf(text, ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"] as const),
  "fp-x": share,
  "fp-y": share,
  rect: rectangle,
  pad: (text: string) => integer(text, 0, 500),
  bg: (text: string) =>
    /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? text.toLowerCase() : undefined,
  sharp: (text: string) => integer(text, 0, 100),
  frame: (text: string) => oneOf(text, ["1"] as const),
  q: (text: string) => integer(text, 1, 100),
  fm: (text: string) => oneOf(text, ["jpg", "pjpg", "png", "webp", "avif", "json"] as const),
  auto: (text: string) => oneOf(text, ["format"] as const),
  dl: (text: string) => text,
};

function readParameter(name: string, values: readonly string[]): TransformOptions | undefined {
  const entry = Object.entries(parameters).find(([key]) => key === name);
  const value = values.length === 1 && values[0] !== undefined ? entry?.[1](values[0]) : undefined;
  return value === undefined ? undefined : { [name]: value };
}

function side(text: string): number | undefined {
  return integer(text, 1, LARGEST_SIDE);
}

function integer(text: string, least: number, most: number): number | undefined {
  // Addresses from arithmetic often carry a fraction, which hosted Sanity rounds, too.
  const value = number(text, least, most);
  return value === undefined ? undefined : Math.round(value);
}

/** Nobody sees a finer step, and each step would be a rendition of its own. */
function rounded(text: string, least: number, most: number, parts: number): number | undefined {
  const value = number(text, least, most);
  return value === undefined ? undefined : Math.round(value * parts) / parts;
}

/** A hotspot that an earlier Studio has stored may lie a hair outside, and means the edge. */
function share(text: string): number | undefined {
  const value = number(text, -MOST_PIXELS, MOST_PIXELS);
  return value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

function number(text: string, least: number, most: number): number | undefined {
  if (!/^-?\d{1,6}(\.\d{1,20})?(e-\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function oneOf<const Choice extends string>(text: string, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/** The text is `left,top,width,height` in pixels of the original. What lies outside is cut off. */
function rectangle(text: string) {
  const parts = text.split(",").map((part) => number(part, -MOST_PIXELS, MOST_PIXELS));
  const [left, top, width, height, more] = parts;
  if (left === undefined || top === undefined || !width || !height || more !== undefined) return undefined;
  const inside = { width: width + Math.min(0, left), height: height + Math.min(0, top) };
  if (inside.width <= 0 || inside.height <= 0) return undefined;
  return {
    left: Math.max(0, Math.round(left)),
    top: Math.max(0, Math.round(top)),
    width: Math.max(1, Math.round(inside.width)),
    height: Math.max(1, Math.round(inside.height)),
  };
}

export type Format = keyof typeof formats;

export const formats = {
  jpg: { mimeType: "image/jpeg", extension: "jpg", hasAlpha: false, isAnimated: false },
  pjpg: { mimeType: "image/jpeg", extension: "jpg", hasAlpha: false, isAnimated: false },
  png: { mimeType: "image/png", extension: "png", hasAlpha: true, isAnimated: false },
  webp: { mimeType: "image/webp", extension: "webp", hasAlpha: true, isAnimated: true },
  avif: { mimeType: "image/avif", extension: "avif", hasAlpha: true, isAnimated: false },
  // It is made ahead of time, of the same options as a WebP, in a process that can be ended.
  avifAhead: { mimeType: "image/avif", extension: "ahead.avif", hasAlpha: true, isAnimated: false },
  gif: { mimeType: "image/gif", extension: "gif", hasAlpha: true, isAnimated: true },
} as const;

/** `auto=format` never makes an AVIF while a visitor waits: it takes seconds. */
export function chooseFormat(options: TransformOptions, original: string, accept: string | null): Format {
  if (options.auto === "format" && accept?.includes("image/webp")) return "webp";
  if (options.fm !== undefined && options.fm !== "json") return options.fm;
  const made = madeFrom[original];
  if (made === undefined) throw httpError(415, `Pictures of the format ${original} cannot be transformed`);
  return made;
}

/** Says whether an AVIF that was made ahead of time may take the place of the WebP. */
export function mayBeAvif(options: TransformOptions, accept: string | null): boolean {
  return options.auto === "format" && options.fm !== "json" && accept?.includes("image/avif") === true;
}

const madeFrom: Readonly<Record<string, Format>> = {
  jpg: "jpg",
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  // Every browser that shows AVIF shows WebP, which is made in a tenth of the time.
  avif: "webp",
  gif: "gif",
  svg: "png",
  tif: "jpg",
  tiff: "jpg",
};
