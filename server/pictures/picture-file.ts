import { open } from "node:fs/promises";
import { writeFileSafely } from "@trousseau/content-lake/safe-file";
import { z } from "zod";
import type { PictureHeaders } from "./picture-headers.ts";

/** One line of JSON, then the picture as it came. */
export type PictureFile = {
  headers: PictureHeaders;
  /** Milliseconds since 1970. */
  storedAt: number;
  /** Where the picture begins, and how long it is, in bytes. */
  start: number;
  length: number;
};

/** Longer than any first line that is written here. In bytes. */
const MAX_HEADER_BYTES = 4_096;

const firstLine = z.object({
  headers: z.record(z.string(), z.string()),
  storedAt: z.number(),
  length: z.number(),
});

/** Nobody ever reads half of it: it gets its name when it is whole. Throws where the disk will not take it. */
export async function writePictureFile(
  file: string,
  headers: PictureHeaders,
  picture: Buffer,
): Promise<PictureFile> {
  const { byteLength: length } = picture;
  const storedAt = Date.now();
  const line = Buffer.from(`${JSON.stringify({ headers, storedAt, length })}\n`);
  if (line.byteLength > MAX_HEADER_BYTES) throw new Error("The host's headers are too long to store.");
  await writeFileSafely(file, Buffer.concat([line, picture]));
  return { headers, storedAt, length, start: line.byteLength };
}

/** Throws for a file that is not there, or that a disk has damaged. */
export async function readPictureFile(file: string): Promise<PictureFile> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER_BYTES), 0);
    const start = buffer.subarray(0, bytesRead).indexOf("\n") + 1;
    const line = firstLine.parse(JSON.parse(buffer.toString("utf8", 0, start)));
    const { size } = await handle.stat();
    if (size !== start + line.length) throw new Error(`${file} is not whole.`);
    return { ...line, start };
  } finally {
    await handle.close();
  }
}
