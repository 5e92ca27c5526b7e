import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import type { Size } from "./geometry.ts";

/** A small file can describe an SVG that takes years, and only the end of its process stops librsvg. */
export type SvgRasterizer = {
  /** Rejects with an HttpError: 400 for no SVG or too much time or memory, 503 when the lake is at fault. */
  rasterize(file: string): Promise<RasterizedSvg>;
  close(): Promise<void>;
};

type RasterizedSvg = {
  /** The SVG claims this size in pixels. */
  size: Size;
  /** This is rasterized pixels for each pixel of the SVG, along a side. It is below 1 for a very large one. */
  scale: number;
  /** The pixels are a PNG in base64. */
  pixels: string;
};

/** The process starts with the first SVG. */
export function createSvgRasterizer(deadlineMs: number = limits.svgSeconds * 1000): SvgRasterizer {
  const tasks = createTaskProcess({
    entry: new URL("./svg-process.ts", import.meta.url),
    subject: "The SVG",
    tooLong: `The SVG takes too long to rasterize: more than ${deadlineMs / 1000} seconds`,
    heapMb: limits.svgMegabytes,
    deadlineMs,
    idleMs: IDLE_MS,
    maxReplyBytes: MAX_REPLY_BYTES,
  });
  return {
    async rasterize(file) {
      const rasterized: unknown = JSON.parse(await tasks.run({ file }));
      if (!isRasterizedSvg(rasterized))
        throw new Error("The process that rasterizes SVGs has sent something else");
      return rasterized;
    },
    close: tasks.close,
  };
}

function isRasterizedSvg(value: unknown): value is RasterizedSvg {
  return typeof value === "object" && value !== null && "size" in value && "pixels" in value;
}

/** The sizes of one SVG are requested together, and most lakes then see no other for days. */
const IDLE_MS = 10_000;

/** The largest rendition fits as a PNG that does not compress, in base64. */
const MAX_REPLY_BYTES = 96 * 1024 * 1024;
