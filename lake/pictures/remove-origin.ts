import { type FileHandle, open } from "node:fs/promises";
import { crc32, inflateSync } from "node:zlib";
import { httpError } from "@trousseau/host/http-error.ts";
import { readHead } from "../http/file-response.ts";
import { limits } from "../limits.ts";
import { blankOriginTags } from "./exif-origin.ts";
import { blankFilmNotes } from "./film-notes.ts";
import { blankPlaceDatasets, iptcStart } from "./iptc-place.ts";

/**
 * Overwrites in place where a picture was taken and whose camera it was, so every pixel stays. EXIF is TIFF tags in every format,
 * XMP is text, a "motion photo" has one tag of text, and a film has tags and tracks of its own. Captions that people write in a picture stay,
 * but places that a program fills in beside them go. Returns whether anything changed.
 * Throws a 400 when there is too much to search.
 */
export async function removeOrigin(file: string, format: string, signal?: AbortSignal): Promise<boolean> {
  const spend = createBudget(signal);
  const handle = await open(file, "r+");
  try {
    let isChanged = tiffFile.test(await beginningOf(file)) && (await blankOriginTags(handle, 0, spend));
    if (await blankFilmNotes(handle, spend)) isChanged = true;
    for await (const { bytes, offset } of windowsOf(handle)) {
      if (await blankBlocks(handle, bytes, { offset, spend })) isChanged = true;
      for (const { start, length, blank } of writtenOrigins(bytes)) {
        spend();
        await handle.write(Buffer.alloc(length, blank), 0, length, offset + start);
        isChanged = true;
      }
    }
    const isRepaired = format === "png" && (await repairPng(handle, spend));
    return isChanged || isRepaired;
  } finally {
    await handle.close();
  }
}

type Blanking = { offset: number; spend: () => void };

async function blankBlocks(handle: FileHandle, bytes: Buffer, { offset, spend }: Blanking): Promise<boolean> {
  const text = bytes.toString("latin1");
  let isChanged = false;
  for (const { index } of text.matchAll(tiffHeader))
    if (await blankOriginTags(handle, offset + index, spend)) isChanged = true;
  for (const { 0: lead, index } of text.matchAll(iptcStart))
    if (await blankPlaceDatasets(handle, offset + index + lead.length, spend)) isChanged = true;
  return isChanged;
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

/** A TIFF, or a BigTIFF, has its tables anywhere. */
const tiffFile = /^(II[*+]\0|MM\0[*+])/;

/** A block of TIFF tags in another format begins like this, in either byte order, with its first table in the next 64 KB. */
const tiffHeader = /II\*\0[\s\S]{2}\0\0|MM\0\*\0\0[\s\S]{2}/g;

const origin =
  "(?:\\bgps(?:dest)?(?:latitude|longt?itude|altitude|position|coordinates|datestamp|timestamp|areainformation|imgdirection|track|bearing|distance|speed)\\w*" +
  "|\\bgeo:(?:lat|long)" +
  "|\\b(?:photoshop|iptc4xmp(?:core|ext)):(?:city|state|country(?:name|code)?|location(?:name|id)?|sublocation|provincestate|worldregion)" +
  "|:(?:latitude|longt?itude)|\\b(?:lens|body|camera|internal)?serialnumber|\\b(?:camera)?ownername|\\bimageuniqueid)";

const origins = new RegExp(origin, "i");

/**
 * XMP writes attributes, in either quotation marks, or elements, whose words may stand in several languages. A film writes a tag with
 * length and language, or a place by ISO 6709.
 */
const originPatterns = [
  ...['"', "'"].map((mark) => new RegExp(`${origin}\\s*=\\s*${mark}([^${mark}<>]{1,200})${mark}`, "dgi")),
  new RegExp(
    `${origin}(?<!</[\\w:-]{1,80})(?:\\s[^<>]{0,99})?>((?:[^<>]{0,200}</?rdf:[^<>]{1,99}>){0,12}[^<>]{0,200})<`,
    "dgi",
  ),
  /\xa9xyz[\s\S]{4}([+-][\d.]{1,20}[+-][\d.]{1,20}(?:[^/]{0,40}(?=\/)|[+-][\d.]{1,20})?)/dg,
  /([+-]\d{2,6}\.\d{1,12}[+-]\d{3,7}\.\d{1,12}(?:[+-][\d.]{1,12})?(?:CRS\w{1,20})?)/dg,
];

type WrittenOrigin = {
  start: number;
  length: number;
  blank: string;
};

function* writtenOrigins(bytes: Buffer): Generator<WrittenOrigin> {
  const text = bytes.toString("latin1");
  for (const [start, end] of valuesIn(text)) yield { start, length: end - start, blank: " " };
  // A box of 3GPP has its length before its name. Zeros say neither a place nor a name.
  for (const { index } of text.matchAll(/loci\0[\s\S]{3}/g)) {
    const length = index < 4 ? 0 : bytes.readUInt32BE(index - 4) - LOCI_HEADER;
    const start = index + LOCI_HEADER - 4;
    const content = bytes.subarray(start, start + Math.min(Math.max(length, 0), LONGEST_LOCI));
    if (content.some((byte) => byte !== 0)) yield { start, length: content.length, blank: "\0" };
  }
  if (!/(?:[a-z]\0){6}/i.test(text)) return;
  // Big-endian letters look like little-endian ones from the second byte on.
  for (const shift of [0, 1])
    for (const [start, end] of valuesIn(bytes.subarray(shift).toString("utf16le")))
      yield { start: shift + 2 * start, length: 2 * (end - start), blank: " \0" };
}

const LOCI_HEADER = 12;
const LONGEST_LOCI = 512;

function* valuesIn(text: string): Generator<[start: number, end: number]> {
  for (const pattern of originPatterns) {
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? [0, 0];
      for (const { 0: words, index } of text.slice(start, end).matchAll(wordsBetweenTags))
        if (words.trim() !== "") yield [start + index, start + index + words.length];
    }
  }
}

const wordsBetweenTags = /(?<=^|>)[^<>]+/g;

/** Windows overlap. */
async function* windowsOf(handle: FileHandle): AsyncGenerator<{ bytes: Buffer; offset: number }> {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(WINDOW);
  for (let offset = 0; offset < size; offset += WINDOW - OVERLAP) {
    const { bytesRead } = await handle.read(buffer, 0, WINDOW, offset);
    yield { bytes: buffer.subarray(0, bytesRead), offset };
  }
}

const WINDOW = 1024 * 1024;
/** Nothing that is searched for is longer. */
const OVERLAP = 1024;

/** A camera or telephone writes where it was, whatever the file's name. The first bytes tell. */
export async function isRecording(file: string): Promise<boolean> {
  return beginnings.test(await beginningOf(file));
}

async function beginningOf(file: string): Promise<string> {
  return (await readHead(file, 16)).toString("latin1");
}

/** The formats are JPEG, PNG, GIF, WebP, TIFF, raw pictures, WebM, and what HEIF, AVIF, MP4 and QuickTime share. */
const beginnings =
  /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|II[*+]\0|MM\0[*+]|[\s\S]E\xdf\xa3|[\s\S]{4}(ftyp|styp|moov|mdat|wide|free|skip|uuid|pnot|prfl))/;

/**
 * Overwritten bytes need new checksums in a PNG. Hexadecimal EXIF and compressed XMP cannot be overwritten, so their chunks are
 * emptied.
 */
async function repairPng(file: FileHandle, spend: () => void): Promise<boolean> {
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
  if (/^raw profile type (exif|app1|xmp|iptc|8bim)$/i.test(keyword)) return true;
  if (keyword !== XMP || type === "tEXt") return false;
  const rest = chunk.subarray(4 + keyword.length + 1);
  if (type === "zTXt") return origins.test(inflate(rest.subarray(1)));
  // An iTXt chunk goes on with: compressed, method, language, zero, translated keyword, zero.
  const text = rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1;
  return rest[0] === 1 && origins.test(inflate(rest.subarray(text)));
}

/** An unreadable text may say anything. */
function inflate(text: Buffer): string {
  try {
    return inflateSync(text, { maxOutputLength: MAX_BYTES }).toString("latin1");
  } catch {
    return "geo:lat";
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
