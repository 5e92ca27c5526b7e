import { deflateSync } from "node:zlib";
import type { AssetMetadataType } from "@sanity/client";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pngOf } from "../testing/png.ts";
import { paint, statusOf } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

test("a picture is uploaded once, and described", async () => {
  const { editor } = await openContractHost();
  const bytes = await paint("#336699", 40, 20);
  const asset = await editor.assets.upload("image", bytes, { filename: "blue.jpg" });
  const again = await editor.assets.upload("image", bytes, { filename: "other-name.jpg" });
  expect(again._id).toBe(asset._id);
  const metadata = { dimensions: { width: 40, height: 20, aspectRatio: 2 }, hasAlpha: false, isOpaque: true };
  const file = { originalFilename: "blue.jpg", mimeType: "image/jpeg", size: bytes.byteLength };
  const _id = expect.stringMatching(/^image-[0-9a-f]{40}-40x20-jpg$/);
  expect(asset).toMatchObject({ _id, ...file, metadata });
  await editor.delete(asset._id);
});

test("a file keeps its size and its kind", async () => {
  const { editor } = await openContractHost();
  const bytes = Buffer.from("care: dry clean");
  const asset = await editor.assets.upload("file", bytes, { filename: "care.txt" });
  const _id = expect.stringMatching(/^file-[0-9a-f]{40}-txt$/);
  expect(asset).toMatchObject({ _id, extension: "txt", size: 15 });
  await editor.delete(asset._id);
});

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

test.each([
  ["a PNG of 100,000 pixels a side", pngOf(100_000, 100_000, deflateSync(Buffer.alloc(100_000)), [8, 2])],
  ["nothing", Buffer.alloc(0)],
  ["zeros", Buffer.alloc(4096)],
  ["an SVG of 100,000 pixels a side", svg('width="100000" height="100000"')],
  ["an SVG that opens a file", svg("", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "&a;")],
  ["an SVG of entities in entities", svg("", `<!DOCTYPE svg [${laughs()}]>`, "&i;")],
  ["a compressed SVG", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ["libvips' own format", Buffer.concat([Buffer.from("b6a6f208", "hex"), Buffer.alloc(500)])],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
])("%s is refused as a picture", async (_, bytes) => {
  const { editor } = await openContractHost();
  expect(await statusOf(editor.assets.upload("image", bytes, { filename: "gown.jpg" }))).toBe(400);
});

test("why a picture is refused does not say where the lake stores its files", async () => {
  const { editor } = await openContractHost();
  const head = Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif", "latin1");
  const refused = editor.assets.upload("image", Buffer.concat([head, Buffer.alloc(3000, 7)]));
  await expect(refused).rejects.toThrow(/cannot be shown as a picture: .*header/);
  await expect(refused).rejects.not.toThrow(/incoming|upload\./);
});

describe("metadata", () => {
  // The hosted service adds two hashes, which neither shop nor Studio reads.
  const unasked = ["_type", "dimensions", "hasAlpha", "isOpaque", "blurHash", "thumbHash"];

  async function metadataOf(extract?: AssetMetadataType[]) {
    const { editor } = await openContractHost();
    const options = extract === undefined ? {} : { extract };
    return (await editor.assets.upload("image", await located().toBuffer(), options)).metadata;
  }

  test.each<[AssetMetadataType[] | undefined, string]>([
    [undefined, "lqip palette"],
    [[], ""],
    [["lqip"], "lqip"],
    [["exif", "location"], "exif location"],
  ])("who asks for %j gets: %s", async (extract, expected) => {
    const keys = Object.keys(await metadataOf(extract)).filter((key) => !unasked.includes(key));
    expect(keys.sort().join(" ")).toBe(expected);
  });

  test("exif says how a picture was taken, location where, and neither the other's", async () => {
    const metadata = await metadataOf(["exif", "location"]);
    const exif = { _type: "sanity.imageExifMetadata", Make: "Atelier", ISOSpeedRatings: 200 };
    const location = { _type: "geopoint", lat: 48.5, lng: -2.25, alt: 35 };
    expect(metadata).toMatchObject({ exif, location });
    expect(JSON.stringify(metadata.exif)).not.toContain("GPS");
  });

  test("what is not known is refused", async () => {
    const { editor } = await openContractHost();
    const uri = "/assets/images/production?meta=everything";
    expect(await statusOf(editor.request({ method: "POST", uri, body: await paint("#123456") }))).toBe(400);
  });
});

function noise() {
  const noisy = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 120, height: 90, channels: 3, background: "#000", noise: noisy } });
}

function located() {
  const latitude = { GPSLatitudeRef: "N", GPSLatitude: "48/1 30/1 0/1" };
  const longitude = { GPSLongitudeRef: "W", GPSLongitude: "2/1 15/1 0/1", GPSAltitude: "35/1" };
  const tags = { IFD0: { Make: "Atelier" }, IFD2: { ISOSpeedRatings: "200" } };
  return noise()
    .withExif({ ...tags, IFD3: { ...latitude, ...longitude } })
    .jpeg();
}

function svg(attributes: string, before = "", inside = ""): Buffer {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>`;
  return Buffer.from(`${before}${open}<text>${inside}</text></svg>`);
}

/** Each entity is ten of the one before, which makes a billion letters. */
function laughs(): string {
  const used = (at: number) => (at === 0 ? "ha" : `&${"abcdefghi"[at - 1]};`.repeat(10));
  return [..."abcdefghi"].map((name, at) => `<!ENTITY ${name} "${used(at)}">`).join("");
}
