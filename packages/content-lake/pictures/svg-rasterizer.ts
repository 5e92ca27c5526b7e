import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import type { Size } from "./geometry.ts";

/**
 * Makes SVGs into pixels, in a process of its own: a small file can describe an SVG of years, and librsvg, once it has begun, is
 * stopped by nothing but the end of its process.
 */
export interface SvgRasterizer {
  /** Rejects with an HttpError: 400 when it is no SVG, or one that takes too long or too much memory; 503 when the lake is at fault. */
  rasterize(file: string): Promise<RasterizedSvg>;
  close(): Promise<void>;
}

interface RasterizedSvg {
  /** What the SVG says that it measures, in pixels. */
  size: Size;
  /** Pixels that were rasterized for each of those, along a side: below 1 for what is larger than the largest rendition. */
  scale: number;
  /** A PNG, in base64. */
  pixels: string;
}

/** The process is started when the first SVG comes. `deadlineMs`: how long one may take. */
export function createSvgRasterizer(deadlineMs: number = limits.svgSeconds.value * 1000): SvgRasterizer {
  const tasks = createTaskProcess({
    entry: new URL("./svg-process.ts", import.meta.url),
    subject: "The SVG",
    tooLong: `The SVG takes too long to rasterize: more than ${deadlineMs / 1000} seconds`,
    heapMb: limits.svgMegabytes.value,
    deadlineMs,
    idleMs: IDLE_MS,
    maxWaiting: limits.concurrentUploads.value,
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

interface SvgTask {
  /** The SVG. */
  file: string;
}

export function isSvgTask(task: unknown): task is SvgTask {
  return typeof task === "object" && task !== null && "file" in task && typeof task.file === "string";
}

function isRasterizedSvg(value: unknown): value is RasterizedSvg {
  return typeof value === "object" && value !== null && "size" in value && "pixels" in value;
}

/** The sizes of one SVG are requested together; most lakes then see no other for days. */
const IDLE_MS = 10_000;

/** The largest rendition's pixels as a PNG that does not get any smaller, in base64. */
const MAX_REPLY_BYTES = 96 * 1024 * 1024;
