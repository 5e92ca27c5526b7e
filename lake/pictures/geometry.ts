import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import type { TransformOptions } from "./transform-options.ts";

const LARGEST_SIDE: number = limits.renditionSide;

export type Size = {
  width: number;
  height: number;
};

export type Rectangle = Size & {
  left: number;
  top: number;
};

type Geometry = {
  /** "entropy" stands for the busiest part, which sharp finds. */
  extract: Rectangle | "entropy";
  /** The part is scaled to this. */
  content: Size;
  /** A larger canvas has the content in its middle. */
  canvas: Size;
};

/**
 * The words are imgix's. clip fits in and may enlarge. max never enlarges. scale distorts. crop fills and cuts. min is crop without
 * enlarging. fill and fillmax are clip and max on a canvas of the requested size.
 */
export function geometryOf(options: TransformOptions, source: Size): Geometry {
  const box = boxOf(options, source);
  const geometry = fitInto(box, options, source);
  const pad = options.pad ?? 0;
  const canvas = { width: geometry.canvas.width + 2 * pad, height: geometry.canvas.height + 2 * pad };
  if (Math.max(canvas.width, canvas.height) > LARGEST_SIDE) {
    throw httpError(
      400,
      `The picture would be ${canvas.width} x ${canvas.height}; at most ${LARGEST_SIDE} pixels a side are made`,
    );
  }
  return { ...geometry, canvas };
}

/** Padding is part of the requested size. */
function boxOf(options: TransformOptions, source: Size): { width?: number; height?: number } {
  const scale = options.dpr ?? 1;
  const inner = (side: number) => Math.max(1, Math.round(side * scale) - 2 * (options.pad ?? 0));
  const box = {
    ...(options.w === undefined ? {} : { width: inner(options.w) }),
    ...(options.h === undefined ? {} : { height: inner(options.h) }),
  };
  return options.fit === "crop" ? withinLimits(box, options, source) : box;
}

/** Sanity's documentation gives these a meaning for fit=crop only: they bound the side that was left free. */
function withinLimits(box: { width?: number; height?: number }, options: TransformOptions, source: Size) {
  const scale = options.dpr ?? 1;
  const within = (side: number, least = 1, most = LARGEST_SIDE) =>
    Math.max(least * scale, Math.min(most * scale, side));
  const freeWidth = box.height === undefined ? source.width : (box.height * source.width) / source.height;
  const width = box.width ?? within(freeWidth, options["min-w"], options["max-w"]);
  const freeHeight =
    box.width === undefined && box.height === undefined
      ? source.height
      : (width * source.height) / source.width;
  return {
    width: Math.round(width),
    height: Math.round(box.height ?? within(freeHeight, options["min-h"], options["max-h"])),
  };
}

function fitInto(
  box: { width?: number; height?: number },
  options: TransformOptions,
  source: Size,
): Geometry {
  const { fit = "clip" } = options;
  const { width, height } = box;
  const whole = { left: 0, top: 0, width: source.width, height: source.height };
  if (width !== undefined && height !== undefined) {
    if (fit === "scale") return { extract: whole, content: { width, height }, canvas: { width, height } };
    if (fit === "crop" || fit === "min") return cutTo({ width, height }, options, source);
  }
  const requested = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / source.width,
    (height ?? Number.POSITIVE_INFINITY) / source.height,
  );
  const mayEnlarge = fit === "clip" || fit === "fill" || fit === "crop" || fit === "scale";
  const ratio = mayEnlarge && Number.isFinite(requested) ? requested : Math.min(1, requested);
  const content = { width: atLeastOne(source.width * ratio), height: atLeastOne(source.height * ratio) };
  const hasCanvas = (fit === "fill" || fit === "fillmax") && width !== undefined && height !== undefined;
  return { extract: whole, content, canvas: hasCanvas ? { width, height } : content };
}

function cutTo(box: Size, options: TransformOptions, source: Size): Geometry {
  const cover = Math.max(box.width / source.width, box.height / source.height);
  const cropSize = {
    width: Math.min(source.width, atLeastOne(box.width / cover)),
    height: Math.min(source.height, atLeastOne(box.height / cover)),
  };
  const content = options.fit === "min" && cover > 1 ? cropSize : box;
  if (options.crop === "entropy") return { extract: "entropy", content, canvas: content };
  const { x, y } = anchor(options);
  const left = Math.round(between(x * source.width - cropSize.width / 2, 0, source.width - cropSize.width));
  const top = Math.round(
    between(y * source.height - cropSize.height / 2, 0, source.height - cropSize.height),
  );
  return { extract: { left, top, ...cropSize }, content, canvas: content };
}

/** The cut keeps this point of the source as near to its middle as it can. */
function anchor(options: TransformOptions): { x: number; y: number } {
  if (options.crop === "focalpoint") return { x: options["fp-x"] ?? 0.5, y: options["fp-y"] ?? 0.5 };
  return anchors[options.crop ?? "center"];
}

const anchors = {
  center: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  entropy: { x: 0.5, y: 0.5 },
} as const;

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function atLeastOne(side: number): number {
  return Math.max(1, Math.round(side));
}
