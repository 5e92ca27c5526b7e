import { expect, test } from "vitest";
import { imageAssetIdsIn, sizeOfAsset } from "./picture-size.ts";

test("an asset's id says how large the picture is", () => {
  expect(sizeOfAsset("image-abc-960x1200-jpg")).toEqual({ width: 960, height: 1200 });
  expect(sizeOfAsset("file-abc-mp4")).toBeUndefined();
  expect(sizeOfAsset("x image-abc-960x1200-jpg")).toBeUndefined();
  expect(sizeOfAsset("image-abc-960x1200-jpg?w=1")).toBeUndefined();
});

test("the pictures that a document names are found in it, each once", () => {
  const [one, other] = ["image-a_1-960x1200-jpg", "image-b-9x9-webp2"];
  const named = {
    a: { _ref: one },
    b: [{ _ref: other }, { _ref: one }],
    c: "file-abc-mp4",
    d: "image-0x9-jpg",
  };
  expect(imageAssetIdsIn(JSON.stringify(named))).toEqual([one, other]);
  expect(imageAssetIdsIn("")).toEqual([]);
});
