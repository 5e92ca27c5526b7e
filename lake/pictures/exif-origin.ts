import type { FileHandle } from "node:fs/promises";

/**
 * Overwrites the tags (TIFF 6.0, BigTIFF, EXIF 2.32) that say where a picture was taken, and with whose camera. Returns whether there
 * were any.
 */
export async function blankOriginTags(file: FileHandle, start: number, spend: () => void): Promise<boolean> {
  const block = await openBlock(file, start, spend);
  let isChanged = false;
  // A table leads to the next one, because a thumbnail has its own, and to that of the camera.
  const waiting = [block.word(await block.read(block.wordBytes, block.wordBytes), 0)];
  for (let tables = 0; tables < MAX_TABLES; tables += 1) {
    const at = waiting.shift();
    if (at === undefined) break;
    const table = at === 0 ? undefined : await readTable(block, at);
    if (table === undefined) continue;
    for (const entry of table.entries) {
      if (entry.tag === EXIF_TABLE) waiting.push(entry.value);
      else if (await blankEntry(block, entry)) isChanged = true;
    }
    waiting.push(table.next);
  }
  return isChanged;
}

async function blankEntry(block: Block, { tag, size, value, at }: Entry): Promise<boolean> {
  if (tag === GPS_TABLE) return value !== 0 && (await blankTable(block, value));
  if (!cameraTags.has(tag)) return false;
  // A short value stands in the table itself.
  const place = size > block.wordBytes ? value : at + 4 + block.wordBytes;
  return await blankIfWritten(block, place, Math.min(size, MAX_NOTE_BYTES));
}

async function blankIfWritten(block: Block, at: number, length: number): Promise<boolean> {
  const bytes = await block.read(at, length);
  if (bytes.every((byte) => byte === 0)) return false;
  await block.blank(at, length);
  return true;
}

const GPS_TABLE = 0x8825;
const EXIF_TABLE = 0x8769;

/** These name a camera: the maker's note, the owner, the numbers of camera, lens and picture, raw data, Adobe's fields. */
const cameraTags: ReadonlySet<number> = new Set([
  0x927c, 0xa420, 0xa430, 0xa431, 0xa435, 0xc62f, 0xfde8, 0xfde9,
]);

const MAX_TABLES = 8;
/** A JPEG segment holds no longer note. */
const MAX_NOTE_BYTES = 64 * 1024;

type Block = {
  read(at: number, length: number): Promise<Buffer>;
  blank(at: number, length: number): Promise<void>;
  short(bytes: Buffer, at: number): number;
  long(bytes: Buffer, at: number): number;
  /** Counts and places have 8 bytes in a BigTIFF, and 4 elsewhere. */
  word(bytes: Buffer, at: number): number;
  readonly wordBytes: 4 | 8;
};

async function openBlock(file: FileHandle, start: number, spend: () => void): Promise<Block> {
  const { size } = await file.stat();

  async function read(at: number, length: number): Promise<Buffer> {
    spend();
    const bytes = Buffer.alloc(length);
    // Bytes beyond the end are zeros, which make a table without tags.
    if (start + at < size) await file.read(bytes, 0, length, start + at);
    return bytes;
  }
  const header = (await read(0, 4)).toString("latin1");
  const isBigEndian = header.startsWith("M");
  const long: Block["long"] = (bytes, at) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  const isBig = header.includes("+");
  return {
    read,
    async blank(at, length) {
      spend();
      // A file never becomes longer.
      const within = Math.min(length, size - start - at);
      if (within > 0) await file.write(Buffer.alloc(within), 0, within, start + at);
    },
    short: (bytes, at) => (isBigEndian ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at)),
    long,
    word(bytes, at) {
      if (!isBig) return long(bytes, at);
      return Number(isBigEndian ? bytes.readBigUInt64BE(at) : bytes.readBigUInt64LE(at));
    },
    wordBytes: isBig ? 8 : 4,
  };
}

type Entry = {
  tag: number;
  type: number;
  /** This is the place of the entry itself. */
  at: number;
  /** A short value stands in the table itself. */
  size: number;
  /** This is the value, or its place. */
  value: number;
};

/** `isKnown` says that another tag led here. */
async function readTable(block: Block, at: number, isKnown = false) {
  const { wordBytes } = block;
  const head = wordBytes === 8 ? 8 : 2;
  const entryBytes = 4 + 2 * wordBytes;
  const start = await block.read(at, head);
  const count = wordBytes === 8 ? block.word(start, 0) : block.short(start, 0);
  if (count === 0 || count > MAX_ENTRIES) return undefined;
  const bytes = await block.read(at + head, count * entryBytes + wordBytes);
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const entry = bytes.subarray(index * entryBytes);
    const type = block.short(entry, 2);
    const size = (bytesOfType.get(type) ?? 0) * block.word(entry, 4);
    const valueAt = 4 + wordBytes;
    // A shorter value stands first in its place.
    const value = size === 4 ? block.long(entry, valueAt) : block.word(entry, valueAt);
    return { tag: block.short(entry, 0), type, size, value, at: at + head + index * entryBytes };
  });
  // Chance never makes a table whose types are known, and a camera may write one that no reader knows.
  const strange = entries.filter(({ type }) => !bytesOfType.has(type));
  if (!isKnown && strange.length > entries.length / 2) return undefined;
  const next = block.word(bytes, count * entryBytes);
  return { entries, next, length: head + bytes.length };
}

/** Values go first, because a GPS table of zeros says nothing to any reader. */
async function blankTable(block: Block, at: number): Promise<boolean> {
  const table = await readTable(block, at, true);
  if (table === undefined) return false;
  for (const { size, value } of table.entries) {
    if (size > block.wordBytes && size <= MAX_VALUE_BYTES) await block.blank(value, size);
  }
  await block.blank(at, table.length);
  return true;
}

const MAX_ENTRIES = 200;
/** A GPS value is some numbers or a short text. */
const MAX_VALUE_BYTES = 4096;

/**
 * The types are byte, ASCII, short, long, rational, their signed kinds, float, double, IFD, BigTIFF's long ones, and EXIF 3's UTF-8.
 */
const bytesOfType: ReadonlyMap<number, number> = new Map([
  ...[1, 2, 6, 7, 129].map((type) => [type, 1] as const),
  ...[3, 8].map((type) => [type, 2] as const),
  ...[4, 9, 11, 13].map((type) => [type, 4] as const),
  ...[5, 10, 12, 16, 17, 18].map((type) => [type, 8] as const),
]);
