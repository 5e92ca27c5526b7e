import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import readExif from "exif-reader";
import sharp from "sharp";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { noise, plain } from "../testing/picture.ts";
import { pngChunk } from "../testing/png.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { isRecording, removeOrigin } from "./remove-origin.ts";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:exifEX="http://cipa.jp/exif/1.0/" xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" exif:GPSLatitude="48,51.5N" aux:SerialNumber="XMP-4714" aux:OwnerName="An Owner" drone-dji:Latitude="+48,51" dc:creator="Odile"><exif:GPSLongitude>2,21.1E</exif:GPSLongitude><exifEX:LensSerialNumber>XMP-4715</exifEX:LensSerialNumber></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** All pictures of one camera are known by these. */
const camera = {
  BodySerialNumber: "BODY-4711",
  LensSerialNumber: "LENS-4712",
  CameraOwnerName: "Odile Owner",
  ImageUniqueID: "00000000000000000000000000004713",
  LensModel: "50mm F1.4",
};

function photograph() {
  const latitude = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" };
  const IFD3 = { ...latitude, GPSLongitudeRef: "E", GPSLongitude: "2/1 21/1 6/1" };
  return noise(60, 40)
    .withExif({ IFD0: { Make: "Atelier" }, IFD2: camera, IFD3 })
    .withXmp(xmp);
}

const taken = () => photograph().jpeg().toBuffer();

/** The latitude, as most machines write it: a numerator and a denominator, least byte first. */
const latitude = Buffer.from([48, 0, 0, 0, 1, 0, 0, 0]);
const latin = (text: string) => Buffer.from(text, "latin1");
const textOf = (bytes: Buffer | undefined) => bytes?.toString("latin1") ?? "";

async function cleaned(bytes: Buffer, format: string): Promise<Buffer> {
  const file = await temporaryFolder("picture");
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

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s forgets where it was taken, and nothing else",
  async (format) => {
    const before = await photograph().toFormat(format).toBuffer();
    expect(exifIn((await sharp(before).metadata()).exif).GPSInfo).toHaveProperty("GPSLatitude");
    const after = await cleaned(before, format);
    const { exif, xmp: text } = await sharp(after).metadata();
    const { GPSInfo, Image, Photo } = exifIn(exif);
    expect([GPSInfo ?? {}, Image, Photo]).toMatchObject([
      {},
      { Make: "Atelier" },
      { LensModel: "50mm F1.4" },
    ]);
    expect(GPSInfo ?? {}).toEqual({});
    expect(textOf(after)).not.toMatch(/471[1-5]|Owner\b/);
    expect(textOf(before)).toMatch(/471[1-3]/);
    expect((await cleaned(after, format)).equals(after), "once is enough").toBe(true);
    expect(textOf(text)).not.toMatch(/48,51|2,21/);
    // A PNG may hold it compressed, and then all of it goes.
    expect(textOf(text)).toContain(format === "png" ? "" : "Odile");
    expect(after.length).toBe(before.length);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  },
);

const iptc = (dataset: number, text: string, record = 2) =>
  Buffer.concat([Buffer.from([0x1c, record, dataset, 0, text.length]), latin(text)]);

/** A photographer's program writes these, the places from the coordinates, and in the second spelling without Photoshop's block. */
const datasets = Buffer.concat([
  ...[iptc(0, "\0\x04"), iptc(120, "Odile in tulle"), iptc(90, "PLACE-Lyon"), iptc(92, "PLACE-Croix-Rousse")],
  ...[iptc(95, "PLACE-Rhone"), iptc(101, "PLACE-France"), iptc(80, "A Photographer")],
]);
const photoshop = Buffer.concat([latin("8BIM\x04\x04\0\0\0\0"), Buffer.from([0, datasets.length]), datasets]);

test.each([
  ["in Photoshop's block", Buffer.concat([latin("Photoshop 3.0\0"), photoshop])],
  ["alone", datasets],
])("words for a place, %s, go; the caption and the credit stay", async (_where, block) => {
  const bytes = Buffer.concat([latin("\xff\xd8\xff\xed\0\0"), block, latin("PLACE-no-dataset")]);
  const after = textOf(await cleaned(bytes, "jpeg"));
  expect(after).toContain("Odile in tulle");
  expect(after).toContain("A Photographer");
  expect(after.match(/PLACE-\S*/g)).toEqual(["PLACE-no-dataset"]);
});

test.each([
  'photoshop:City="PLACE"',
  "<photoshop:State>PLACE</photoshop:State>",
  'Iptc4xmpCore:Location="PLACE"',
  "<Iptc4xmpCore:CountryCode>PLACE</Iptc4xmpCore:CountryCode>",
  '<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li Iptc4xmpExt:City="PLACE" Iptc4xmpExt:Sublocation="PLACE"/></rdf:Bag></Iptc4xmpExt:LocationCreated>',
  '<Iptc4xmpExt:LocationName>\n <rdf:Alt>\n  <rdf:li xml:lang="x-default">PLACE</rdf:li></rdf:Alt></Iptc4xmpExt:LocationName>',
  "<exif:GPSLatitude><rdf:value>PLACE</rdf:value></exif:GPSLatitude>",
  "<geo:lat>PLACE</geo:lat>",
  `photoshop:City="Val d'PLACE"`,
  `photoshop:City='the "PLACE" of'`,
  '<photoshop:City xml:lang="fr">PLACE</photoshop:City>',
  '<Iptc4xmpExt:LocationName><rdf:Alt><rdf:li xml:lang="x-default">PLACE</rdf:li>\n<rdf:li xml:lang="fr">PLACE</rdf:li></rdf:Alt></Iptc4xmpExt:LocationName>',
  'geo:long="PLACE"',
])("XMP says no place as %s", async (written) => {
  const packet = `<x:xmpmeta><rdf:Description dc:title="Stays">${written}<rdf:li>Stays</rdf:li></rdf:Description></x:xmpmeta>`;
  const after = textOf(await cleaned(latin(`\xff\xd8\xff${packet}`), "jpeg"));
  expect(after).not.toContain("PLACE");
  expect(after.match(/Stays/g)).toHaveLength(2);
  expect(after).toHaveLength(packet.length + 3);
});

test("a TIFF is such a block itself", async () => {
  const { exif } = await sharp(await taken()).metadata();
  const { GPSInfo = {}, Image } = exifIn(await cleaned(exif?.subarray(6) ?? Buffer.alloc(0), "tiff"));
  expect([GPSInfo, Image?.Make]).toEqual([{}, "Atelier"]);
});

/** The words of a TIFF are numbers of four bytes, or of eight where it is big. */
function tiffOf(isBig = false) {
  const word = isBig ? 8 : 4;
  const number = (value: number, bytes = word) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, Math.min(bytes, 6));
    return buffer;
  };
  return {
    word,
    head: (first: number) => Buffer.concat([latin(isBig ? "II+\0\x08\0\0\0" : "II*\0"), number(first)]),
    entry: (tag: number, type: number, count: number, value: number) =>
      Buffer.concat([number(tag, 2), number(type, 2), number(count), number(value)]),
    table: (...entries: Buffer[]) =>
      Buffer.concat([number(entries.length, isBig ? 8 : 2), ...entries, number(0)]),
    sizeOf: (entries: number) => (isBig ? 8 : 2) + entries * (4 + 2 * word) + word,
  };
}

test.each([false, true])(
  "a TIFF's tables lie anywhere, with long places (%s) or short ones",
  async (isBig) => {
    const { word, head, entry, table, sizeOf } = tiffOf(isBig);
    const pixels = 70_000;
    const first = 2 * word + pixels;
    const gps = first + sizeOf(2);
    const values = gps + sizeOf(1);
    const tiff = Buffer.concat([
      head(first),
      Buffer.alloc(pixels, 7),
      table(entry(0x8825, 4, 1, gps), entry(0xa431, 2, 14, values + 24)),
      table(entry(2, 5, 3, values)),
      latin("PLACE-48-51-29.57-NORTHSERIAL-471100\0"),
    ]);
    const after = textOf(await cleaned(tiff, "tiff"));
    expect(after).not.toMatch(/PLACE|SERIAL/);
    expect(after.slice(0, first)).toBe(tiff.toString("latin1", 0, first));
  },
);

test("places go from beside a tag of a type that nobody knows", async () => {
  const { head, entry, table, sizeOf } = tiffOf();
  const gps = 8 + sizeOf(2);
  const tables = [
    table(entry(0x9999, 0, 1, 0), entry(0x8825, 4, 1, gps)),
    table(entry(2, 2, 6, gps + sizeOf(1))),
  ];
  const after = await cleaned(Buffer.concat([head(8), ...tables, latin("PLACE\0")]), "tiff");
  expect(textOf(after)).not.toContain("PLACE");
});

test("tags that point beyond the end make no file longer", async () => {
  const { head, entry, table } = tiffOf();
  const tables = [table(entry(0x8825, 4, 1, 26)), table(entry(2, 5, 3, 0x40_00_00_00))];
  const tiff = Buffer.concat([head(8), ...tables]);
  expect(await cleaned(tiff, "tiff")).toHaveLength(tiff.length);
});

test("a maker's note goes, and places of a type that nobody knows", async () => {
  const { head, entry, table } = tiffOf();
  const tiff = Buffer.concat([
    ...[head(8), table(entry(0x8769, 4, 1, 38), entry(0x8825, 4, 1, 56)), table(entry(0x927c, 7, 13, 86))],
    ...[table(entry(0x0001, 2, 2, 0x4e), entry(0x0002, 99, 3, 0x4711)), latin("SERIAL-471100")],
  ]);
  const after = await cleaned(tiff, "tiff");
  expect(after.subarray(56).equals(Buffer.alloc(tiff.length - 56))).toBe(true);
  expect(after.subarray(0, 56).equals(tiff.subarray(0, 56))).toBe(true);
});

const loci = latin("\0\0\0\x23loci\0\0\0\0\x15\xc7Home\0\0\0\x02\x4b\x64\0\x30\xdb\xb3\0\x23\0\0e\0\0next");
const wide = Buffer.from(' <x exif:GPSLatitude="48,51.5N">Odile', "utf16le");

test.each([
  ["a telephone's film", latin("ilst\0\0\0\x01+48.8582+002.2945+035.000/"), "8582"],
  ["a film of 3GPP", loci, "Home"],
  ["a film of 3GPP in numbers", loci, "\x30\xdb\xb3"],
  ["a film of 3GPP with flags", Buffer.from(loci).fill(1, 9, 12), "Home"],
  ["XMP in UTF-16", wide, "4\x008"],
  ["XMP in UTF-16, the other way round", Buffer.from(wide).swap16(), "4\x008"],
])("%s says no place", async (_, bytes, place) => {
  const [before, after] = [textOf(bytes), textOf(await cleaned(bytes, "mov"))];
  expect([before.includes(place), after.includes(place)]).toEqual([true, false]);
  expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)]);
});

test.each(["\x1aE\xdf\xa3", "\0\0\0\x14skip", "\0\0\0\x14uuid", "\0\0\0\x14pnot"])(
  "a file that begins with %j may be a recording",
  async (beginning) => {
    const file = join(await temporaryFolder(), "film");
    await writeFile(file, latin(beginning.padEnd(32, "\0")));
    expect(await isRecording(file)).toBe(true);
  },
);

test("a second picture in the same file is looked at as well", async () => {
  const one = await taken();
  const after = await cleaned(Buffer.concat([one, one]), "jpeg");
  expect([one.includes(latitude), after.includes(latitude)]).toEqual([true, false]);
});

test("it is removed from the film in a motion photo, too", async () => {
  const tag = latin("\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+48.8584+002.2945/");
  const after = await cleaned(Buffer.concat([await taken(), tag]), "jpeg");
  expect(textOf(after)).not.toContain("48.8584");
});

/** The chunks stand before the end of a small picture. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await plain(8, 8).png().toBuffer();
  return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);
}

test.each(["exif", "iptc", "8bim"])(
  "a PNG's hidden tags (%s) are emptied, and its readers are content",
  async (kind) => {
    const hidden = Buffer.concat([latin(`Raw profile type ${kind}\0\0`), deflateSync("4769")]);
    const compressed = Buffer.concat([latin("XML:com.adobe.xmp\0\x01\0\0\0"), deflateSync(xmp)]);
    const after = await cleaned(await pngWith(pngChunk("zTXt", hidden), pngChunk("iTXt", compressed)), "png");
    expect([after.includes("Raw profile type"), after.includes(deflateSync(xmp))]).toEqual([false, false]);
    await expect(sharp(after).raw().toBuffer()).resolves.toHaveLength(8 * 8 * 3);
  },
);

test("a picture that does not say it stays as it is", async () => {
  const before = plain(300, 300).withExif({ IFD0: { Make: "Atelier" } });
  const bytes = await before.jpeg().toBuffer();
  expect((await cleaned(bytes, "jpeg")).equals(bytes)).toBe(true);
});

test.each([
  ["beginnings of tags", Buffer.alloc(1024 * 1024, "II*\0\x08\0\0\0", "latin1")],
  ["written places", Buffer.alloc(1024 * 1024, ' gpslatitude="1"', "latin1")],
])("a file of nothing but %s is refused, and not looked through to its end", async (_, bytes) => {
  await expect(cleaned(bytes, "jpeg")).rejects.toMatchObject({ status: 400 });
});

test("a PNG of nothing but chunks is refused; what follows its end is not looked at", async () => {
  const chunks = Buffer.alloc(12 * (limits.picturePieces + 1), pngChunk("noNe", Buffer.alloc(0)));
  await expect(cleaned(await pngWith(chunks), "png")).rejects.toMatchObject({ status: 400 });
  const after = Buffer.concat([await pngWith(), chunks]);
  expect(await cleaned(after, "png")).toEqual(after);
});

test("looking through a file ends when its time is up, and may be tried again", async () => {
  const file = await temporaryFolder("picture");
  await writeFile(file, await taken());
  await expect(removeOrigin(file, "jpeg", AbortSignal.abort())).rejects.toMatchObject({ status: 503 });
});
