import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import readExif from "exif-reader";
import sharp from "sharp";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { pngChunk } from "../testing/png.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { removeOrigin } from "./remove-origin.ts";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:exifEX="http://cipa.jp/exif/1.0/" xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" exif:GPSLatitude="48,51.5N" aux:SerialNumber="XMP-4714" aux:OwnerName="An Owner" drone-dji:Latitude="+48,51" dc:creator="Odile"><exif:GPSLongitude>2,21.1E</exif:GPSLongitude><exifEX:LensSerialNumber>XMP-4715</exifEX:LensSerialNumber></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** All pictures of one camera are known by these. */
const camera = {
  BodySerialNumber: "BODY-4711",
  LensSerialNumber: "LENS-4712",
  CameraOwnerName: "Odile Owner",
  ImageUniqueID: "00000000000000000000000000004713",
  LensModel: "50mm F1.4",
};

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s forgets where it was taken, and nothing else",
  async (format) => {
    const before = await photograph().toFormat(format).toBuffer();
    expect(exifIn((await sharp(before).metadata()).exif).GPSInfo).toHaveProperty("GPSLatitude");

    const after = await cleaned(before, format);
    const { exif, xmp: text } = await sharp(after).metadata();
    expect(exifIn(exif).GPSInfo ?? {}).toEqual({});
    expect(exifIn(exif).Image).toMatchObject({ Make: "Atelier" });
    expect(exifIn(exif).Photo).toMatchObject({ LensModel: "50mm F1.4" });
    expect(after.toString("latin1")).not.toMatch(/471[1-5]|Owner\b/);
    expect(before.toString("latin1")).toMatch(/471[1-3]/);
    expect((await cleaned(after, format)).equals(after), "once is enough").toBe(true);
    expect(text?.toString() ?? "").not.toMatch(/48,51|2,21/);
    // A PNG may hold it compressed, and then all of it goes.
    expect(text?.toString() ?? "").toContain(format === "png" ? "" : "Odile");
    expect(after.length).toBe(before.length);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  },
);

test("a TIFF is such a block itself", async () => {
  const { exif } = await sharp(await photograph().jpeg().toBuffer()).metadata();
  const tiff = exif?.subarray(6) ?? Buffer.alloc(0);
  const tags = exifIn(await cleaned(tiff, "tiff"));
  expect([tags.GPSInfo ?? {}, tags.Image?.Make]).toEqual([{}, "Atelier"]);
});

test.each([false, true])(
  "a TIFF's tables lie anywhere, with long places (%s) or short ones",
  async (isBig) => {
    const pixels = 70_000;
    const word = isBig ? 8 : 4;
    const number = (value: number, bytes = word) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, Math.min(bytes, 6));
      return buffer;
    };
    const entry = (tag: number, type: number, count: number, value: number) =>
      Buffer.concat([number(tag, 2), number(type, 2), number(count), number(value)]);
    const table = (...entries: Buffer[]) =>
      Buffer.concat([number(entries.length, isBig ? 8 : 2), ...entries, number(0)]);
    const size = (entries: number) => (isBig ? 8 : 2) + entries * (4 + 2 * word) + word;
    const first = 2 * word + pixels;
    const gps = first + size(2);
    const values = gps + size(1);
    const head = Buffer.concat([Buffer.from(isBig ? "II+\0\x08\0\0\0" : "II*\0", "latin1"), number(first)]);
    const tiff = Buffer.concat([
      head,
      Buffer.alloc(pixels, 7),
      table(entry(0x8825, 4, 1, gps), entry(0xa431, 2, 14, values + 24)),
      table(entry(2, 5, 3, values)),
      Buffer.from("PLACE-48-51-29.57-NORTHSERIAL-471100\0", "latin1"),
    ]);
    const after = (await cleaned(tiff, "tiff")).toString("latin1");
    expect([after.includes("PLACE"), after.includes("SERIAL")]).toEqual([false, false]);
    expect(after.slice(0, first)).toBe(tiff.toString("latin1", 0, first));
  },
);

test("tags that point beyond the end make no file longer", async () => {
  const entry = Buffer.from("\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0", "latin1");
  const far = Buffer.from("\x02\0\x05\0\x03\0\0\0\0\0\0\x40", "latin1");
  const tiff = Buffer.concat([
    Buffer.from("II*\0\x08\0\0\0\x01\0", "latin1"),
    ...[entry, Buffer.alloc(4), Buffer.from("\x01\0", "latin1"), far, Buffer.alloc(4)],
  ]);
  expect(await cleaned(tiff, "tiff")).toHaveLength(tiff.length);
});

const loci = "\0\0\0\x23loci\0\0\0\0\x15\xc7Home\0\0\0\x02\x4b\x64\0\x30\xdb\xb3\0\x23\0\0e\0\0next";
const wide = Buffer.from(' <x exif:GPSLatitude="48,51.5N">Odile', "utf16le");

test.each([
  ["a telephone's film", Buffer.from("ilst\0\0\0\x01+48.8582+002.2945+035.000/", "latin1"), "8582"],
  ["a film of 3GPP", Buffer.from(loci, "latin1"), "Home"],
  ["a film of 3GPP in numbers", Buffer.from(loci, "latin1"), "\x30\xdb\xb3"],
  ["XMP in UTF-16", wide, "4\x008"],
  ["XMP in UTF-16, the other way round", Buffer.from(wide).swap16(), "4\x008"],
])("%s says no place", async (_, bytes, place) => {
  const before = bytes.toString("latin1");
  const after = (await cleaned(bytes, "mov")).toString("latin1");
  expect([before.includes(place), after.includes(place)]).toEqual([true, false]);
  expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)]);
});

test("a maker's note goes, and places of a type that nobody knows", async () => {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const table = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)]);
  const tiff = Buffer.concat([
    Buffer.from("II*\0\x08\0\0\0", "latin1"),
    table(entry(0x8769, 4, 1, 38), entry(0x8825, 4, 1, 56)),
    table(entry(0x927c, 7, 13, 86)),
    table(entry(0x0001, 2, 2, 0x4e), entry(0x0002, 99, 3, 0x4711)),
    Buffer.from("SERIAL-471100"),
  ]);
  const after = await cleaned(tiff, "tiff");
  expect(after.subarray(56).equals(Buffer.alloc(tiff.length - 56))).toBe(true);
  expect(after.subarray(0, 56).equals(tiff.subarray(0, 56))).toBe(true);
});

test("a second picture in the same file is looked at as well", async () => {
  const one = await photograph().jpeg().toBuffer();
  const after = await cleaned(Buffer.concat([one, one]), "jpeg");
  expect(after.subarray(one.length).includes(rational(48))).toBe(false);
  expect(one.includes(rational(48))).toBe(true);
});

test("it is removed from the film in a motion photo, too", async () => {
  const tag = Buffer.from("\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+48.8584+002.2945/", "latin1");
  const after = await cleaned(Buffer.concat([await photograph().jpeg().toBuffer(), tag]), "jpeg");
  expect(after.toString("latin1")).not.toContain("48.8584");
});

test("a PNG's hidden tags are emptied, and its readers are content", async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#369" } })
    .png()
    .toBuffer();
  const hidden = pngChunk(
    "zTXt",
    Buffer.concat([Buffer.from("Raw profile type exif\0\0"), deflateSync("4769")]),
  );
  const compressed = Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\x01\0\0\0"), deflateSync(xmp)]);
  const end = plain.length - 12;
  const before = Buffer.concat([
    plain.subarray(0, end),
    hidden,
    pngChunk("iTXt", compressed),
    plain.subarray(end),
  ]);
  const after = await cleaned(before, "png");
  expect(after.includes("Raw profile type")).toBe(false);
  expect(after.includes(deflateSync(xmp))).toBe(false);
  expect((await sharp(after).metadata()).width).toBe(8);
  await expect(sharp(after).raw().toBuffer()).resolves.toHaveLength(8 * 8 * 3);
});

test("a picture that does not say it stays as it is", async () => {
  const before = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Make: "Atelier" } })
    .jpeg()
    .toBuffer();
  expect((await cleaned(before, "jpeg")).equals(before)).toBe(true);
});

function photograph() {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#000", noise } })
    .withExif({
      IFD0: { Make: "Atelier" },
      IFD2: camera,
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 51/1 30/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "2/1 21/1 6/1",
      },
    })
    .withXmp(xmp);
}

test.each([
  ["beginnings of tags", Buffer.alloc(1024 * 1024, "II*\0\x08\0\0\0", "latin1")],
  ["written places", Buffer.alloc(1024 * 1024, ' gpslatitude="1"', "latin1")],
])("a file of nothing but %s is refused, and not looked through to its end", async (_, bytes) => {
  await expect(cleaned(bytes, "jpeg")).rejects.toMatchObject({ status: 400 });
});

test("a PNG of nothing but chunks is refused; what follows its end is not looked at", async () => {
  const [plain, most] = [
    await sharp(await photograph().jpeg().toBuffer())
      .png()
      .toBuffer(),
    limits.picturePieces,
  ];
  const chunks = Buffer.alloc(12 * (most + 1), pngChunk("noNe", Buffer.alloc(0)));
  const end = plain.length - 12;
  const inside = Buffer.concat([plain.subarray(0, end), chunks, plain.subarray(end)]);
  await expect(cleaned(inside, "png")).rejects.toMatchObject({ status: 400 });
  const after = Buffer.concat([plain, chunks]);
  expect(await cleaned(after, "png")).toEqual(after);
});

test("looking through a file ends when its time is up, and may be tried again", async () => {
  const file = join(await temporaryFolder(), "picture");
  await writeFile(file, await photograph().jpeg().toBuffer());
  await expect(removeOrigin(file, "jpeg", AbortSignal.abort())).rejects.toMatchObject({ status: 503 });
});

async function cleaned(bytes: Buffer, format: string): Promise<Buffer> {
  const file = join(await temporaryFolder(), "picture");
  await writeFile(file, bytes);
  const isChanged = await removeOrigin(file, format);
  const result = await readFile(file);
  expect(isChanged).toBe(!result.equals(bytes));
  return result;
}

function exifIn(block: Buffer | undefined) {
  if (block === undefined) throw new Error("The picture has no EXIF");
  return readExif(block);
}

/** Most machines write a numerator and a denominator, least byte first. */
function rational(value: number): Buffer {
  return Buffer.from([value, 0, 0, 0, 1, 0, 0, 0]);
}
