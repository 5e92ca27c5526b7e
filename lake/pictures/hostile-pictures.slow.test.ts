import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { noise, plain, renditionsOf } from "../testing/picture.ts";
import { pngOf } from "../testing/png.ts";
import { paint, temporaryFolder } from "../testing/test-lake.ts";
import { readPicture, usualMetadata } from "./picture-metadata.ts";
import { createSvgRasterizer } from "./svg-rasterizer.ts";

/** Black or white: one bit for each pixel, which is grey. */
const bits = (width: number, height: number, data: Buffer) => pngOf(width, height, data, [1, 0]);
const latin = (text: string) => Buffer.from(text, "latin1");

/** These are pictures by their first bytes. */
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["png, 1,000,000,000 pixels that it does not have", () => bits(100_000, 10_000, Buffer.alloc(100))],
  [
    "png, 400,000,000 pixels in a few kilobytes",
    () => bits(20_000, 20_000, deflateSync(Buffer.alloc(50_020_000))),
  ],
  ["jpeg that says it is larger", async () => resized(await paint("#369"))],
  ["tiff whose strips lie beyond its end", async () => (await tiff()).subarray(-400)],
  ["tiff whose directories go round in a circle", circularTiff],
  ["avif of other boxes", () => latin(`\0\0\0\x18ftypavif\0\0\0\0avifmif1\0\0\0Hmeta${"\0".repeat(64)}`)],
  [
    "gif without an end",
    async () => Buffer.concat([await gif(50), Buffer.alloc(1000, 0x2c)]).subarray(0, 900),
  ],
  ["byte order marks alone", () => Buffer.from("\ufeff".repeat(10_000))],
  [
    "webp that says it is huge",
    () => latin(`RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0${"\xff".repeat(6)}${"\0".repeat(8)}`),
  ],
])("%s: an answer within seconds, no 5xx, and little memory", async (_, bytesOf) => {
  const file = await temporaryFolder("picture.png");
  await writeFile(file, await bytesOf());
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
  const first = await gif(200);
  // The first frame has 200 pixels a side, and the others have one.
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const frames = Array.from({ length: 5000 }, () => frame);
  const long = Buffer.concat([first.subarray(0, -1), ...frames, first.subarray(-1)]);
  const { ask, file } = await renditionsOf("picture.gif", long, { rasterizer });
  expect((await ask("?w=100&fm=webp")).status).toBe(200);
  expect(await readPicture(file, usualMetadata, rasterizer)).toMatchObject({ width: 200, height: 200 });
});

test("a picture that takes long to make is given up, as a 4xx that says why", async () => {
  const gown = await paint("#369");
  const { ask } = await renditionsOf("gown.jpg", gown, { renderSeconds: 1 });
  const refused = await ask("?w=4096&h=4096&fit=scale&sharp=100&fm=webp");
  expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringMatching(/timeout/)]);
  expect((await ask("?w=20")).status).toBe(200);
});

const gif = (side: number) => plain(side, side).gif().toBuffer();
const tiff = () => noise(300, 300).tiff({ compression: "none" }).toBuffer();

/** The frame's header claims 9,000 pixels a side. */
function resized(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(9000, at + 5);
  jpeg.writeUInt16BE(9000, at + 7);
  return jpeg;
}

/** Its directory has a width of 100, and leads to itself. */
function circularTiff(): Buffer {
  const directory = "\x01\0\0\x01\x03\0\x01\0\0\0\x64\0\0\0\x08\0\0\0";
  return latin(`II*\0\x08\0\0\0${directory}`.padEnd(64, "\0"));
}
