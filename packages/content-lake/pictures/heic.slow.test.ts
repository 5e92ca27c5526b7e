import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { clientAs, ORIGIN, openTestLake, sha1Of } from "../testing/test-lake.ts";

/** Terracotta above grey in Display P3. The file holds it lying, says that it stands, and has a place in its EXIF. */
const telephone = await readFile(new URL("../testing/telephone.heic", import.meta.url));

async function openUploads() {
  const lake = await openTestLake();
  const editor = clientAs(lake, "editor");
  return { lake, upload: editor.assets.upload.bind(editor.assets, "image") };
}

test("a telephone's HEIC is kept as a JPEG that stands upright, and is the same when it comes again", async () => {
  const { lake, upload } = await openUploads();
  const asset = await upload(telephone, { filename: "IMG_0412.HEIC", extract: ["exif", "location"] });
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-64x96-jpg$/),
    mimeType: "image/jpeg",
    originalFilename: "IMG_0412.jpg",
  });
  expect(Object.keys(asset.metadata)).not.toContain("location");
  expect((await upload(telephone, { filename: "other.heic" }))._id).toBe(asset._id);
  const stored = Buffer.from(await (await lake.fetch(`${ORIGIN}/${asset.path}`)).arrayBuffer());
  expect([sha1Of(stored), stored.length]).toEqual([asset.sha1hash, asset.size]);
  const { exif, orientation, hasProfile } = await sharp(stored).metadata();
  expect({ exif, orientation, hasProfile }).toEqual({
    exif: undefined,
    orientation: undefined,
    hasProfile: true,
  });
});

test("its colours are those that the telephone saw", async () => {
  const { lake, upload } = await openUploads();
  const { path } = await upload(telephone);
  const rendition = await lake.fetch(`${ORIGIN}/${path}?fm=png`);
  const { data, info } = await sharp(await rendition.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const isNear = (given: number[], expected: number[]) =>
    expected.every((value, channel) => Math.abs(value - (given[channel] ?? 0)) < 4);
  // Display P3 calls this red 200, 90, 70, and sRGB as it is here.
  expect(isNear(at(32, 20), [216, 81, 62]), `${at(32, 20)}`).toBe(true);
  expect(isNear(at(32, 80), [128, 128, 128]), `${at(32, 80)}`).toBe(true);
});

test("one with more pixels than a telephone has is refused before it is read", async () => {
  const { upload } = await openUploads();
  const claimed = Buffer.from(telephone);
  const size = claimed.indexOf("ispe", 0, "latin1") + 8;
  claimed.writeUInt32BE(20_000, size);
  claimed.writeUInt32BE(10_000, size + 4);
  await expect(upload(claimed)).rejects.toMatchObject({
    statusCode: 413,
    message: expect.stringMatching(/at most 50000000 pixels/),
  });
});

test("one that is torn is refused in plain words, at every length", async () => {
  const { upload } = await openUploads();
  for (const share of [0.02, 0.1, 0.5, 0.9, 0.99]) {
    const torn = upload(telephone.subarray(0, Math.floor(telephone.length * share)));
    await expect(torn, `${share}`).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/The HEIC picture is damaged or incomplete/),
    });
  }
});

test("one whose profile is larger than a JPEG can hold is refused", async () => {
  const { upload } = await openUploads();
  const profile = Buffer.alloc(16_600_000);
  profile.writeUInt32BE(profile.length);
  profile.write("colrprof", 4, "latin1");
  const box = Buffer.alloc(8);
  box.writeUInt32BE(box.length + profile.length);
  box.write("free", 4, "latin1");
  const without = Buffer.from(telephone);
  without.write("free", without.indexOf("colrprof", 0, "latin1"), "latin1");
  await expect(upload(Buffer.concat([without, box, profile]))).rejects.toMatchObject({ statusCode: 400 });
});
