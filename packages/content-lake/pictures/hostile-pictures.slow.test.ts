import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { pngOf } from "../testing/png.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { readPicture, usualMetadata } from "./picture-metadata.ts";
import { createRenditions } from "./renditions.ts";
import { createSvgRasterizer } from "./svg-rasterizer.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The kind is grey with one bit for each pixel. */
const BLACK_OR_WHITE = [1, 0] as const;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#369" } });

/** These are pictures by their first bytes. */
const hostile: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "png, 1,000,000,000 pixels that it does not have": () =>
    pngOf(100_000, 10_000, Buffer.alloc(100), BLACK_OR_WHITE),
  "png, 400,000,000 pixels in a few kilobytes": () =>
    pngOf(20_000, 20_000, deflateSync(Buffer.alloc(20_000 * 2501)), BLACK_OR_WHITE),
  "jpeg that says it is larger": async () => resized(await plain(300, 300).jpeg().toBuffer()),
  "tiff whose strips lie beyond its end": async () =>
    (await noise(300, 300).tiff({ compression: "none" }).toBuffer()).subarray(-400),
  "tiff whose directories go round in a circle": circularTiff,
  "avif of other boxes": () =>
    Buffer.concat([box("ftyp", Buffer.from("avif\0\0\0\0avifmif1")), box("meta", Buffer.alloc(64))]),
  "gif without an end": async () =>
    Buffer.concat([await plain(50, 50).gif().toBuffer(), Buffer.alloc(1000, 0x2c)]).subarray(0, 900),
  "byte order marks alone": () => Buffer.from("\ufeff".repeat(10_000)),
  "webp that says it is huge": () =>
    Buffer.concat([
      Buffer.from("RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0", "latin1"),
      Buffer.alloc(6, 0xff),
      Buffer.alloc(8),
    ]),
};

test.each(Object.keys(hostile))("%s: an answer within seconds, no 5xx, and little memory", async (name) => {
  const file = join(await temporaryFolder(), "picture.png");
  await writeFile(file, (await hostile[name]?.()) ?? "");
  const reader = join(import.meta.dirname, "../testing/picture-reader.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [reader, file]);
  const { statuses, megabytes } = JSON.parse(stdout);
  expect(statuses).toHaveLength(5);
  for (const status of statuses) expect(status).toSatisfy((code: number) => code >= 200 && code < 500);
  expect(megabytes).toBeLessThan(600);
});

test("an animation of thousands of frames shows its first, and is described", async () => {
  const rasterizer = createSvgRasterizer();
  onTestFinished(() => rasterizer.close());
  const folder = await temporaryFolder();
  const file = join(folder, "picture.gif");
  await writeFile(file, await gifOf(5000));
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), rasterizer });
  const response = await renditions.respond(new Request("http://shop.test/picture.gif?w=100&fm=webp"), file);
  expect(response.status).toBe(200);
  expect(await readPicture(file, usualMetadata, rasterizer)).toMatchObject({ width: 200, height: 200 });
});

test("a picture that takes long to make is given up, as a 4xx that says why", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "gown.jpg");
  await writeFile(file, await plain(300, 400).jpeg().toBuffer());
  const cacheFolder = join(folder, "renditions");
  const ask = (query: string, renderSeconds: number) =>
    createRenditions({ cacheFolder, renderSeconds }).respond(
      new Request(`http://shop.test/picture.jpg${query}`),
      file,
    );
  const refused = await ask("?w=4096&h=4096&fit=scale&blur=1000&sharp=100", 1);
  expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringMatching(/timeout/)]);
  expect((await ask("?w=20", 60)).status).toBe(200);
});

function noise(width: number, height: number) {
  const background = "#777777";
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: "gaussian", mean: 120, sigma: 60 } },
  });
}

function box(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data]);
}

/** The frame's header claims 9,000 pixels a side. */
function resized(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(9000, at + 5);
  jpeg.writeUInt16BE(9000, at + 7);
  return jpeg;
}

function circularTiff(): Buffer {
  const tiff = Buffer.alloc(64);
  tiff.write("II*\0\x08\0\0\0", "latin1");
  tiff.writeUInt16LE(1, 8);
  // The directory has a width, and leads to itself.
  tiff.writeUInt16LE(256, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt32LE(100, 18);
  tiff.writeUInt32LE(8, 22);
  return tiff;
}

/** The first frame has 200 pixels a side, and the others have one. */
async function gifOf(frames: number): Promise<Buffer> {
  const first = await plain(200, 200).gif().toBuffer();
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    first.subarray(0, -1),
    ...Array.from({ length: frames }, () => frame),
    first.subarray(-1),
  ]);
}
