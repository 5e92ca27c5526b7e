import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pixelsOf, renditionsOf } from "../testing/picture.ts";

// The pixels say where they are: red grows to the right, and green grows downwards.
const [WIDTH, HEIGHT] = [240, 160];

/** Each picture has a point near its left and top, and one near its right and bottom: a fifth from each side. */
test.each<[string, string, [number, number], [number, number]]>([
  ["w=60&h=60&fit=crop", "60x60", [71, 33], [167, 129]],
  ["rect=100,0,80,60&w=60&h=60", "60x45", [115, 13], [163, 49]],
  ["rect=0,100,120,60&w=90&h=30&fit=crop&crop=top", "90x30", [25, 107], [97, 131]],
  ["rect=160,80,80,80&w=40&h=80&fit=crop&crop=right", "40x80", [208, 97], [232, 145]],
  ["rect=160,80,80,80&w=30&h=40&fit=scale", "30x40", [177, 95], [225, 143]],
  ["rect=200,120,100,100&w=40&dpr=2", "80x80", [208, 128], [232, 152]],
])("%s shows that part of the picture, %s", async (query, size, first, last) => {
  const { width, height, at } = await positionsIn(query);
  expect(`${width}x${height}`).toBe(size);
  expectNear(at(Math.floor(0.2 * width), Math.floor(0.2 * height)), first);
  expectNear(at(Math.floor(0.8 * width), Math.floor(0.8 * height)), last);
});

test("a rectangle beyond the edge of the picture has nothing to show", async () => {
  expect((await ask("rect=240,0,80,60")).status).toBe(400);
});

const image = { asset: { _ref: `image-${"a".repeat(40)}-${WIDTH}x${HEIGHT}-png` } };
const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.25 };
const hotspot = { x: 0.6, y: 0.3, width: 0.3, height: 0.3 };

test.each<[string, SanityImageSource, number, number]>([
  ["a crop", { ...image, crop }, 60, 180],
  ["a hotspot", { ...image, hotspot: { ...hotspot, x: 0.9 } }, 80, 240],
  ["both", { ...image, crop, hotspot }, 60, 180],
])("@sanity/image-url asks for %s and gets it, between %i and %i", async (_, source, least, most) => {
  const builder = createImageUrlBuilder({ projectId: "atelier", dataset: "production" });
  const { search, searchParams } = new URL(builder.image(source).width(60).height(60).url());
  const { width, height, at } = await positionsIn(search.slice(1));
  expect([width, height]).toEqual([60, 60]);
  const [left = 0, top = 0, wide = 0, high = 0] = searchParams.get("rect")?.split(",").map(Number) ?? [];
  expect(left).toBeGreaterThanOrEqual(least);
  expect(left + wide).toBeLessThanOrEqual(most);
  expectNear(at(2, 2), [left + wide / 24, top + high / 24]);
  expectNear(at(57, 57), [left + (wide * 23) / 24, top + (high * 23) / 24]);
});

/** One step of a colour is about one pixel of the source, and a pixel of the result is up to four. */
function expectNear([red = 0, green = 0]: number[], [x, y]: [number, number]): void {
  const distance = [((red + 0.5) * WIDTH) / 255 - x, ((green + 0.5) * HEIGHT) / 255 - y];
  expect(Math.max(...distance.map(Math.abs)), `${distance} from ${x},${y}`).toBeLessThan(4);
}

async function positionsIn(query: string) {
  const response = await ask(query);
  expect(response.status, await response.clone().text()).toBe(200);
  return await pixelsOf(response);
}

async function ask(query: string): Promise<Response> {
  const { ask } = await renditionsOf("positions.png", await positions);
  return ask(`?${query}&fm=png`);
}

const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  return [Math.round((x * 255) / WIDTH), Math.round((y * 255) / HEIGHT), 128];
});
const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
const positions = sharp(Buffer.from(pixels.flat()), { raw }).png().toBuffer();
