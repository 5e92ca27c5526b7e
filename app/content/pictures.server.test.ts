import { expect, test } from "vitest";
import { createPictureReader } from "./pictures.server.ts";

const id = "image-13229654db3bf6c99500a56f0a630fa2613f69df-1000x1000-jpg";
const project = { projectId: "abc", dataset: "production", apiVersion: "2021-10-21" };
const embedded = createPictureReader({ kind: "embedded", ...project });

test("a square picture is cut upright, around the hotspot", () => {
  const picture = { asset: { _ref: id }, hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } };
  expect(embedded(picture, "A dress")).toEqual({
    src: "/images/abc/production/13229654db3bf6c99500a56f0a630fa2613f69df-1000x1000.jpg?rect=200,0,800,1000",
    width: 800,
    height: 1000,
    alt: "A dress",
  });
});

test("the editor's crop is never left", () => {
  const crop = { top: 0.5, bottom: 0, left: 0, right: 0 };
  expect(embedded({ asset: { _ref: id }, crop }, "")?.src).toContain("rect=300,500,400,500");
});

test("text and colour are the label's; a nonsensical crop is ignored", () => {
  const picture = { asset: { _ref: id }, alt: "  Blush tulle ", color: "Blush", crop: { top: 7 } };
  expect(embedded(picture, "A dress")).toMatchObject({ alt: "Blush tulle", colour: "blush", width: 800 });
});

test("a hosted picture comes from the host", () => {
  const hosted = (apiHost: string | undefined) =>
    createPictureReader({ kind: "hosted", token: undefined, apiHost, ...project })(
      { asset: { _ref: id } },
      "",
    );
  expect(hosted(undefined)?.src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc\/production\//);
  expect(hosted("http://127.0.0.1:4000")?.src).toMatch(/^http:\/\/127\.0\.0\.1:4000\/images\//);
});

test.each([undefined, null, "x", {}, { asset: null }, { asset: { _ref: "image-x-0x10-jpg" } }])(
  "%o is no picture",
  (raw) => {
    expect(embedded(raw, "")).toBeUndefined();
  },
);
