import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createRenditions } from "./renditions.ts";

// The pixels say where they are: red grows to the right, and green grows downwards.
const WIDTH = 240;
const HEIGHT = 160;

/** Each picture has a point near its left and top, and one near its right and bottom: a fifth from each side. */
test.each<[string, string, [number, number], [number, number]]>([
  ["w=60&h=60&fit=crop&flip=h", "60x60", [167, 33], [71, 129]],
  ["rect=100,0,80,60&w=60&h=60&flip=h", "60x45", [163, 13], [115, 49]],
  ["rect=0,100,120,60&w=90&h=30&fit=crop&crop=top&flip=v", "90x30", [25, 131], [97, 107]],
  ["rect=160,80,80,80&w=40&h=80&fit=crop&crop=right&flip=h", "40x80", [232, 97], [208, 145]],
  ["w=40&h=80&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.9&or=90", "40x80", [50, 135], [194, 63]],
  ["rect=0,100,120,60&w=60&h=60&or=90", "60x30", [113, 135], [149, 63]],
  ["rect=0,100,120,60&or=270", "120x60", [128, 25], [92, 97]],
  ["rect=160,80,80,80&w=30&h=40&fit=scale&flip=v", "30x40", [177, 143], [225, 95]],
  ["w=30&h=30&fit=min&or=270", "30x30", [165, 35], [69, 131]],
  ["rect=200,120,100,100&w=40&dpr=2", "80x80", [208, 128], [232, 152]],
  ["rect=100,0,80,60&w=20&h=20&fit=crop&dpr=3&or=180&flip=h", "60x60", [83, 148], [119, 112]],
])("%s shows that part of the picture, %s, however it is turned", async (query, size, ...points) => {
  const picture = await positionsIn(await ask(query));
  expect(`${picture.width}x${picture.height}`).toBe(size);
  for (const [index, [x, y]] of points.entries()) {
    const share = [0.2, 0.8][index] ?? 0;
    const found = picture.at(Math.floor(share * picture.width), Math.floor(share * picture.height));
    expectNear(found, { x, y }, query);
  }
});

test("a rectangle beyond the edge of a turned picture has nothing to show", async () => {
  expect((await ask("rect=200,0,80,60&or=90")).status).toBe(400);
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

/** One step of a colour is about one pixel of the source, and a pixel of the result is up to four. */
function expectNear(found: Point | undefined, wanted: Point, query: string): void {
  const distance = Math.max(Math.abs((found?.x ?? -99) - wanted.x), Math.abs((found?.y ?? -99) - wanted.y));
  expect(distance, `${query}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`).toBeLessThan(
    4,
  );
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
