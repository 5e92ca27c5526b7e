import { deflateSync } from "node:zlib";
import type { AssetMetadataType } from "@sanity/client";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pngOf } from "../testing/png.ts";
import { clientAs, ORIGIN, openTestLake, paint } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

test("a picture is uploaded once, described, and served from its address", async () => {
  const { editor, id } = await openContractHost();
  const bytes = await paint("#336699", 40, 20);
  const asset = await editor.assets.upload("image", bytes, { filename: "blue.jpg", title: id("title") });
  const again = await editor.assets.upload("image", bytes, { filename: "other-name.jpg" });
  expect(again._id).toBe(asset._id);
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-jpg$/),
    originalFilename: "blue.jpg",
    mimeType: "image/jpeg",
    size: bytes.byteLength,
    metadata: { dimensions: { width: 40, height: 20, aspectRatio: 2 }, hasAlpha: false, isOpaque: true },
  });
  await editor.delete(asset._id);
});

test("a file keeps its bytes and its name", async () => {
  const { editor } = await openContractHost();
  const asset = await editor.assets.upload("file", Buffer.from("care: dry clean"), {
    filename: "care.txt",
  });
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-txt$/),
    extension: "txt",
    size: 15,
  });
  await editor.delete(asset._id);
});

test("a deleted asset is gone from its address at once, and back when its document is restored", async () => {
  const { editor, statusOf } = await openServedLake();
  for (const kind of ["image", "file"] as const) {
    const asset = await editor.assets.upload(kind, await paint("#804020"), { filename: "gown.jpg" });
    const addresses = [`/${asset.path}`, `/${asset.path}?w=20`, `/${asset.path}/named.jpg`];
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([200, 200, 200]);
    await editor.delete(asset._id);
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([404, 404, 404]);
    await editor.createOrReplace(asset);
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([200, 200, 200]);
  }
});

async function openServedLake() {
  const lake = await openTestLake();
  const editor = clientAs(lake, "editor");
  return { editor, statusOf: async (path: string) => (await lake.fetch(ORIGIN + path)).status };
}

test.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
  "a %s that ends too early is the client's mistake, at every length",
  async (format) => {
    const { editor } = await openContractHost();
    const whole = await noise().toFormat(format).toBuffer();
    for (const share of [0.1, 0.5, 0.99]) {
      const part = whole.subarray(0, Math.floor(whole.length * share));
      expect(await statusOf(editor.assets.upload("image", part)), `${share}`).toBe(400);
    }
  },
);

test("what is no picture, or a hostile one, is refused", async () => {
  const { editor } = await openContractHost();
  const hostile = {
    "a PNG of 100,000 pixels a side": pngOf(100_000, 100_000, deflateSync(Buffer.alloc(100_000)), [8, 2]),
    nothing: Buffer.alloc(0),
    zeros: Buffer.alloc(4096),
    "an SVG of 100,000 pixels a side": svg('width="100000" height="100000"'),
    "an SVG that opens a file": svg("", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "&a;"),
    "an SVG of entities in entities": svg("", `<!DOCTYPE svg [${laughs()}]>`, "&i;"),
    "an SVG that is compressed": Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
    "libvips' own format": Buffer.concat([Buffer.from("b6a6f208", "hex"), Buffer.alloc(500)]),
    "a web page": Buffer.from("<!doctype html><script>alert(1)</script>"),
  };
  for (const [what, bytes] of Object.entries(hostile))
    expect(await statusOf(editor.assets.upload("image", bytes, { filename: "gown.jpg" })), what).toBe(400);
});

test("why a picture is refused does not say where the lake stores its files", async () => {
  const { editor } = await openContractHost();
  const avif = Buffer.concat([
    Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif", "latin1"),
    Buffer.alloc(3000, 7),
  ]);
  const refused = editor.assets.upload("image", avif, { filename: "gown.avif" });
  await expect(refused).rejects.toThrow(/cannot be shown as a picture: .*header/);
  await expect(refused).rejects.not.toThrow(/incoming|upload\./);
});

describe("metadata", () => {
  const always = ["_type", "dimensions", "hasAlpha", "isOpaque"];

  test("is the usual, or what the client wants", async () => {
    const { editor } = await openContractHost();
    const keysFor = async (extract?: AssetMetadataType[]) => {
      const options = extract === undefined ? {} : { extract };
      const { metadata } = await editor.assets.upload("image", await located().jpeg().toBuffer(), options);
      return Object.keys(metadata).filter((key) => !always.includes(key));
    };
    expect((await keysFor()).sort()).toEqual(["blurHash", "lqip", "palette"]);
    expect(await keysFor([])).toEqual([]);
    expect(await keysFor(["lqip"])).toEqual(["lqip"]);
    expect((await keysFor(["exif", "location", "thumbhash"])).sort()).toEqual([
      "exif",
      "location",
      "thumbHash",
    ]);
  });

  test("exif says how a picture was taken, location where, and neither the other's", async () => {
    const { editor } = await openContractHost();
    const extract: AssetMetadataType[] = ["exif", "location"];
    const bytes = await located().jpeg().toBuffer();
    const { metadata } = await editor.assets.upload("image", bytes, { extract });
    expect(metadata).toMatchObject({
      location: { _type: "geopoint", lat: 48.5, lng: -2.25, alt: 35 },
      exif: { _type: "sanity.imageExifMetadata", Make: "Atelier", ISOSpeedRatings: 200 },
    });
    expect(JSON.stringify(metadata.exif)).not.toContain("GPS");
  });

  test("what is not known is refused", async () => {
    const { editor } = await openContractHost();
    const upload = editor.request({
      method: "POST",
      uri: "/assets/images/production?meta=everything",
      body: await paint("#123456"),
    });
    expect(await statusOf(upload)).toBe(400);
  });
});

function statusOf(upload: Promise<unknown>): Promise<unknown> {
  return upload.then(
    () => "accepted",
    (error: { statusCode?: number }) => error.statusCode,
  );
}

function noise() {
  const noisy = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 120, height: 90, channels: 3, background: "#000", noise: noisy } });
}

function located() {
  return noise().withExif({
    IFD0: { Make: "Atelier" },
    IFD2: { ISOSpeedRatings: "200" },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "48/1 30/1 0/1",
      GPSLongitudeRef: "W",
      GPSLongitude: "2/1 15/1 0/1",
      GPSAltitude: "35/1",
    },
  });
}

function svg(attributes: string, before = "", inside = ""): Buffer {
  return Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><text>${inside}</text></svg>`,
  );
}

/** Each entity is ten of the one before, which makes a billion letters. */
function laughs(): string {
  const names = [..."abcdefghi"];
  return names
    .map((name, at) => `<!ENTITY ${name} "${at === 0 ? "ha" : `&${names[at - 1]};`.repeat(10)}">`)
    .join("");
}
