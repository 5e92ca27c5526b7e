import { open } from "node:fs/promises";

/** A camera or telephone writes where it was, whatever the file's name. The first bytes tell. */
export async function isRecording(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return beginnings.test(buffer.toString("latin1"));
  } finally {
    await handle.close();
  }
}

/** The formats are JPEG, PNG, GIF, WebP, TIFF, raw pictures, and what HEIF, AVIF, MP4 and QuickTime share. */
const beginnings =
  /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}(ftyp|moov|mdat|wide|free))/;
