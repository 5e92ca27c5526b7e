import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";

/** AVIF takes half of the bytes of WebP and ten times its time, so it is made before anybody asks. */
export type AvifEncoder = {
  /** `search` holds the parameters of an address. Rejects with an HttpError: 400 and 415 for what cannot be made, or takes too much time or memory. */
  encode(file: string, search: URLSearchParams): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** The process starts with the first picture. Only the end of its process stops an AVIF encoder. */
export function createAvifEncoder(): AvifEncoder {
  const deadlineMs = limits.aheadSeconds * 1000;
  const tasks = createTaskProcess({
    entry: new URL("./avif-process.ts", import.meta.url),
    subject: "The picture",
    tooLong: `The picture takes too long to encode: more than ${limits.aheadSeconds} seconds`,
    heapMb: limits.aheadMegabytes,
    deadlineMs,
    idleMs: IDLE_MS,
    maxReplyBytes: MAX_REPLY_BYTES,
  });
  return {
    async encode(file, search) {
      return Buffer.from(await tasks.run({ file, search: String(search) }), "base64");
    },
    close: tasks.close,
  };
}

/** All pictures of a publish follow each other, and the next are hours away. */
const IDLE_MS = 10_000;

/** The largest picture fits in base64. */
const MAX_REPLY_BYTES = 16 * 1024 * 1024;
