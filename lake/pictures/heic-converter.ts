import { readHead } from "../http/file-response.ts";
import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";

/** Telephones save pictures as HEIC, which no browser but Safari shows and libvips is not built to read. */
export type HeicConverter = {
  /**
   * Makes a JPEG of the file, in its place: the right way up, in its own colours, and without anything else that it says.
   * Rejects with an HttpError: 400 for a damaged one or too much time or memory, 413 for too many pixels.
   */
  convert(file: string): Promise<void>;
  close(): Promise<void>;
};

/** The process starts with the first HEIC. */
export function createHeicConverter(): HeicConverter {
  const deadlineMs = limits.heicSeconds * 1000;
  const tasks = createTaskProcess({
    entry: new URL("./heic-process.ts", import.meta.url),
    subject: "The HEIC picture",
    tooLong: `The HEIC picture takes too long to read: more than ${limits.heicSeconds} seconds. Save it as JPEG.`,
    heapMb: limits.heicMegabytes,
    deadlineMs,
    idleMs: IDLE_MS,
    maxReplyBytes: 0,
  });
  return {
    async convert(file) {
      await tasks.run({ file });
    },
    close: tasks.close,
  };
}

/** AVIF stands in the same kind of file, under another brand. */
export async function isHeic(file: string): Promise<boolean> {
  return brands.test((await readHead(file, 64)).toString("latin1"));
}

/** The first brand, or, of a file that says only that it is an image, one of those that it is compatible with. */
const brands = /^[\s\S]{4}ftyp(?:hei[cxms]|(?:mif1|msf1)[\s\S]{4}(?:(?!avif)[\s\S]{4})*?hei[cxms])/;

/** The pictures of one dress are uploaded together, and the next are days away. */
const IDLE_MS = 10_000;
