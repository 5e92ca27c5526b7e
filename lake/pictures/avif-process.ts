import { constants, setPriority } from "node:os";
import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import { handleThreadedTasks } from "../process/task-handler.ts";
import { isFileTask } from "../process/task-messages.ts";
import { renderPicture } from "./render.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";
import { readTransformOptions } from "./transform-options.ts";

// Visitors, editors and their pictures come first.
setPriority(constants.priority.PRIORITY_LOW);

/** A drawing stays what it is: its few colours make no heavy picture. */
const noDrawings: SvgRasterizer = {
  rasterize: () => Promise.reject(httpError(415, "No AVIF is made of an SVG")),
  close: () => Promise.resolve(),
};

handleThreadedTasks(async (task) => {
  if (!isFileTask(task) || !("search" in task)) throw new Error("This process only encodes AVIF");
  const options = readTransformOptions(new URLSearchParams(String(task.search)));
  const picture = await renderPicture(task.file, options, "avifAhead", noDrawings, limits.aheadSeconds);
  return picture.toString("base64");
});
