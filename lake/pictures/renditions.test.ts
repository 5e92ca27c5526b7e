import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { pixelsOf, plain, renditionsOf } from "../testing/picture.ts";
import { paint, temporaryFolder } from "../testing/test-lake.ts";
import { withPictureErrors } from "./picture-source.ts";
import { createRenditions } from "./renditions.ts";

const formats = ["jpeg", "png", "webp", "gif", "avif", "tiff"] as const;

async function openGown() {
  return await renditionsOf("gown.jpg", await paint("#804020"));
}

function painted(format: (typeof formats)[number], colour = "#804020", width = 300) {
  return plain(width, 400, colour).toFormat(format).toBuffer();
}

test("without parameters the original's own bytes come back", async () => {
  const original = await paint("#804020");
  const { ask } = await renditionsOf("gown.jpg", original);
  const response = await ask("");
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(Buffer.from(await response.bytes()).equals(original)).toBe(true);
});

test.each([
  ["image/webp,*/*", "image/webp"],
  ["image/jpeg", "image/jpeg"],
])("auto=format for who takes %s is %s, and caches are told", async (Accept, type) => {
  const { ask } = await openGown();
  const { headers } = await ask("?w=100&auto=format", { headers: { Accept } });
  const [vary, cache] = [headers.get("Vary"), headers.get("Cache-Control")];
  expect([headers.get("Content-Type"), vary]).toEqual([type, "Accept"]);
  expect(cache).toBe("public, max-age=31536000, immutable");
});

test("a rendition is made once, however many ask at the same time, and found on disk by the next process", async () => {
  const pixels = (await painted("png")).toString("base64");
  const rasterize = vi.fn(async () => ({ size: { width: 300, height: 400 }, scale: 1, pixels }));
  const rasterizer = { rasterize, close: () => Promise.resolve() };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
  const { file, folder } = await renditionsOf("gown.svg", svg);
  for (let process = 0; process < 2; process += 1) {
    const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), rasterizer });
    const ask = () => renditions.respond(new Request("http://shop.test/gown.svg?w=123"), file);
    const responses = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect(rasterize).toHaveBeenCalledOnce();
});

test("a known ETag is answered with 304, and HEAD with no body", async () => {
  const { ask } = await openGown();
  const first = await ask("?w=50");
  const headers = { "If-None-Match": `W/"other", ${first.headers.get("ETag")}` };
  const again = await ask("?w=50", { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await ask("?w=50", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe(first.headers.get("Content-Length"));
});

test("a picture that is replaced under its name is rendered again", async () => {
  const { ask, file } = await renditionsOf("gown.png", await painted("png", "#ff0000"));
  const red = await pixelsOf(await ask("?w=10"));
  await writeFile(file, await painted("png", "#0000ff", 301));
  const blue = await pixelsOf(await ask("?w=10"));
  expect([...red.at(5, 5), ...blue.at(5, 5)]).toEqual([255, 0, 0, 0, 0, 255]);
});

test("rect acts on the picture the right way up", async () => {
  const input = await plain(20, 20, "#0000ff").png().toBuffer();
  const halves = plain(40, 20, "#ff0000").composite([{ input, left: 20, top: 0 }]);
  const upsideDown = halves.withMetadata({ orientation: 3 }).png();
  const { ask } = await renditionsOf("halves.png", await upsideDown.toBuffer());
  // Blue is on the left once it is put right.
  expect((await pixelsOf(await ask("?rect=0,0,10,10"))).at(5, 5)).toEqual([0, 0, 255]);
});

const forPrint = (picture: Sharp) => picture.toColourspace("cmyk").withIccProfile("cmyk");

test.each<[string, (picture: Sharp) => Sharp]>([
  ["a JPEG for print", (picture) => forPrint(picture).jpeg({ quality: 100 })],
  ["a PNG of sixteen bits", (picture) => picture.toColourspace("rgb16").png()],
  ["a PNG with a palette", (picture) => picture.png({ palette: true })],
  ["a TIFF for print", (picture) => forPrint(picture).tiff()],
  ["an AVIF", (picture) => picture.avif({ quality: 100 })],
])("%s is shown in its colours", async (_, encode) => {
  const { ask } = await renditionsOf("gown", await encode(plain(64, 64, "rgb(200, 30, 40)")).toBuffer());
  const pixel = (await pixelsOf(await ask("?w=32&fm=png"))).at(16, 16);
  for (const [channel, value] of [200, 30, 40].entries())
    expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThanOrEqual(8);
});

test("the ground shows round a picture that does not fill its canvas", async () => {
  const { ask } = await renditionsOf("gown.jpg", await paint("#0000ff", 100, 50));
  const { at } = await pixelsOf(await ask("?w=100&h=100&fit=fill&bg=f00&fm=png"));
  expect(at(50, 5)).toEqual([255, 0, 0]);
  expect(at(50, 50)).toEqual([0, 0, expect.closeTo(255, -2)]);
});

test.each([
  ["?w=100", "not a picture"],
  ["?w=99999", undefined],
  ["?nonsense=1", undefined],
  ["?flip=h&or=90", undefined],
  ["?blur=10&sat=-100&invert=true", undefined],
  ["?rect=5000,0,10,10", undefined],
])("%s of %j is refused", async (query, content) => {
  const { ask } = await renditionsOf("gown.jpg", content ?? (await paint("#804020")));
  const response = await ask(query);
  expect([response.status, await response.json()]).toMatchObject([400, { statusCode: 400 }]);
});

test.each(formats)(
  "a stored %s that has gone bad is a clear answer, and made well again is shown",
  async (format) => {
    const whole = await painted(format);
    const { ask, file } = await renditionsOf(`gown.${format}`, whole.subarray(0, whole.length / 2));
    expect((await ask("?w=20&fm=png")).status).toBe(400);
    await writeFile(file, whole);
    expect((await ask("?w=20&fm=png")).status).toBe(200);
  },
);

test("renditions are in sRGB, and carry no profile, EXIF or XMP", async () => {
  const picture = plain(60, 40, "#ff0000")
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "Atelier" } });
  const tagged = picture.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>").jpeg({ quality: 100 });
  const original = await tagged.toBuffer();
  expect(await sharp(original).metadata()).toMatchObject({ hasProfile: true, exif: expect.anything() });
  const { ask } = await renditionsOf("gown.jpg", original);
  for (const format of ["jpg", "png", "webp", "avif"]) {
    const response = await ask(`?w=30&fm=${format}`);
    const { icc, exif, xmp, space } = await sharp(await response.clone().arrayBuffer()).metadata();
    expect([icc, exif, xmp, space], format).toEqual([undefined, undefined, undefined, "srgb"]);
    const [red = 0, green = 0] = (await pixelsOf(response)).at(15, 10);
    expect([red > 240, green < 25], format).toEqual([true, true]);
  }
});

test("an SVG shows nothing of the files beside it", async () => {
  const link = '<image width="90" height="90" xlink:href="beside.png"/>';
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const { ask, folder } = await renditionsOf("a.svg", `<svg ${names} width="90" height="90">${link}</svg>`);
  await writeFile(join(folder, "beside.png"), await painted("png", "#ff0000"));
  expect((await pixelsOf(await ask("?w=90&bg=00f"))).at(45, 45)).toEqual([0, 0, 255]);
  expect((await ask("")).headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("a rendition that cannot be cached is served all the same", async () => {
  // Nothing can be written there, as on a full disk.
  const { ask } = await renditionsOf("gown.jpg", await paint("#804020"), { cacheFolder: "/sys/no-room" });
  expect((await ask("?w=100")).status).toBe(200);
});

test("the description of a picture is made in turn, cached, and found again", async () => {
  const { ask, cached } = await openGown();
  const [first] = await Promise.all(Array.from({ length: 20 }, () => ask("?fm=json")));
  const description = { name: "gown.jpg", width: 300, height: 400, format: "jpeg", hasAlpha: false };
  expect(await first?.json()).toEqual(description);
  expect(first?.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await cached()).toEqual([expect.stringMatching(/\.json$/)]);
  const headers = { "If-None-Match": first?.headers.get("ETag") ?? "" };
  expect((await ask("?fm=json", { headers })).status).toBe(304);
});

test("it waits behind pictures that others have asked for, and is left alone by who has gone", async () => {
  const { ask, cached } = await renditionsOf("gown.jpg", await paint("#804020", 3000, 3000));
  const before = ask("?w=2000&sharp=100");
  const gone = new AbortController();
  const cancelled = ask("?fm=json", { signal: gone.signal });
  const slower = ask("?w=1");
  // Both are waiting, or about to.
  await expect.poll(cached).toEqual([]);
  gone.abort();
  expect((await cancelled).status).not.toBe(200);
  expect([(await before).status, (await slower).status]).toEqual([200, 200]);
  expect((await cached()).filter((name) => name.endsWith(".json"))).toEqual([]);
});

test("a point or a scale that differs by what nobody sees is the same picture", async () => {
  const { ask, cached } = await openGown();
  for (let at = 0; at < 10; at += 1) {
    const point = `crop=focalpoint&fp-x=0.33333${at}&fp-y=0.33333${at}`;
    await ask(`?w=50&h=50&fit=crop&${point}&dpr=1.001${at}`);
  }
  expect(await cached()).toHaveLength(1);
});

test("a disk that does not say what is there is no reason for a 404, nor a file that cannot be read for a 400", async () => {
  const folder = await temporaryFolder();
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions") });
  const statusOf = async (file: string, query = "?w=10") =>
    (await renditions.respond(new Request(`http://shop.test/picture${query}`), join(folder, file))).status;
  await symlink("endless.jpg", join(folder, "endless.jpg"));
  // Reading its first bytes is an EIO.
  await symlink("/proc/self/mem", join(folder, "unreadable.jpg"));
  for (const query of ["", "?w=10"]) {
    expect(await statusOf("endless.jpg", query)).toBeGreaterThanOrEqual(500);
    expect(await statusOf("missing.jpg", query)).toBe(404);
  }
  expect(await statusOf("unreadable.jpg")).toBe(503);
  const failing = () => Promise.reject(new Error("pngload: libspng read error"));
  const failureOf = (file: string) => withPictureErrors(join(folder, file), failing);
  await expect(failureOf("unreadable.jpg")).rejects.toMatchObject({ code: "EIO" });
  await writeFile(join(folder, "readable.png"), "no picture");
  await expect(failureOf("readable.png")).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["?w=3000&h=3000&fit=scale&fm=png", 400, "application/json; charset=utf-8"],
  ["?w=1200&h=1200&fit=scale&fm=avif", 200, "image/avif"],
  ["?w=1201&h=1200&fit=scale&fm=avif", 400, "application/json; charset=utf-8"],
  ["?w=500&h=500&dpr=3&fit=fill&fm=avif", 400, "application/json; charset=utf-8"],
  ["?w=1300&h=1200&fit=scale", 200, "image/webp"],
])(
  "an AVIF is made small, and of an original in AVIF a WebP of any size: %s is %i, %s",
  async (query, ...expected) => {
    const { ask } = await renditionsOf("gown.avif", await painted("avif"));
    const { status, headers } = await ask(query);
    expect([status, headers.get("Content-Type")]).toEqual(expected);
  },
);
