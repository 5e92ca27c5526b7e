import sharp from "sharp";
import { expect, test } from "vitest";
import { plain, renditionsOf } from "../testing/picture.ts";

const size = (width: number, pageHeight: number) => ({ pages: 3, width, pageHeight });
const times = { delay: [100, 200, 300], loop: 2 };

test.each([
  ["gif", "w=30", { format: "gif", ...size(30, 20), ...times }],
  ["gif", "w=30&auto=format", { format: "webp", ...size(30, 20) }],
  ["webp", "w=30", { format: "webp", ...size(30, 20), ...times }],
  ["gif", "rect=10,5,30,30&w=15", size(15, 15)],
  ["gif", "w=40&h=40&fit=fill&bg=fff", size(40, 40)],
  ["webp", "w=20&h=20&fit=crop&crop=left", size(20, 20)],
])("a %s with ?%s keeps moving", async (format, query, expected) => {
  expect(await metadataOf(format, query)).toMatchObject(expected);
});

test.each([
  ["gif", "frame=1", "gif"],
  ["gif", "w=30&frame=1&fm=webp", "webp"],
  ["webp", "w=30&fm=jpg", "jpeg"],
  ["gif", "w=30&fm=png", "png"],
  ["gif", "w=20&h=20&fit=crop&crop=entropy", "gif"],
])("a %s with ?%s is its first frame, as %s", async (format, query, expected) => {
  const { pages = 1, format: found } = await metadataOf(format, query);
  expect([pages, found]).toEqual([1, expected]);
});

test("the frames of a resized animation are those of the original, in their order", async () => {
  const resized = await ask("gif", "w=30");
  const reds = [0, 1, 2].map(async (page) => (await sharp(resized, { page }).raw().toBuffer())[0] ?? 0);
  expect((await Promise.all(reds)).map((red) => Math.round(red / 100))).toEqual([0, 1, 2]);
});

test("an animation with too many pixels in all its frames shows the first", async () => {
  const [screen, colours] = ["7017701780", "0000000000ffffff"];
  const frame = "21f90400000000002c0000000001000100000202440100";
  const large = Buffer.from(`474946383961${screen}${colours}${frame}${frame}3b`, "hex");
  const { pages = 1, width } = await metadataOf("gif", "w=50", large);
  expect([pages, width]).toEqual([1, 50]);
});

test("nor is one made with too many: enlarged so far it shows the first frame", async () => {
  expect((await metadataOf("gif", "w=3000&h=1000&fit=scale")).pages).toBe(3);
  const tooLarge = await metadataOf("gif", "w=4096&h=2100&fit=scale", await moving("gif", 8));
  expect(tooLarge.pages ?? 1).toBe(1);
});

async function metadataOf(format: string, query: string, bytes?: Buffer) {
  return sharp(await ask(format, query, bytes), { animated: true }).metadata();
}

async function ask(format: string, query: string, bytes?: Buffer): Promise<Buffer> {
  const { ask } = await renditionsOf(`moving.${format}`, bytes ?? (await moving(format)));
  const response = await ask(`?${query}`, { headers: { Accept: "image/webp" } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.bytes());
}

async function moving(format: string, count = 3): Promise<Buffer> {
  const reds = Array.from({ length: count }, (_, at) => (at * 100) % 256);
  const frames = reds.map((red) => plain(60, 40, `rgb(${red}, 80, 80)`).png().toBuffer());
  const picture = sharp(await Promise.all(frames), { join: { animated: true } });
  const options = { ...times, delay: times.delay.slice(0, count) };
  return format === "gif" ? picture.gif(options).toBuffer() : picture.webp(options).toBuffer();
}
