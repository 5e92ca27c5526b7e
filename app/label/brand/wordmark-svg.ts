import sanitize from "sanitize-html";

/** A wordmark that is drawn, in one colour. `ratio`: its width in parts of its height. */
export type WordmarkSvg = { markup: string; ratio: number };

/** It stands in every document, so that it shows with the first paint. In characters. */
export const LONGEST_WORDMARK_SVG = 6_000;

/** Several times those that so many characters have room for. To read tens of thousands, one in another, takes a second. */
const MOST_TAGS = 2_000;

/** Flatter or taller than this it is no line of letters. */
const MOST_RATIO = 20;
const LEAST_RATIO = 0.5;

/**
 * Programs export coordinates well within this; beyond, browsers count too coarsely to draw anything. In units of the
 * drawing.
 */
const LARGEST_COORDINATE = 100_000;
const LEAST_SIDE = 0.01;

const shapes = ["svg", "g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "line"];
const geometry = ["viewBox", "d", "transform", "points", "x", "y", "x1", "y1", "x2", "y2", "width", "height"];
const outlines = ["rx", "ry", "cx", "cy", "r", "fill-rule", "clip-rule", "fill", "stroke", "stroke-width"];

const noPaint = /^(none|transparent)$/i;
const noPaintOrWhite = /^(none|transparent|white|#fff|#ffffff)$/i;

/** The paint of a shape that names none. */
const unsaid = { fill: "currentColor", stroke: "none" };

/** A shape has an extent when one of these is more than zeros. */
const extent = / (?:d|points|width|r|rx|x1|x2|y1|y2)="[^"]*[1-9]/;

/** Shapes alone: neither scripts nor styles, links, pictures, texts, or colours. Undefined where nothing is left that could be shown. */
export function readWordmarkSvg(source: string): WordmarkSvg | undefined {
  if (source.split("<", MOST_TAGS + 1).length > MOST_TAGS) return undefined;
  // White beside another colour is the paper of the file; alone it is what was drawn, for dark paper.
  return [noPaintOrWhite, noPaint]
    .map((unpainted) => readShapes(source, unpainted))
    .find((read) => read && isSeen(read.markup));
}

function readShapes(source: string, unpainted: RegExp): WordmarkSvg | undefined {
  const clean = sanitize(source, {
    allowedTags: shapes,
    allowedAttributes: { "*": [...geometry, ...outlines, "stroke-linecap", "stroke-linejoin"] },
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: inOneColour(attribs, unpainted) }),
    },
    textFilter: () => "",
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  });
  const [, root = "", shown = ""] = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(clean) ?? [];
  const box = viewBoxOf(root);
  const content = shown.replace(/\s+/g, " ").trim();
  const paint = (root.match(/ (?:fill|stroke)[a-z-]*="[\w.-]*"/g) ?? []).join("");
  if (!box || /[\\&']|url\(|<svg/i.test(content)) return undefined;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"${paint}>${content}</svg>`;
  const ratio = box[2] / box[3];
  const fits = markup.length <= LONGEST_WORDMARK_SVG && ratio >= LEAST_RATIO && ratio <= MOST_RATIO;
  return fits ? { markup, ratio: Number(ratio.toFixed(3)) } : undefined;
}

/** The drawing as a value of a style sheet. */
export function svgUrl({ markup }: WordmarkSvg): string {
  const encoded = markup
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${encoded}")`;
}

/** The page gives it its colour. */
function inOneColour({ fill, stroke, ...others }: sanitize.Attributes, unpainted: RegExp) {
  const paint = (colour: string) => (unpainted.test(colour) ? "none" : "currentColor");
  return {
    ...others,
    ...(fill ? { fill: paint(fill) } : {}),
    ...(stroke ? { stroke: paint(stroke) } : {}),
  };
}

/**
 * Whether any shape has an extent and is filled or outlined, by itself or by a group round it. A line has nothing to
 * fill.
 */
function isSeen(markup: string): boolean {
  const around = [unsaid];
  for (const [, end, tag, attributes = ""] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) {
      around.pop();
      continue;
    }
    const outer = around.at(-1) ?? unsaid;
    const fill = / fill="(\w+)"/.exec(attributes)?.[1] ?? outer.fill;
    const stroke = / stroke="(\w+)"/.exec(attributes)?.[1] ?? outer.stroke;
    const isPainted = stroke !== "none" || (fill !== "none" && tag !== "line");
    if (isPainted && tag !== "g" && extent.test(attributes)) return true;
    around.push({ fill, stroke });
  }
  return false;
}

function viewBoxOf(attributes: string): [number, number, number, number] | undefined {
  const [, written] = /\sviewBox="([^"]*)"/.exec(attributes) ?? [];
  const [, width] = /\swidth="([\d.]+)(?:px)?"/.exec(attributes) ?? [];
  const [, height] = /\sheight="([\d.]+)(?:px)?"/.exec(attributes) ?? [];
  const numbers = (written ?? `0 0 ${width} ${height}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = numbers;
  const isInReach = [x, y, w, h].every((number) => Math.abs(number) <= LARGEST_COORDINATE);
  return isInReach && w >= LEAST_SIDE && h >= LEAST_SIDE ? [x, y, w, h] : undefined;
}
