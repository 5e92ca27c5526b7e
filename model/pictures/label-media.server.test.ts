import { expect, test } from "vitest";
import { createLabelMedia } from "./label-media.server.ts";

const place = { projectId: "label", dataset: "production" };
const own = createLabelMedia({ ...place, assetOrigin: "" });
const hosted = createLabelMedia({ ...place, assetOrigin: "https://cdn.sanity.io" });
const sha = "a".repeat(40);
const stored = { alt: "A silk fold", asset: { _ref: `image-${sha}-1600x1000-jpg` } };

test("a picture of a document is one of the label", () => {
  const src = `/images/label/production/${sha}-1600x1000.jpg`;
  expect(own.picture.parse(stored)).toEqual({ src, width: 1600, height: 1000, alt: "A silk fold" });
  expect(hosted.picture.parse(stored).src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/label\/production\//);
});

test("the editor's crop is cut out, the hotspot is what a narrower place keeps", () => {
  const crop = { top: 0, bottom: 0.5, left: 0.25, right: 0.25 };
  const hotspot = { x: 0.75, y: 0.25, width: 0.1, height: 0.1 };
  const src = expect.stringMatching(/\?rect=400,0,800,500$/);
  const shown = { src, width: 800, height: 500, focus: "100% 50%" };
  expect(own.picture.parse({ ...stored, crop, hotspot })).toMatchObject(shown);
});

test("a crop whose edges lie between two pixels is no wider than the picture", () => {
  const odd = { asset: { _ref: `image-${sha}-1001x1001-jpg` } };
  const crop = { top: 0.5, bottom: 0, left: 0.5, right: 0 };
  const expected = { src: expect.stringMatching(/\?rect=501,501,500,500$/), width: 500, height: 500 };
  expect(own.picture.parse({ ...odd, crop })).toMatchObject(expected);
});

test("a picture that was never uploaded is none", () => {
  expect(own.picture.safeParse({ alt: "Nothing" }).success).toBe(false);
  expect(own.picture.safeParse(undefined).success).toBe(false);
});

test("films are known by their ending", () => {
  const film = { src: `/files/label/production/${sha}.webm`, type: "video/webm" };
  expect(own.film.parse({ asset: { _ref: `file-${sha}-webm` } })).toEqual(film);
  expect(own.film.safeParse({ asset: { _ref: `file-${sha}-pdf` } }).success).toBe(false);
});

test("words over a picture have a ground of its shade, unless it is calm where they stand", () => {
  expect(own.underWords.parse(stored).shade).toBe("light");
  const pictures = { shadeOf: () => "dark" as const, isGone: () => false };
  const dark = createLabelMedia({ ...place, assetOrigin: "" }, pictures);
  expect(dark.underWords.parse(stored).shade).toBe("dark");
  expect(dark.underWords.parse({ ...stored, isCalm: true })).not.toHaveProperty("shade");
});
