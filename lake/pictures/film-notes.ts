import type { FileHandle } from "node:fs/promises";
import { httpError } from "@trousseau/host/http-error.ts";

/**
 * Overwrites in place what an MP4 or QuickTime film (ISO/IEC 14496-12) holds beside its pictures and its sound: tags, and tracks in which
 * telephones, action cameras and drones write where they are. Returns whether there was anything.
 */
export async function blankFilmNotes(file: FileHandle, spend: () => void): Promise<boolean> {
  const { size } = await file.stat();
  const film = { file, size, spend };
  const boxes = await boxesIn(film, { start: 0, end: size });
  const brand = boxes[0]?.type === "ftyp" ? await textAt(film, boxes[0].start, 4) : "";
  const movies = stillBrands.test(brand) ? [] : boxes.filter(({ type }) => type === "moov");
  let isChanged = false;
  for (const movie of movies) {
    const parts = await boxesIn(film, movie);
    // A film in fragments has the bytes of its tracks between them.
    const isWhole = parts.every(({ type }) => type !== "mvex");
    for (const track of parts.filter(({ type }) => type === "trak"))
      if (await blankTrack(film, track, isWhole)) isChanged = true;
    if (await blankTags(film, parts)) isChanged = true;
  }
  return isChanged;
}

/** A HEIF or AVIF file is a picture, whose tags say how it is turned. */
const stillBrands = /^(?:avi[fs]|he[iv].|mif1|msf1)/;

type Film = { file: FileHandle; size: number; spend: () => void };

/** `start` is behind the head of the box, whose type stands at `typeAt`. */
type Box = { type: string; typeAt: number; start: number; end: number };

async function boxesIn(film: Film, { start, end }: Pick<Box, "start" | "end">): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const head = await read(film, at, 16);
    const short = head.readUInt32BE(0);
    const headBytes = short === 1 ? 16 : 8;
    // The last box of a file may leave its length open.
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - at;
    if (length < headBytes || at + length > end) break;
    const type = head.toString("latin1", 4, 8);
    boxes.push({ type, typeAt: at + 4, start: at + headBytes, end: at + length });
    at += length;
  }
  return boxes;
}

async function within(film: Film, boxes: readonly Box[], type: string): Promise<Box[]> {
  const box = boxes.find((each) => each.type === type);
  return box ? await boxesIn(film, box) : [];
}

/** Browsers play these kinds of track. */
const playedTracks: ReadonlySet<string> = new Set(["vide", "auxv", "pict", "soun"]);

async function blankTrack(film: Film, track: Box, isWhole: boolean): Promise<boolean> {
  const parts = await boxesIn(film, track);
  const media = await within(film, parts, "mdia");
  const handler = media.find(({ type }) => type === "hdlr");
  if (handler && playedTracks.has(await textAt(film, handler.start + 8, 4)))
    return await blankTags(film, parts);
  if (!isWhole) throw httpError(400, UNREADABLE);
  const tables = await within(film, await within(film, media, "minf"), "stbl");
  for (const { at, length } of await chunksIn(film, tables)) await zero(film, at, length);
  await blank(film, track);
  return true;
}

async function blankTags(film: Film, parts: readonly Box[]): Promise<boolean> {
  const tags = parts.filter(({ type }) => type === "udta" || type === "meta");
  for (const tag of tags) await blank(film, tag);
  return tags.length > 0;
}

/** Every reader passes over a box of this type. */
async function blank(film: Film, { typeAt, start, end }: Box): Promise<void> {
  await film.file.write("free", typeAt, "latin1");
  await zero(film, start, end - start);
}

const ZEROS = Buffer.alloc(1024 * 1024);

async function zero({ file, spend }: Film, at: number, length: number): Promise<void> {
  for (let done = 0; done < length; done += ZEROS.length) {
    spend();
    await file.write(ZEROS, 0, Math.min(ZEROS.length, length - done), at + done);
  }
}

/** Where the track's bytes lie. A film of which this cannot be read is refused. */
async function chunksIn(film: Film, tables: readonly Box[]): Promise<Chunk[]> {
  const tableOf = async (type: string) => {
    const { start = 0, end = 0 } = tables.find((each) => each.type === type) ?? {};
    return end - start > MOST_TABLE_BYTES ? [] : wordsIn(await read(film, start, end - start));
  };
  const long = pairsIn((await tableOf("co64")).slice(2));
  const places = [...(await tableOf("stco")).slice(2), ...long];
  const chunks = chunksOf(places, await tableOf("stsz"), await tableOf("stsc"));
  const bytes = chunks?.reduce((sum, { length }) => sum + length, 0) ?? Number.POSITIVE_INFINITY;
  if (!chunks || bytes > film.size || chunks.some(({ at, length }) => at + length > film.size))
    throw httpError(400, UNREADABLE);
  return chunks;
}

/** Ten hours of a track with thirty samples a second fit. */
const MOST_TABLE_BYTES = 8 * 1024 * 1024;

const UNREADABLE =
  "The film has a track that may say where it was taken, and that cannot be removed here. Export the film as MP4 (H.264) with pictures and sound alone, and send that.";

/** Each table begins with flags, and most with the number of their entries behind these. */
function wordsIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32BE(4 * index));
}

function pairsIn(words: readonly number[]): number[] {
  return words.flatMap((word, index) => (index % 2 ? (words[index - 1] ?? 0) * 2 ** 32 + word : []));
}

type Chunk = { at: number; length: number };

/** Undefined where the tables do not say where every sample is. */
function chunksOf(
  places: readonly number[],
  [, sameSize = 0, samples = -1, ...sizes]: readonly number[],
  [, , ...runs]: readonly number[],
): Chunk[] | undefined {
  let sample = 0;
  let run = 0;
  const chunks = places.map((at, index) => {
    // A run has its first chunk, counted from one, and the samples of each of its chunks.
    if ((runs[3 * (run + 1)] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const end = Math.min(sample + (runs[3 * run + 1] ?? 0), samples);
    const own = sizes.slice(sample, end);
    const length = sameSize * (end - sample) || own.reduce((sum, bytes) => sum + bytes, 0);
    sample = end;
    return { at, length };
  });
  return sample === samples && (sameSize > 0 || sizes.length >= samples) ? chunks : undefined;
}

async function textAt(film: Film, at: number, length: number): Promise<string> {
  return (await read(film, at, length)).toString("latin1");
}

async function read({ file, spend }: Film, at: number, length: number): Promise<Buffer> {
  spend();
  return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
}
