import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureChoice, pictureTypes } from "#model/pictures/media-types.ts";
import { root } from "#scripts/prepare.mjs";
import { openLake } from "./support/lake.ts";

async function openUploads() {
  const lake = await openLake();
  return async (body: Buffer) => {
    const init = { method: "POST", as: "editor", body: new Uint8Array(body) } as const;
    const response = await lake.ask("/v2025-02-19/assets/images/production", init);
    const { document } = await response.json();
    return { status: response.status, mimeType: document?.mimeType };
  };
}

const painted = sharp({ create: { width: 20, height: 30, channels: 3, background: "#246" } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="30"/>';

const samples: Record<(typeof pictureTypes)[number], () => Promise<Buffer> | Buffer> = {
  "image/jpeg": () => painted.clone().jpeg().toBuffer(),
  "image/png": () => painted.clone().png().toBuffer(),
  "image/webp": () => painted.clone().webp().toBuffer(),
  "image/avif": () => painted.clone().avif({ effort: 0 }).toBuffer(),
  "image/gif": () => painted.clone().gif().toBuffer(),
  "image/tiff": () => painted.clone().tiff().toBuffer(),
  "image/svg+xml": () => Buffer.from(svg),
};

test("Studio lets a picture be chosen that the lake stores, and of each type that it stores", async () => {
  const upload = await openUploads();
  for (const mimeType of pictureTypes)
    expect(await upload(await samples[mimeType]())).toEqual({ status: 200, mimeType });
  // Files of a scanner and a drawing program.
  const others = ["BM\x46\0\0\0\0\0\0\0", "8BPS\0\x01\0\0"];
  for (const beginning of others) {
    const { status } = await upload(Buffer.from(beginning.padEnd(2000, "\0"), "latin1"));
    expect([400, 415]).toContain(status);
  }
});

test("Studio lets a telephone's picture be chosen, and the lake keeps a JPEG", async () => {
  const upload = await openUploads();
  const telephone = await readFile(join(root, "lake/testing/telephone.heic"));
  expect(await upload(telephone)).toEqual({ status: 200, mimeType: "image/jpeg" });
  expect(pictureChoice.split(",")).toEqual(expect.arrayContaining(["image/heic", "image/heif"]));
});
