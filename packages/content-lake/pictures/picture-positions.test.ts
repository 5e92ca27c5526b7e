import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createRenditions } from "./renditions.ts";

// The pixels say where they are: red grows to the right, and green grows downwards.
const WIDTH = 240;
const HEIGHT = 160;

const rects = ["", "rect=100,0,80,60", "rect=0,100,120,60", "rect=160,80,80,80", "rect=200,120,100,100"];
const sizes = [
  "w=60&h=60",
  "w=60&h=60&fit=crop",
  "w=90&h=30&fit=crop&crop=top",
  "w=40&h=80&fit=crop&crop=right",
  "w=40&h=80&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.9",
  "w=90&h=30&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.1",
  "w=30&h=40&fit=scale",
  "w=30&h=30&fit=min",
  "w=40&dpr=2",
  "w=20&h=20&fit=crop&dpr=3",
  "",
];
const turns = ["", "flip=h", "flip=v", "or=90", "or=180&flip=h", "or=270"];

describe.each(rects)("%s", (rect) => {
  test.each(sizes)("%s shows that part of the picture, however it is turned", async (size) => {
    const queries = turns.map((turn) => [rect, size, turn].filter((part) => part !== "").join("&"));
    // A rectangle beyond the edge of a turned picture has nothing to show.
    const [shown, empty] = [true, false].map((isShown) =>
      queries.filter((query) => (modelOf(new URLSearchParams(query)) !== undefined) === isShown),
    );
    expect([shown, empty].flat()).toHaveLength(turns.length);
    for (const query of empty ?? []) expect((await ask(query)).status, query).toBe(400);
    for (const query of shown ?? []) await expectPositions(query, new URLSearchParams(query));
  });
});

const image = { asset: { _ref: `image-${"a".repeat(40)}-${WIDTH}x${HEIGHT}-png` } };
const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.25 };
const hotspot = { x: 0.6, y: 0.3, width: 0.3, height: 0.3 };

test.each<[string, SanityImageSource, { left: number; top: number; right: number; bottom: number }]>([
  ["a crop", { ...image, crop }, { left: 60, top: 0, right: 180, bottom: 120 }],
  ["a hotspot", { ...image, hotspot: { ...hotspot, x: 0.9 } }, { left: 80, top: 0, right: 240, bottom: 120 }],
  ["both", { ...image, crop, hotspot }, { left: 60, top: 0, right: 180, bottom: 120 }],
])("@sanity/image-url asks for %s and gets it", async (_, source, bounds) => {
  const builder = createImageUrlBuilder({ projectId: "atelier", dataset: "production" });
  const { search } = new URL(builder.image(source).width(60).height(60).url());
  const picture = await positionsIn(await ask(search.slice(1)));
  expect([picture.width, picture.height]).toEqual([60, 60]);
  const corners = [picture.at(2, 2), picture.at(57, 57)];
  const [rectLeft = 0, rectTop = 0, rectWidth = 0, rectHeight = 0] =
    new URLSearchParams(search).get("rect")?.split(",").map(Number) ?? [];
  expect(rectLeft).toBeGreaterThanOrEqual(bounds.left);
  expect(rectLeft + rectWidth).toBeLessThanOrEqual(bounds.right);
  expectNear(corners[0], { x: rectLeft + rectWidth / 24, y: rectTop + rectHeight / 24 }, search);
  expectNear(
    corners[1],
    { x: rectLeft + (rectWidth * 23) / 24, y: rectTop + (rectHeight * 23) / 24 },
    search,
  );
});

interface Point {
  x: number;
  y: number;
}

async function expectPositions(query: string, search: URLSearchParams): Promise<void> {
  const model = modelOf(search);
  if (model === undefined) throw new Error(`Nothing to show: ${query}`);
  const picture = await positionsIn(await ask(query));
  expect([picture.width, picture.height], query).toEqual([model.width, model.height]);
  for (const [u, v] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.8],
  ] as const) {
    const x = Math.floor(u * picture.width);
    const y = Math.floor(v * picture.height);
    const middle = { u: (x + 0.5) / picture.width, v: (y + 0.5) / picture.height };
    expectNear(picture.at(x, y), model.sourceOf(middle.u, middle.v), query);
  }
}

/** One step of a colour is about one pixel of the source, and a pixel of the result is up to four. */
function expectNear(found: Point | undefined, wanted: Point, query: string): void {
  const distance = Math.max(Math.abs((found?.x ?? -99) - wanted.x), Math.abs((found?.y ?? -99) - wanted.y));
  expect(distance, `${query}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`).toBeLessThan(
    4,
  );
}

/** The model turns the picture, takes the rectangle, takes the part that `fit` keeps, and mirrors it. */
function modelOf(search: URLSearchParams) {
  const number = (name: string, usual: number) => Number(search.get(name) ?? usual);
  const turn = number("or", 0);
  const whole = turn % 180 === 0 ? { w: WIDTH, h: HEIGHT } : { w: HEIGHT, h: WIDTH };
  const [x = 0, y = 0, w = whole.w, h = whole.h] = search.get("rect")?.split(",").map(Number) ?? [];
  const part = { x, y, w: Math.min(w, whole.w - x), h: Math.min(h, whole.h - y) };
  if (part.w < 1 || part.h < 1) return undefined;
  const { extracted, width, height } = fitted(search, part);
  const flip = search.get("flip") ?? "";
  function sourceOf(u: number, v: number): Point {
    const px = extracted.x + extracted.w * (flip.includes("h") ? 1 - u : u);
    const py = extracted.y + extracted.h * (flip.includes("v") ? 1 - v : v);
    if (turn === 90) return { x: py, y: HEIGHT - px };
    if (turn === 180) return { x: WIDTH - px, y: HEIGHT - py };
    return turn === 270 ? { x: WIDTH - py, y: px } : { x: px, y: py };
  }
  return { width, height, sourceOf };
}

interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

function fitted(search: URLSearchParams, part: Part) {
  const scale = Number(search.get("dpr") ?? 1);
  const side = (name: string) => (search.has(name) ? Number(search.get(name)) * scale : undefined);
  const [w, h] = [side("w"), side("h")];
  const fit = search.get("fit") ?? "clip";
  if (w === undefined || h === undefined || fit === "clip") {
    const ratio = Math.min(
      (w ?? Number.POSITIVE_INFINITY) / part.w,
      (h ?? Number.POSITIVE_INFINITY) / part.h,
    );
    const by = Number.isFinite(ratio) ? ratio : 1;
    return { extracted: part, width: Math.round(part.w * by), height: Math.round(part.h * by) };
  }
  if (fit === "scale") return { extracted: part, width: w, height: h };
  const cover = Math.max(w / part.w, h / part.h);
  const extracted = { w: w / cover, h: h / cover };
  const { fx, fy } = focusOf(search);
  const left = Math.max(0, Math.min(part.w - extracted.w, fx * part.w - extracted.w / 2));
  const top = Math.max(0, Math.min(part.h - extracted.h, fy * part.h - extracted.h / 2));
  return { extracted: { ...extracted, x: part.x + left, y: part.y + top }, width: w, height: h };
}

function focusOf(search: URLSearchParams) {
  const crop = search.get("crop");
  if (crop === "focalpoint") return { fx: Number(search.get("fp-x")), fy: Number(search.get("fp-y")) };
  return { fx: crop === "right" ? 1 : 0.5, fy: crop === "top" ? 0 : 0.5 };
}

async function ask(query: string): Promise<Response> {
  const folder = await temporaryFolder();
  const file = join(folder, "positions.png");
  await writeFile(file, await positions);
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), concurrency: 1 });
  return renditions.respond(new Request(`http://shop.test/positions.png?${query}&fm=png`), file);
}

const positions = sharp(
  Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      return [Math.round((x * 255) / WIDTH), Math.round((y * 255) / HEIGHT), 128];
    }).flat(),
  ),
  { raw: { width: WIDTH, height: HEIGHT, channels: 3 } },
)
  .png()
  .toBuffer();

async function positionsIn(response: Response) {
  expect(response.status, await response.clone().text()).toBe(200);
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  function at(x: number, y: number): Point {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
    return { x: ((red + 0.5) * WIDTH) / 255, y: ((green + 0.5) * HEIGHT) / 255 };
  }
  return { width: info.width, height: info.height, at };
}
