import sharp from "sharp";
import { expect, test } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { clientAs, ORIGIN, openTestLake, paint, sha1Of } from "../testing/test-lake.ts";

const SERIAL = "BODY-4711";

async function photograph(): Promise<Buffer> {
  return await sharp(await paint("#123456"))
    .withExif({
      IFD2: { BodySerialNumber: SERIAL },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 30/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

async function saysMore(bytes: Buffer): Promise<boolean> {
  const { exif } = await sharp(bytes).metadata();
  return bytes.includes(SERIAL) || exif?.includes(Buffer.from([48, 0, 0, 0, 1, 0, 0, 0])) === true;
}

async function bytesAt(lake: ContentLake, path: string): Promise<Buffer> {
  const response = await lake.fetch(`${ORIGIN}/${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test("an uploaded picture says nowhere where it was taken, as a file neither, and neither does its document", async () => {
  const lake = await openTestLake();
  const editor = clientAs(lake, "editor");
  const sent = await photograph();
  expect(await saysMore(sent)).toBe(true);
  const file = await editor.assets.upload("file", sent, { filename: "odile.jpg" });
  const image = await editor.assets.upload("image", sent, { extract: ["exif"] });
  for (const { _id, path, sha1hash, size } of [file, image]) {
    const served = await bytesAt(lake, path);
    expect(await saysMore(served)).toBe(false);
    expect([sha1hash, size]).toEqual([sha1Of(served), served.byteLength]);
    expect(_id).toContain(sha1hash);
  }
  expect(JSON.stringify(image)).not.toContain(SERIAL);
  const text = await editor.assets.upload("file", Buffer.from(`GPSLatitude="48" ${SERIAL}`), {
    filename: "a.txt",
  });
  expect((await bytesAt(lake, text.path)).toString(), "no picture").toContain(SERIAL);
});
