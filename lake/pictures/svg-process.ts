import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { limits } from "../limits.ts";
import { endOutOfMemory, handleThreadedTasks } from "../process/task-handler.ts";
import { isFileTask } from "../process/task-messages.ts";
import { withPictureErrors } from "./picture-source.ts";

// This process rasterizes what looks like an SVG as an SVG, or not at all.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
sharp.concurrency(1);

handleThreadedTasks(async (task) => {
  if (!isFileTask(task)) throw new Error("This process only rasterizes SVGs");
  const watch = setInterval(endWhenLarge, WATCH_MS);
  try {
    return await withPictureErrors(task.file, () => rasterize(task.file));
  } finally {
    clearInterval(watch);
  }
});

/** Returns a `RasterizedSvg` as JSON. */
async function rasterize(file: string): Promise<string> {
  // librsvg gets bytes, because an SVG from a file could show other files of its folder.
  const svg = sharp(await readFile(file), { limitInputPixels: limits.picturePixels });
  const { width, height } = await svg.metadata();
  const scale = Math.min(1, limits.renditionSide / Math.max(width, height));
  if (scale < 1) svg.resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: "fill" });
  const pixels = await svg.png({ compressionLevel: 1 }).toBuffer();
  return JSON.stringify({ size: { width, height }, scale, pixels: pixels.toString("base64") });
}

/** V8 limits only its own memory, of which an SVG takes none. */
function endWhenLarge(): void {
  if (process.memoryUsage.rss() > limits.svgMegabytes * 1024 * 1024) endOutOfMemory();
}

const WATCH_MS = 50;
