import { open } from "node:fs/promises";

/** Whether a file is a picture or a film, by its first bytes, whatever its name: what a camera or a telephone writes says where it was. */
export async function isRecording(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return beginnings.test(buffer.toString("latin1"));
  } finally {
    await handle.close();
  }
}

/** JPEG, PNG, GIF, WebP, TIFF and raw pictures, and what HEIF, AVIF, MP4 and QuickTime have in common. */
const beginnings =
  /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}(ftyp|moov|mdat|wide|free))/;
