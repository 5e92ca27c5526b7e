import { expect, test } from "vitest";
import { DRESS_RATIO, isTooSmall, sizeOfAsset } from "./picture-size.ts";

test("an asset's id says how large the picture is", () => {
  expect(sizeOfAsset("image-abc-960x1200-jpg")).toEqual({ width: 960, height: 1200 });
  expect(sizeOfAsset("file-abc-mp4")).toBeUndefined();
  expect(sizeOfAsset("x image-abc-960x1200-jpg")).toBeUndefined();
  expect(sizeOfAsset("image-abc-960x1200-jpg?w=1")).toBeUndefined();
});

test("a dress's picture is higher than wide, four to five", () => {
  expect(DRESS_RATIO).toBe(1.25);
});

test("a picture is too small when either side is", () => {
  expect(isTooSmall({ width: 960, height: 1200 })).toBe(false);
  expect(isTooSmall({ width: 959, height: 2400 })).toBe(true);
  expect(isTooSmall({ width: 1920, height: 1199 })).toBe(true);
});
