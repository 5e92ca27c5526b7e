import { expect, test } from "vitest";
import { geometryOf } from "./geometry.ts";
import { readTransformOptions } from "./transform-options.ts";

const source = { width: 1000, height: 500 };

function arranged(query: string, from = source) {
  const { extract, content, canvas } = geometryOf(readTransformOptions(new URLSearchParams(query)), from);
  const extracted =
    extract === "entropy" ? extract : `${extract.width}x${extract.height}+${extract.left}+${extract.top}`;
  return `${extracted} -> ${content.width}x${content.height} on ${canvas.width}x${canvas.height}`;
}

const whole = "1000x500+0+0";

test.each([
  ["", `${whole} -> 1000x500 on 1000x500`],
  ["w=200", `${whole} -> 200x100 on 200x100`],
  ["h=200", `${whole} -> 400x200 on 400x200`],
  ["w=200&dpr=2", `${whole} -> 400x200 on 400x200`],
  ["w=200&h=200", `${whole} -> 200x100 on 200x100`],
  ["w=2000", `${whole} -> 2000x1000 on 2000x1000`],
  ["w=2000&fit=max", `${whole} -> 1000x500 on 1000x500`],
  ["w=200&h=200&fit=max", `${whole} -> 200x100 on 200x100`],
  ["w=200&h=200&fit=scale", `${whole} -> 200x200 on 200x200`],
  ["w=200&h=200&fit=fill", `${whole} -> 200x100 on 200x200`],
  ["w=2000&h=2000&fit=fillmax", `${whole} -> 1000x500 on 2000x2000`],
  ["w=200&h=200&fit=crop", "500x500+250+0 -> 200x200 on 200x200"],
  ["w=2000&h=2000&fit=min", "500x500+250+0 -> 500x500 on 500x500"],
  ["w=200&fit=crop", `${whole} -> 200x100 on 200x100`],
  ["w=200&fit=crop&min-h=150", "667x500+167+0 -> 200x150 on 200x150"],
  ["h=100&fit=crop&max-w=100", "500x500+250+0 -> 100x100 on 100x100"],
  ["w=200&pad=10", `${whole} -> 180x90 on 200x110`],
])("%s is %s", (query, expected) => {
  expect(arranged(query)).toBe(expected);
});

test.each([
  ["left", "500x500+0+0"],
  ["right", "500x500+500+0"],
  ["center", "500x500+250+0"],
  ["focalpoint&fp-x=0.6", "500x500+350+0"],
  ["focalpoint&fp-x=1", "500x500+500+0"],
  // Datasets of earlier Studios, migrations and scripts hold hotspots a hair outside of the picture.
  ["focalpoint&fp-x=1.0000000000000002", "500x500+500+0"],
  ["focalpoint&fp-x=1.004", "500x500+500+0"],
  ["focalpoint&fp-x=-0.001", "500x500+0+0"],
  ["focalpoint&fp-x=-2.8e-17&fp-y=1e-7", "500x500+0+0"],
  ["focalpoint&fp-x=7", "500x500+500+0"],
  ["entropy", "entropy"],
])("crop=%s keeps that part", (crop, expected) => {
  expect(arranged(`w=100&h=100&fit=crop&crop=${crop}`).split(" ")[0]).toBe(expected);
});

test.each([
  ["-2,0,500,400", "498x400+0+0"],
  ["0,-0.4,500,400", "500x400+0+0"],
  ["-2.8e-17,1e-7,500,400", "500x400+0+0"],
  ["-100,-50,150,100", "50x50+0+0"],
  ["99.6,0,0.2,5", "1x5+100+0"],
])("a rectangle of %s shows what of it is inside the picture", (rect, expected) => {
  const { rect: shownRect } = readTransformOptions(new URLSearchParams({ rect }));
  expect(`${shownRect?.width}x${shownRect?.height}+${shownRect?.left}+${shownRect?.top}`).toBe(expected);
});

test("a side that follows from the other cannot grow past the limit", () => {
  expect(() => arranged("w=4000", { width: 100, height: 1000 })).toThrow("4096");
});

test.each([
  ...["w=0", "w=-1", "w=4097", "w=1e3", "w=", "w=1&w=2", "w=3000&dpr=2", "q=101", "fit=cover", "rect=1,2,3"],
  ...[
    "rect=0,0,0,5",
    "rect=-10,0,10,5",
    "rect=0,0,-10,5",
    "rect=0,0,1e3,5",
    "fp-x=left",
    "fp-x=1e3",
    "fp-y=",
  ],
  ...["bg=red", "size=1", "__proto__=1"],
])("%s is refused", (query) => {
  expect(() => readTransformOptions(new URLSearchParams(query))).toThrow();
});
