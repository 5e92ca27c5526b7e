import sharp from "sharp";
import { expect, test } from "vitest";
import { openLake, paint, sha1Of } from "../testing/test-lake.ts";

const SERIAL = "BODY-4711";

async function photograph(): Promise<Buffer> {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "48/1 30/1 0/1" };
  const picture = sharp(await paint("#123456")).withExif({ IFD2: { BodySerialNumber: SERIAL }, IFD3: place });
  return await picture.jpeg().toBuffer();
}

async function saysMore(bytes: Buffer): Promise<boolean> {
  const { exif } = await sharp(bytes).metadata();
  return bytes.includes(SERIAL) || exif?.includes(Buffer.from([48, 0, 0, 0, 1, 0, 0, 0])) === true;
}

test("an uploaded picture says nowhere where it was taken, as a file neither, and neither does its document", async () => {
  const lake = await openLake();
  const { assets } = lake.as("editor");
  const servedAt = async (path: string) => Buffer.from(await (await lake.ask(`/${path}`)).bytes());
  const sent = await photograph();
  expect(await saysMore(sent)).toBe(true);
  const file = await assets.upload("file", sent, { filename: "odile.jpg" });
  const image = await assets.upload("image", sent, { extract: ["exif"] });
  for (const { _id, path, sha1hash, size } of [file, image]) {
    const served = await servedAt(path);
    expect(await saysMore(served)).toBe(false);
    expect([sha1hash, size]).toEqual([sha1Of(served), served.byteLength]);
    expect(_id).toContain(sha1hash);
  }
  expect(JSON.stringify(image)).not.toContain(SERIAL);
  const text = Buffer.from(`GPSLatitude="48" ${SERIAL}`);
  const { path } = await assets.upload("file", text, { filename: "a.txt" });
  expect(await servedAt(path), "no picture").toEqual(text);
});

test("a film is stored where it holds what its name says", async () => {
  const { assets } = (await openLake()).as("editor");
  const isStored = (filename: string, bytes: string) =>
    assets.upload("file", Buffer.from(bytes, "latin1"), { filename }).then(
      () => true,
      ({ statusCode, message }) => `${statusCode} ${message}`,
    );
  const [mp4, quickTime] = ["mp42", "qt  "].map((brand) => `\0\0\0\x18ftyp${brand}\0\0\0\0`);
  const refusal = expect.stringMatching(/^400 .*holds something else/);
  expect(await isStored("film.mp4", mp4 ?? "")).toBe(true);
  expect(await isStored("film.mov", quickTime ?? "")).toBe(true);
  expect(await isStored("film.webm", "\x1a\x45\xdf\xa3")).toBe(true);
  expect(await isStored("film.MP4", quickTime ?? "")).toEqual(refusal);
  expect(await isStored("film.webm", mp4 ?? "")).toEqual(refusal);
  for (const other of ["<script>alert()</script>", "x"])
    expect(await isStored("film.mp4", other)).toEqual(refusal);
});
