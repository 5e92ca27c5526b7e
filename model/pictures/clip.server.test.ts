import { expect, test } from "vitest";
import { imageAsset, place } from "#tests/support/label-readers.ts";
import { clipField, readClip } from "./clip.server.ts";
import { createPictureReader } from "./pictures.server.ts";

const film = { _type: "file", asset: { _ref: "file-0a1b-mp4" } };
const poster = { _type: "image", asset: imageAsset("640x800") };

test("a clip is read as its poster, with a film beside it on either host", () => {
  const stored = clipField.parse({ film, poster, alt: " She turns. ", seconds: 6 });
  const hosts = ["", "https://cdn.sanity.io"];
  const clips = hosts.map((assetOrigin) =>
    readClip(stored, "Lia, Satin dress", createPictureReader({ ...place, assetOrigin })),
  );
  expect(clips.map((clip) => clip?.film)).toEqual([
    "/files/label/production/0a1b.mp4",
    "https://cdn.sanity.io/files/label/production/0a1b.mp4",
  ]);
  expect(clips[0]).toMatchObject({ width: 640, height: 800, alt: "She turns.", seconds: 6 });
});

test("a cropped poster names the same film", () => {
  const crop = { top: 0.1, bottom: 0, left: 0, right: 0 };
  const stored = clipField.parse({ film, poster: { ...poster, crop } });
  expect(readClip(stored, "Lia", createPictureReader(place))).toMatchObject({
    src: expect.stringContaining("?rect="),
    film: "/files/label/production/0a1b.mp4",
    alt: "Lia",
  });
});

test.each([
  ["a film from a telephone", { film: { asset: { _ref: "file-0a1b-mov" } }, poster }, "is not an MP4 film"],
  ["a film that is still uploaded", { film: {}, poster }, "is not an MP4 film"],
  ["no film", { poster }, "has no film"],
  ["no poster", { film }, "has no still picture"],
])("%s is no clip, and the check says why", (_, stored, message) => {
  expect(clipField.safeParse(stored).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([-1, 0.04, 1e308, Number.NaN, "8"])(
  "a length of %s or a date that is none is not believed",
  (seconds) => {
    expect(clipField.parse({ film, poster, seconds, uploadedAt: "soon" })).toMatchObject({
      seconds: undefined,
      uploadedAt: undefined,
    });
  },
);
