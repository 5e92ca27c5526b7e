import { writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { limits } from "../limits.ts";
import { handleThreadedTasks } from "../process/task-handler.ts";
import { OUT_OF_MEMORY } from "../process/task-messages.ts";
import { withPictureErrors } from "./picture-source.ts";
import { isSvgTask } from "./svg-rasterizer.ts";

// The process that rasterizes SVGs. What looks like an SVG is rasterized as one, or not at all.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
sharp.concurrency(1);

handleThreadedTasks(async (task) => {
  if (!isSvgTask(task)) throw new Error("This process only rasterizes SVGs");
  const watch = setInterval(endWhenLarge, WATCH_MS);
  try {
    return await withPictureErrors(task.file, () => rasterize(task.file));
  } finally {
    clearInterval(watch);
  }
});

/** A `RasterizedSvg` as JSON. */
async function rasterize(file: string): Promise<string> {
  // Passed as bytes: read from a file, it could show other files of that folder.
  const svg = sharp(await readFile(file), { limitInputPixels: limits.picturePixels.value });
  const { width, height } = await svg.metadata();
  const scale = Math.min(1, limits.renditionSide.value / Math.max(width, height));
  if (scale < 1) svg.resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: "fill" });
  const pixels = await svg.png({ compressionLevel: 1 }).toBuffer();
  return JSON.stringify({ size: { width, height }, scale, pixels: pixels.toString("base64") });
}

/** V8 limits its own memory only, and an SVG takes none of that. It ends as V8 ends a process whose heap is full. */
function endWhenLarge(): void {
  if (process.memoryUsage.rss() <= limits.svgMegabytes.value * 1024 * 1024) return;
  writeSync(process.stderr.fd, OUT_OF_MEMORY);
  process.abort();
}

const WATCH_MS = 50;
