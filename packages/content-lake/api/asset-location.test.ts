import sharp from "sharp";
import { expect, test } from "vitest";
import { readExif } from "../pictures/exif.ts";
import { clientOf, ORIGIN, openTestLake, paint, sha1Of } from "../testing/test-lake.ts";

async function locationIn(bytes: Buffer) {
  const { exif } = await sharp(bytes).metadata();
  return readExif(exif).location;
}

test("what visitors get of a picture does not say where it was taken, and is what its name says that it is", async () => {
  const lake = await openTestLake();
  const client = clientOf(lake, { token: lake.issueToken({ name: "editor", role: "editor" }) });
  const GPSLatitude = "48/1 30/1 0/1";
  const place = { GPSLatitudeRef: "N", GPSLatitude, GPSLongitudeRef: "E", GPSLongitude: GPSLatitude };
  const sent = await sharp(await paint("#123456"))
    .withExif({ IFD3: place })
    .jpeg()
    .toBuffer();
  expect(await locationIn(sent)).toMatchObject({ lat: 48.5, lng: 48.5 });

  const { _id, sha1hash, size, path } = await client.assets.upload("image", sent);
  const response = await lake.fetch(`${ORIGIN}/${path}`);
  const served = Buffer.from(await response.arrayBuffer());
  expect(await locationIn(served)).toBeUndefined();
  expect([sha1hash, size]).toEqual([sha1Of(served), served.byteLength]);
  expect(_id).toContain(sha1hash);
  expect(response.headers.get("X-Sanity-Sha1")).toBe(sha1hash);
});
