import { type FileHandle, open } from "node:fs/promises";
import { readHead } from "../http/file-response.ts";
import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { blankOriginTags } from "./exif-origin.ts";
import { repairPng } from "./png-chunks.ts";

/**
 * Overwrites in place where a picture was taken and whose camera it was, so every pixel stays. EXIF is TIFF tags in every format,
 * XMP is text, and a "motion photo" has one tag of text. Captions that people write stay. Returns whether anything changed.
 * Throws a 400 when there is too much to search.
 */
export async function removeOrigin(file: string, format: string, signal?: AbortSignal): Promise<boolean> {
  const spend = createBudget(signal);
  const handle = await open(file, "r+");
  try {
    let isChanged = false;
    for await (const { text, offset } of windowsOf(handle)) {
      for (const { index } of text.matchAll(tiffHeader)) {
        if (await blankOriginTags(handle, offset + index, spend)) isChanged = true;
      }
      for (const { start, value } of writtenOrigins(text)) {
        spend();
        await handle.write(Buffer.alloc(value.length, " "), 0, value.length, offset + start);
        isChanged = true;
      }
    }
    const isRepaired = format === "png" && (await repairPng(handle, spend));
    return isChanged || isRepaired;
  } finally {
    await handle.close();
  }
}

/** A hostile file consists of nothing but beginnings of what is searched for, so each read or written piece counts. */
function createBudget(signal?: AbortSignal): () => void {
  const most = limits.picturePieces;
  let spent = 0;
  return () => {
    spent += 1;
    if (spent > most) throw httpError(400, `The picture has more than ${most} pieces to be looked at`);
    if (signal?.aborted)
      throw httpError(503, "The picture could not be looked through in time. Try again shortly.");
  };
}

/** A block of TIFF tags begins like this, in either byte order, with its first table in the next 64 KB. */
const tiffHeader = /II\*\0[\s\S]{2}\0\0|MM\0\*\0\0[\s\S]{2}/g;

const origin =
  "(?:\\bgps(?:dest)?(?:latitude|longt?itude|altitude|position|coordinates|datestamp|timestamp|areainformation|imgdirection|track|bearing|distance|speed)\\w*" +
  "|:(?:latitude|longt?itude)|\\b(?:lens|body|camera|internal)?serialnumber|\\b(?:camera)?ownername|\\bimageuniqueid)";

/** XMP writes attributes or elements, and a film writes a tag with length and language. */
const written = [
  new RegExp(`${origin}\\s*=\\s*["']([^"'<>]{1,200})["']`, "dgi"),
  new RegExp(`${origin}\\s*>([^<>]{1,200})<`, "dgi"),
  /\xa9xyz[\s\S]{4}([+-][\d.]{1,20}[+-][\d.]{1,20}[^/]{0,40})\//dg,
];

function* writtenOrigins(text: string): Generator<{ start: number; value: string }> {
  for (const pattern of written) {
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? [0, 0];
      const value = text.slice(start, end);
      if (value.trim() !== "") yield { start, value };
    }
  }
}

/** Windows overlap, and each character is one byte. */
async function* windowsOf(handle: FileHandle): AsyncGenerator<{ text: string; offset: number }> {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(WINDOW);
  for (let offset = 0; offset < size; offset += WINDOW - OVERLAP) {
    const { bytesRead } = await handle.read(buffer, 0, WINDOW, offset);
    yield { text: buffer.toString("latin1", 0, bytesRead), offset };
  }
}

const WINDOW = 1024 * 1024;
/** Nothing that is searched for is longer. */
const OVERLAP = 1024;

/** A camera or telephone writes where it was, whatever the file's name. The first bytes tell. */
export async function isRecording(file: string): Promise<boolean> {
  return beginnings.test((await readHead(file, 16)).toString("latin1"));
}

/** The formats are JPEG, PNG, GIF, WebP, TIFF, raw pictures, and what HEIF, AVIF, MP4 and QuickTime share. */
const beginnings =
  /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}(ftyp|moov|mdat|wide|free))/;
