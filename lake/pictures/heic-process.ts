import { readFile, writeFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { httpError } from "@trousseau/host/http-error.ts";
import sharp from "sharp";
import { limits } from "../limits.ts";
import { endOutOfMemory, handleThreadedTasks } from "../process/task-handler.ts";
import { isFileTask } from "../process/task-messages.ts";

// This process reads HEIC by WebAssembly, which reaches nothing but its own memory. libvips only writes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.concurrency(1);

const PAGE_BYTES = 64 * 1024;
// V8 lets no WebAssembly have more, from the moment at which it is loaded.
setFlagsFromString(`--wasm-max-mem-pages=${(limits.heicMegabytes * 1024 * 1024) / PAGE_BYTES}`);
const { default: libheif } = await import("libheif-js/wasm-bundle.js");

handleThreadedTasks(async (task) => {
  if (!isFileTask(task)) throw new Error("This process only converts HEIC");
  const bytes = await readFile(task.file);
  await writeFile(task.file, withProfile(await jpegOf(bytes), profileIn(bytes)));
  return "";
});

/** Telephones keep more detail than this loses, in files of a few megabytes. */
const QUALITY = 90;

/** It frees the last picture when it decodes the next. */
const decoder = new libheif.HeifDecoder();

async function jpegOf(bytes: Buffer): Promise<Buffer> {
  const pictures = withinMemory(() => decoder.decode(bytes));
  try {
    return await encode(pictures.find((picture) => picture.is_primary()));
  } finally {
    for (const picture of pictures) picture.free();
  }
}

/** libheif turns and crops the picture as its file says. */
async function encode(picture: ReturnType<typeof decoder.decode>[number] | undefined): Promise<Buffer> {
  if (!picture) throw damaged();
  const width = picture.get_width();
  const height = picture.get_height();
  if (width * height > limits.heicPixels)
    throw httpError(
      413,
      `A HEIC picture can have at most ${limits.heicPixels} pixels. Save it smaller, or as JPEG.`,
    );
  const { heif_colorspace_RGB: colours } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: chroma } = libheif.heif_chroma;
  const decoded = withinMemory(() => libheif.heif_js_decode_image2(picture.handle, colours, chroma));
  if (!("channels" in decoded)) throw damaged();
  try {
    const [{ data, stride }] = decoded.channels;
    // A row ends with bytes that are no pixels.
    const raw = { width: stride / CHANNELS, height, channels: CHANNELS } as const;
    const jpeg = sharp(data, { raw }).extract({ left: 0, top: 0, width, height });
    return await jpeg.flatten({ background: "#fff" }).jpeg({ quality: QUALITY }).toBuffer();
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}

/** These are red, green, blue and opacity. */
const CHANNELS = 4;

function damaged() {
  return httpError(
    400,
    "The HEIC picture is damaged or incomplete. Send it from the telephone again, or save it as JPEG.",
  );
}

/** A failure inside leaves libheif unusable, mostly for want of memory. */
function withinMemory<Result>(work: () => Result): Result {
  try {
    return work();
  } catch {
    endOutOfMemory();
  }
}

/** A telephone's colours are wider than a screen's, and mean nothing without this. The first is the picture's own. */
function profileIn(bytes: Buffer): Buffer {
  const at = bytes.indexOf("colrprof", 0, "latin1");
  if (at < 4) return Buffer.alloc(0);
  return bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
}

/** A JPEG has its profile in segments after the first one, which says what it is. sharp would change the colours for it. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / SEGMENT_BYTES);
  if (count > MOST_SEGMENTS) throw damaged();
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * SEGMENT_BYTES, (index + 1) * SEGMENT_BYTES);
    const head = Buffer.from("\xff\xe2\0\0ICC_PROFILE\0\0\0", "latin1");
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    head.writeUInt8(index + 1, head.length - 2);
    head.writeUInt8(count, head.length - 1);
    return Buffer.concat([head, part]);
  });
  const first = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, first), ...segments, jpeg.subarray(first)]);
}

const SEGMENT_BYTES = 65_000;

/** One byte counts them. */
const MOST_SEGMENTS = 255;
