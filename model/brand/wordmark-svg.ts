import { t } from "@trousseau/words/translate.ts";
import sanitize from "sanitize-html";

/** A wordmark that is drawn, in one colour. `ratio`: its width in parts of its height. */
export type WordmarkSvg = { markup: string; ratio: number };

/** A script of twenty letters has 10,000. It stands in every document, so that it shows with the first paint. In characters. */
export const LONGEST_WORDMARK_SVG = 20_000;

/** Several times those that so many characters have room for. To read tens of thousands, one in another, takes a second. */
const MOST_TAGS = 4_000;

/** No file of a drawing is longer, and a longer one takes a second to read. In characters. */
const LONGEST_SOURCE = 500_000;

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
const paints = [
  "fill",
  "stroke",
  "fill-rule",
  "clip-rule",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
];
const outlines = ["rx", "ry", "cx", "cy", "r", ...paints];

/** Texts in these elements are no part of the drawing. */
const unseen = [
  "defs",
  "clipPath",
  "mask",
  "symbol",
  "pattern",
  "marker",
  "script",
  "style",
  "title",
  "metadata",
];

const noPaint = /^(none|transparent)$/i;
const noPaintOrWhite = /^(none|transparent|white|#fff|#ffffff)$/i;

/** The paint of a shape that names none. */
const unsaid = { fill: "currentColor", stroke: "none" };

/** A shape has an extent when one of these is more than zeros. */
const extent = / (?:d|points|width|r|rx|x1|x2|y1|y2)="[^"]*[1-9]/;

/** Says after its name why a file is no wordmark. */
type Refusal = { fault: string };

/** Shapes alone are kept: neither scripts nor styles, links, pictures, texts, or colours. */
export function readWordmarkSvg(source: string): WordmarkSvg | Refusal {
  const fault = faultOfFile(source);
  if (fault) return { fault };
  // White beside another colour is the paper of the file; alone it is what was drawn, for dark paper.
  for (const unpainted of [noPaintOrWhite, noPaint]) {
    const read = readShapes(source, unpainted);
    if ("fault" in read || isSeen(read.markup)) return read;
  }
  if (/<image\b/i.test(source))
    return { fault: t("contains a picture and no outlines: choose the picture itself, as a PNG") };
  if (/<use\b/i.test(source)) return { fault: t("draws copies of other shapes: expand them into outlines") };
  return { fault: t("draws nothing: no shape in it is filled or outlined") };
}

function faultOfFile(source: string): string | undefined {
  if (source.startsWith("%PDF")) return t("is a PDF: export the drawing as SVG");
  if (!/<svg[\s>]/i.test(source)) return t("is not an SVG file");
  if (source.length > LONGEST_SOURCE || source.split("<", MOST_TAGS + 1).length > MOST_TAGS) return tooLong();
  if (/<text\b[^<>]*>\s*[^<\s]|<tspan\b/i.test(source))
    return t("has letters in it: turn them into outlines");
  return undefined;
}

function tooLong(): string {
  return t(
    "is too detailed: its outlines take more than {{most}} characters. Simplify them, or leave out what is not the wordmark",
    { most: LONGEST_WORDMARK_SVG },
  );
}

function readShapes(source: string, unpainted: RegExp): WordmarkSvg | Refusal {
  const styles = stylesIn(source);
  const clean = sanitize(source, {
    allowedTags: shapes,
    allowedAttributes: { "*": [...geometry, ...outlines] },
    nonTextTags: unseen,
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: inOneColour(styled(attribs, styles), unpainted) }),
    },
    textFilter: () => "",
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  });
  const [, root = "", drawing = ""] = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(clean) ?? [];
  const box = viewBoxOf(root);
  if (!box) return { fault: t("has no size: give it a viewBox, or a width and a height") };
  const content = rounded(drawing.replace(/\s+/g, " ").trim(), box[3]);
  const paint = (root.match(/ (?:fill|stroke)[a-z-]*="[\w.-]*"/g) ?? []).join("");
  if (/<svg/i.test(content)) return { fault: t("contains a drawing within the drawing: export it as one") };
  if (/[\\&']|url\(/i.test(content)) return { fault: t("contains characters that belong to no outline") };
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"${paint}>${content}</svg>`;
  if (markup.length > LONGEST_WORDMARK_SVG) return { fault: tooLong() };
  const ratio = box[2] / box[3];
  if (ratio > MOST_RATIO)
    return { fault: t("is more than {{most}} times as wide as it is tall", { most: MOST_RATIO }) };
  if (ratio < LEAST_RATIO)
    return { fault: t("is more than twice as tall as it is wide: a wordmark is one line") };
  return { markup, ratio: Number(ratio.toFixed(3)) };
}

/** Programs write more digits than anybody sees. These leave a ten-thousandth of the height, at most. */
function rounded(content: string, height: number): string {
  const decimals = Math.max(1, 4 - Math.floor(Math.log10(height)));
  return content.replace(/ (d|points)="([^"]*)"/g, (_, name: string, numbers: string) => {
    // Digits before the point stay: the flags of an arc may touch them.
    const short = numbers.replace(/\.(\d+)(e?)/gi, (all, digits: string, exponent: string) =>
      digits.length > decimals && !exponent ? `.${nearest(digits, decimals)}` : all,
    );
    return ` ${name}="${short}"`;
  });
}

function nearest(digits: string, decimals: number): string {
  const most = 10 ** decimals - 1;
  const value = Math.min(most, Math.round(Number(digits.slice(0, decimals + 1)) / 10));
  return String(value).padStart(decimals, "0");
}

/** The painting that the file's own style sheet asks for, by class. */
function stylesIn(source: string): ReadonlyMap<string, sanitize.Attributes> {
  const styles = new Map<string, sanitize.Attributes>();
  const sheets = source.split(/<style[^<>]*>/i).slice(1);
  const rules = sheets.flatMap((sheet) => (sheet.split(/<\/style/i, 1)[0] ?? "").split("}"));
  for (const rule of rules) {
    const [selectors = "", declarations = ""] = rule.split("{");
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g))
      styles.set(name, { ...styles.get(name), ...declared(declarations) });
  }
  return styles;
}

/** Programs write paint as attributes, as a style of the shape, or as one of its class: the last of these counts most. */
function styled(
  { class: classes = "", style = "", ...others }: sanitize.Attributes,
  styles: ReadonlyMap<string, sanitize.Attributes>,
): sanitize.Attributes {
  const ofClasses = classes.split(/\s+/).flatMap((name) => Object.entries(styles.get(name) ?? {}));
  return { ...others, ...Object.fromEntries(ofClasses), ...declared(style) };
}

function declared(declarations: string): sanitize.Attributes {
  const pairs = declarations.split(";").map((declaration) => declaration.split(":"));
  return Object.fromEntries(
    pairs
      .map(([name = "", value = ""]) => [name.trim(), value.trim()] as const)
      .filter(([name]) => paints.includes(name)),
  );
}

/** The drawing as a value of a style sheet. */
export function svgUrl({ markup }: WordmarkSvg): string {
  const encoded = markup
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${encoded}")`;
}

/** The page gives it its colour. */
function inOneColour(attribs: sanitize.Attributes, unpainted: RegExp): sanitize.Attributes {
  const { fill, stroke, ...others } = attribs;
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
  const [, viewBox] = /\sviewBox="([^"]*)"/.exec(attributes) ?? [];
  const [, width] = /\swidth="([\d.]+)(?:px)?"/.exec(attributes) ?? [];
  const [, height] = /\sheight="([\d.]+)(?:px)?"/.exec(attributes) ?? [];
  const numbers = (viewBox ?? `0 0 ${width} ${height}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = numbers;
  const isInReach = [x, y, w, h].every((number) => Math.abs(number) <= LARGEST_COORDINATE);
  return isInReach && w >= LEAST_SIDE && h >= LEAST_SIDE ? [x, y, w, h] : undefined;
}
