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
  expect(readPicture(picture, "A dress")).toMatchObject({ alt: "Blush tulle", colour: "blush", width: 800 });
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
