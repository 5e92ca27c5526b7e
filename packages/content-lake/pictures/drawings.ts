import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import type { Size } from "./geometry.ts";

/**
 * Makes SVGs into pixels, in a process of its own: a small file can describe a drawing of years, and librsvg, once it has begun, is
 * stopped by nothing but the end of its process.
 */
export interface Drawings {
  /** Rejects with an HttpError: 400 when it is no drawing, or one that takes too long or too much memory; 503 when the lake is at fault. */
  draw(file: string): Promise<Drawing>;
  close(): Promise<void>;
}

export interface Drawing {
  /** What the drawing says that it measures, in pixels. */
  size: Size;
  /** Pixels that were drawn for each of those, along a side: below 1 for what is larger than the largest rendition. */
  scale: number;
  /** A PNG, in base64. */
  pixels: string;
}

/** The process is started when the first drawing comes. `deadlineMs`: how long one may take. */
export function createDrawings(deadlineMs: number = limits.drawingSeconds.value * 1000): Drawings {
  const tasks = createTaskProcess({
    entry: new URL("./drawing-process.ts", import.meta.url),
    subject: "The drawing",
    tooLong: `The drawing takes too long to draw: more than ${deadlineMs / 1000} seconds`,
    heapMb: limits.drawingMegabytes.value,
    deadlineMs,
    idleMs: IDLE_MS,
    maxWaiting: limits.concurrentUploads.value,
    maxReplyBytes: MOST_REPLY_BYTES,
  });
  return {
    async draw(file) {
      const drawing: unknown = JSON.parse(await tasks.run({ file }));
      if (!isDrawing(drawing)) throw new Error("The process that draws has answered something else");
      return drawing;
    },
    close: tasks.close,
  };
}

interface DrawingTask {
  /** The drawing. */
  file: string;
}

export function isDrawingTask(task: unknown): task is DrawingTask {
  return typeof task === "object" && task !== null && "file" in task && typeof task.file === "string";
}

function isDrawing(value: unknown): value is Drawing {
  return typeof value === "object" && value !== null && "size" in value && "pixels" in value;
}

/** The sizes of one drawing are asked for together; most lakes then see no other for days. */
const IDLE_MS = 10_000;

/** The largest rendition's pixels as a PNG that does not get any smaller, in base64. */
const MOST_REPLY_BYTES = 96 * 1024 * 1024;
