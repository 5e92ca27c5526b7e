import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
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

/** How an unfinished file ends: what a process that was killed has left. */
export const UNFINISHED = ".part";

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
  if (line.byteLength > MAX_HEADER_BYTES) throw new Error("The host's headers are too long to keep.");
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(unfinished, Buffer.concat([line, picture]), { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  return { headers, storedAt, length, start: line.byteLength };
}

/** Throws for a file that is not there, or not whole: it was not forced to disk before a power failure. */
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
