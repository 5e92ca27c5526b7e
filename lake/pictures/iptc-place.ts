import type { FileHandle } from "node:fs/promises";

/**
 * Overwrites the IPTC datasets (IIM 4.2) that say where a picture was taken, with spaces; captions and credits stay. `start` is the first
 * dataset. Returns whether there were any.
 */
export async function blankPlaceDatasets(
  file: FileHandle,
  start: number,
  spend: () => void,
): Promise<boolean> {
  let isChanged = false;
  for (let at = start, end = start + LONGEST_BLOCK; at < end; ) {
    spend();
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at);
    const length = head.readUInt16BE(3);
    // The highest bit says that the length itself is longer: no place is.
    if (bytesRead < HEAD_BYTES || head[0] !== MARKER || length >= 0x80_00) return isChanged;
    const value = Buffer.alloc(length);
    await file.read(value, 0, length, at + HEAD_BYTES);
    if (head[1] === APPLICATION && placeDatasets.has(head[2]) && value.some((byte) => byte !== SPACE)) {
      await file.write(value.fill(SPACE), 0, length, at + HEAD_BYTES);
      isChanged = true;
    }
    at += HEAD_BYTES + length;
  }
  return isChanged;
}

/** Marker, record, dataset, and two bytes of the length. */
const HEAD_BYTES = 5;
const MARKER = 0x1c;
const APPLICATION = 2;

/** A block of Photoshop's leads to them, or they stand alone, as in a TIFF, and begin with their version. */
const [photoshop, version] = [
  [4, 4, 0, 0],
  [MARKER, APPLICATION, 0, 0, 2],
].map((bytes) => String.fromCharCode(...bytes));
export const iptcStart = new RegExp(
  `8BIM${photoshop}[^]{4}(?=${String.fromCharCode(MARKER)})|(?=${version})`,
  "g",
);

const SPACE = 0x20;

/** Content location code and name, city, sub-location, province, country code and name. */
const placeDatasets: ReadonlySet<number | undefined> = new Set([26, 27, 90, 92, 95, 100, 101]);

/** A JPEG segment holds no more. */
const LONGEST_BLOCK = 64 * 1024;
