import type { FileHandle } from "node:fs/promises";
import { crc32, inflateSync } from "node:zlib";
import { limits } from "../limits.ts";

/**
 * Overwritten bytes need new checksums in a PNG. Hexadecimal EXIF and compressed XMP cannot be overwritten, so their chunks are
 * emptied.
 */
export async function repairPng(file: FileHandle, spend: () => void): Promise<boolean> {
  const { size } = await file.stat();
  let isChanged = false;
  for (let at = SIGNATURE_BYTES; at + 12 <= size; ) {
    spend();
    const head = await read(file, at, 8);
    const length = head.readUInt32BE(0);
    const type = head.toString("latin1", 4, 8);
    // No reader looks at what follows.
    if (type === "IEND" || at + 12 + length > size) return isChanged;
    if (metadataChunks.has(type) && length <= MAX_BYTES && (await repairChunk(file, at, length)))
      isChanged = true;
    at += 12 + length;
  }
  return isChanged;
}

async function repairChunk(file: FileHandle, at: number, length: number): Promise<boolean> {
  const chunk = await read(file, at + 4, 4 + length);
  if (isHidden(chunk)) {
    chunk.fill(0, 4);
    // No reader knows this chunk: it is ancillary, private and safe to copy.
    chunk.write("noNe", "latin1");
    await file.write(chunk, 0, chunk.length, at + 4);
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(chunk));
  if (checksum.equals(await read(file, at + 8 + length, 4))) return false;
  await file.write(checksum, 0, 4, at + 8 + length);
  return true;
}

function isHidden(chunk: Buffer): boolean {
  const type = chunk.toString("latin1", 0, 4);
  const [keyword = ""] = chunk.toString("latin1", 4, 4 + 80).split("\0");
  if (type === "eXIf") return false;
  if (/^raw profile type (exif|app1|xmp)$/i.test(keyword)) return true;
  if (keyword !== XMP || type === "tEXt") return false;
  const rest = chunk.subarray(4 + keyword.length + 1);
  if (type === "zTXt") return /gps/i.test(inflate(rest.subarray(1)));
  // An iTXt chunk goes on with: compressed, method, language, zero, translated keyword, zero.
  const text = rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1;
  return rest[0] === 1 && /gps/i.test(inflate(rest.subarray(text)));
}

/** An unreadable text may say anything. */
function inflate(text: Buffer): string {
  try {
    return inflateSync(text, { maxOutputLength: MAX_BYTES }).toString("latin1");
  } catch {
    return "gps";
  }
}

const XMP = "XML:com.adobe.xmp";
const metadataChunks: ReadonlySet<string> = new Set(["eXIf", "iTXt", "tEXt", "zTXt"]);
const SIGNATURE_BYTES = 8;
const MAX_BYTES = limits.pngTextBytes;

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer;
}
