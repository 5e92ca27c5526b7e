import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLabelMedia } from "./label-media.server.ts";

const place = { projectId: "label", dataset: "production" };
const own = createLabelMedia({ ...place, assetOrigin: "" });
const hosted = createLabelMedia({ ...place, assetOrigin: "https://cdn.sanity.io" });
const sha = "a".repeat(40);
const stored = { alt: "A silk fold", asset: { _ref: `image-${sha}-1600x1000-jpg` } };

test("a picture of a document is one of the label", () => {
  expect(own.picture.parse(stored)).toEqual({
    src: `/images/label/production/${sha}-1600x1000.jpg`,
    width: 1600,
    height: 1000,
    alt: "A silk fold",
    shade: "light",
  });
  expect(hosted.picture.parse(stored).src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/label\/production\//);
});

test("the editor's crop is cut out, the hotspot is what a narrower place keeps", () => {
  const crop = { top: 0, bottom: 0.5, left: 0.25, right: 0.25 };
  const hotspot = { x: 0.75, y: 0.25, width: 0.1, height: 0.1 };
  expect(own.picture.parse({ ...stored, crop, hotspot })).toMatchObject({
    src: expect.stringMatching(/\?rect=400,0,800,500$/),
    width: 800,
    height: 500,
    focus: "100% 50%",
  });
});

test("a picture that was never uploaded is none", () => {
  expect(own.picture.safeParse({ alt: "Nothing" }).success).toBe(false);
  expect(own.picture.safeParse(undefined).success).toBe(false);
});

test("films are known by their ending", () => {
  expect(own.film.parse({ asset: { _ref: `file-${sha}-webm` } })).toEqual({
    src: `/files/label/production/${sha}.webm`,
    type: "video/webm",
    isUploaded: true,
  });
  expect(own.film.safeParse({ asset: { _ref: `file-${sha}-pdf` } }).success).toBe(false);
});

test("what the sample label's texts show has been chosen for the words over it, also where it was put into a dataset", () => {
  const bytes = readFileSync(new URL("../../../content/film/poster.jpg", import.meta.url));
  const id = `image-${createHash("sha1").update(bytes).digest("hex")}-1600x1000-jpg`;
  expect(own.picture.parse({ ...stored, asset: { _ref: id } })).not.toHaveProperty("shade");
});
