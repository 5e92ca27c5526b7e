import { expect, test } from "vitest";
import { createPictureReader, shownCrop } from "./pictures.server.ts";

const id = "image-13229654db3bf6c99500a56f0a630fa2613f69df-1000x1000-jpg";
const project = { projectId: "abc", dataset: "production" };
const readPicture = createPictureReader({ ...project, assetOrigin: "" });

test("a square picture is cut upright, around the hotspot", () => {
  const picture = { asset: { _ref: id }, hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } };
  expect(readPicture(picture, "A dress")).toEqual({
    src: "/images/abc/production/13229654db3bf6c99500a56f0a630fa2613f69df-1000x1000.jpg?rect=200,0,800,1000",
    width: 800,
    height: 1000,
    alt: "A dress",
  });
});

/** The dress stands at the right end of a wide picture. */
const wide = { asset: { _ref: id.replace("1000x1000", "2400x1200") } };
const right = { x: 0.89, y: 0.5, width: 0.2, height: 0.92 };

test.each([
  ["as high as 1 and a hair more", { ...right, height: 1.000_000_000_000_000_2 }],
  ["a little outside to the right", { ...right, x: 1.004 }],
  ["a hair above the picture", { ...right, y: -0.001 }],
  ["without an extent", { x: 0.89, y: 0.5 }],
  ["with an extent of nothing", { ...right, width: null, height: null }],
])("a hotspot that is %s still says where the dress is", (_, hotspot) => {
  const [, left = "0"] = /rect=(\d+),/.exec(readPicture({ ...wide, hotspot }, "")?.src ?? "") ?? [];
  expect(Number(left)).toBeGreaterThan(1_400);
});

test.each([
  ["with a hair less than nothing", { left: 0.75, right: -2.8e-17, top: 0, bottom: 0 }],
  ["without a side", { left: 0.75, top: 0 }],
])("a crop %s is still a crop", (_, crop) => {
  expect(readPicture({ ...wide, crop }, "")?.src).toContain("rect=1800,225,600,750");
});

test("the editor's crop is never left", () => {
  const crop = { top: 0.5, bottom: 0, left: 0, right: 0 };
  expect(readPicture({ asset: { _ref: id }, crop }, "")?.src).toContain("rect=300,500,400,500");
});

test.each([
  ["nothing of the picture", { top: 1, bottom: 1, left: 1, right: 1 }],
  ["a few pixels of its height", { top: 0.5, bottom: 0.495, left: 0, right: 0 }],
  ["a few pixels of its width", { top: 0, bottom: 0, left: 0.5, right: 0.495 }],
])("a crop that leaves %s is ignored", (_, crop) =>
  expect(readPicture({ asset: { _ref: id }, crop }, "")).toEqual(readPicture({ asset: { _ref: id } }, "")),
);

test("text and colour are the label's; a nonsensical crop is ignored", () => {
  const picture = { asset: { _ref: id }, alt: "  Blush tulle ", color: "Blush", crop: { top: 7 } };
  expect(readPicture(picture, "A dress")).toMatchObject({ alt: "Blush tulle", colour: "blush", width: 1000 });
});

test("a picture says its role, and a role that nobody knows is none", () => {
  expect(readPicture({ asset: { _ref: id }, role: "back" }, "")).toHaveProperty("role", "back");
  expect(readPicture({ asset: { _ref: id }, role: "upside down" }, "")).not.toHaveProperty("role");
});

test("a picture that the shop does not pass on comes from its host", () => {
  const { src } =
    createPictureReader({ ...project, assetOrigin: "https://cdn.sanity.io" })({ asset: { _ref: id } }, "") ??
    {};
  expect(src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc\/production\//);
});

test.each([undefined, null, "x", {}, { asset: null }, { asset: { _ref: "image-x-0x10-jpg" } }])(
  "%o is no picture",
  (raw) => expect(readPicture(raw, "")).toBeUndefined(),
);

test.each([
  [{ left: 0.5, right: 0.25, top: 0.25, bottom: 0.5 }, 4, true],
  [{ left: 0.5, right: 0.45, top: 0, bottom: 0 }, 10, false],
  [{ left: 0, right: 0, top: 0.5, bottom: 0.45 }, 10, false],
  [{ left: 0.45, right: 0.5, top: 0.45, bottom: 0.5 }, 20, true],
])("a crop is applied where it leaves a pixel each way: %j of %i", (crop, side, isValid) =>
  expect(shownCrop(crop, { width: side, height: side })).toEqual(isValid ? crop : undefined),
);
