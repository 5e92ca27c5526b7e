import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { plain } from "../testing/picture.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { readPicture } from "./picture-metadata.ts";
import { checkPicture } from "./picture-source.ts";
import { createSvgRasterizer } from "./svg-rasterizer.ts";

/** The beginning of a picture says its size. */
async function jpegOf(width: number, height: number): Promise<string> {
  const jpeg = await plain(16, 16).jpeg({ progressive: true }).toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(height, at + 5);
  jpeg.writeUInt16BE(width, at + 7);
  const file = await temporaryFolder("picture.jpg");
  await writeFile(file, jpeg);
  return file;
}

test("a picture that has to be decoded whole is refused when it would fill the memory, before it is decoded", async () => {
  const rasterizer = createSvgRasterizer();
  const side = Math.ceil(Math.sqrt(limits.wholePicturePixels)) + 1;
  const file = await jpegOf(side, side);
  const refused = expect.objectContaining({ status: 413 });
  await expect(readPicture(file, new Set(), rasterizer)).rejects.toEqual(refused);
  await expect(checkPicture(file)).rejects.toEqual(refused);
  const small = await jpegOf(16, 16);
  expect(await readPicture(small, new Set(), rasterizer)).toMatchObject({ width: 16 });
  await rasterizer.close();
});
