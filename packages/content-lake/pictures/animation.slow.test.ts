import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createRenditions } from "./renditions.ts";

test.each([
  ["gif", "w=30", { format: "gif", pages: 3, width: 30, pageHeight: 20, delay: [100, 200, 300], loop: 2 }],
  ["gif", "w=30&auto=format", { format: "webp", pages: 3, width: 30, pageHeight: 20 }],
  ["webp", "w=30", { format: "webp", pages: 3, width: 30, delay: [100, 200, 300], loop: 2 }],
  ["gif", "rect=10,5,30,30&w=15", { pages: 3, width: 15, pageHeight: 15 }],
  ["gif", "w=40&h=40&fit=fill&bg=fff", { pages: 3, width: 40, pageHeight: 40 }],
  ["webp", "w=20&h=20&fit=crop&crop=left&flip=h&sat=-100", { pages: 3, width: 20, pageHeight: 20 }],
])("a %s with ?%s keeps moving", async (format, query, expected) => {
  expect(await metadataOf(format, query)).toMatchObject(expected);
});

test.each([
  ["gif", "frame=1", "gif"],
  ["gif", "w=30&frame=1&fm=webp", "webp"],
  ["webp", "w=30&fm=jpg", "jpeg"],
  ["gif", "w=30&fm=png", "png"],
  ["gif", "or=90", "gif"],
  ["webp", "flip=v", "webp"],
  ["gif", "w=20&h=20&fit=crop&crop=entropy", "gif"],
  ["gif", "invert=true", "gif"],
])("a %s with ?%s is its first frame, as %s", async (format, query, expected) => {
  const { pages = 1, format: found } = await metadataOf(format, query);
  expect([pages, found]).toEqual([1, expected]);
});

test("the frames of a resized animation are those of the original, in their order", async () => {
  const moving = await ask("gif", "w=30");
  const colours = await Promise.all(
    [0, 1, 2].map(async (page) => {
      const [red = 0] = await sharp(moving, { page }).raw().toBuffer();
      return Math.round(red / 100);
    }),
  );
  expect(colours).toEqual([0, 1, 2]);
});

test("an animation with too many pixels in all its frames shows the first", async () => {
  const [screen, colours] = ["7017701780", "0000000000ffffff"];
  const frame = "21f90400000000002c0000000001000100000202440100";
  const large = Buffer.from(`474946383961${screen}${colours}${frame}${frame}3b`, "hex");
  const { pages = 1, width } = await sharp(await ask("gif", "w=50", large), { animated: true }).metadata();
  expect([pages, width]).toEqual([1, 50]);
});

test("nor is one made with too many: enlarged so far it shows the first frame", async () => {
  const large = await sharp(await ask("gif", "w=3000&h=1000&fit=scale"), { animated: true }).metadata();
  expect(large.pages).toBe(3);
  const tooLarge = await sharp(await ask("gif", "w=4096&h=2100&fit=scale", await moving("gif", 8)), {
    animated: true,
  });
  expect((await tooLarge.metadata()).pages ?? 1).toBe(1);
});

async function metadataOf(format: string, query: string) {
  return sharp(await ask(format, query), { animated: true }).metadata();
}

async function ask(format: string, query: string, bytes?: Buffer): Promise<Buffer> {
  const folder = await temporaryFolder();
  const file = join(folder, `moving.${format}`);
  await writeFile(file, bytes ?? (await moving(format)));
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), concurrency: 1 });
  const request = new Request(`http://shop.test/moving.${format}?${query}`, {
    headers: { Accept: "image/webp" },
  });
  const response = await renditions.respond(request, file);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function moving(format: string, count = 3): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, at) => (at * 100) % 256).map((red) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 80, b: 80 } } })
        .png()
        .toBuffer(),
    ),
  );
  const picture = sharp(frames, { join: { animated: true } });
  const options = { delay: [100, 200, 300].slice(0, count), loop: 2 };
  return format === "gif" ? picture.gif(options).toBuffer() : picture.webp(options).toBuffer();
}
