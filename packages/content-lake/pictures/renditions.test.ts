import { readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { paint, temporaryFolder } from "../testing/test-lake.ts";
import { withPictureErrors } from "./picture-source.ts";
import { createRenditions } from "./renditions.ts";

async function renditionsOf(name: string, bytes: Uint8Array) {
  const folder = await temporaryFolder();
  const file = join(folder, name);
  await writeFile(file, bytes);
  const cacheFolder = join(folder, "renditions");
  const renditions = createRenditions({ cacheFolder, concurrency: 1 });
  const ask = (query: string, headers: Record<string, string> = {}, method = "GET", signal?: AbortSignal) =>
    renditions.respond(
      new Request(`http://shop.test/pictures/${name}${query}`, {
        headers,
        method,
        ...(signal && { signal }),
      }),
      file,
    );
  return { ask, cacheFolder, folder };
}

async function pixels(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)],
    info,
  };
}

async function painted(
  format: "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff",
  colour = "#804020",
  width = 300,
) {
  return await sharp(await paint(colour, width))
    .toFormat(format)
    .toBuffer();
}

function forPrint(picture: Sharp) {
  return picture.toColourspace("cmyk").withIccProfile("cmyk");
}

test("without parameters the original's own bytes come back", async () => {
  const original = await paint("#804020");
  const { ask } = await renditionsOf("gown.jpg", original);
  const response = await ask("");
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(Buffer.from(await response.arrayBuffer()).equals(original)).toBe(true);
});

test("auto=format is WebP for whoever takes it, and caches are told", async () => {
  const { ask } = await renditionsOf("gown.jpg", await paint("#804020"));
  const modern = await ask("?w=100&auto=format", { Accept: "image/avif,image/webp,*/*" });
  const plain = await ask("?w=100&auto=format", { Accept: "image/jpeg" });
  expect([modern.headers.get("Content-Type"), plain.headers.get("Content-Type")]).toEqual([
    "image/webp",
    "image/jpeg",
  ]);
  expect([modern.headers.get("Vary"), plain.headers.get("Vary")]).toEqual(["Accept", "Accept"]);
  expect(modern.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test("a rendition is made once, however many ask at the same time, and found on disk by the next process", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "gown.svg");
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg"/>`);
  const pixels = (await painted("png")).toString("base64");
  const rasterize = vi.fn(async () => ({ size: { width: 300, height: 400 }, scale: 1, pixels }));
  const rasterizer = { rasterize, close: () => Promise.resolve() };
  for (let process = 0; process < 2; process += 1) {
    const renditions = createRenditions({ cacheFolder: join(folder, "renditions"), rasterizer });
    const ask = () => renditions.respond(new Request("http://shop.test/gown.svg?w=123"), file);
    const responses = await Promise.all(Array.from({ length: 20 }, ask));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  }
  expect(rasterize).toHaveBeenCalledOnce();
});

test("a known ETag is answered with 304, and HEAD with no body", async () => {
  const { ask } = await renditionsOf("gown.jpg", await paint("#804020"));
  const first = await ask("?w=50");
  const again = await ask("?w=50", { "If-None-Match": `W/"other", ${first.headers.get("ETag")}` });
  const head = await ask("?w=50", {}, "HEAD");
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect([head.status, await head.text(), head.headers.get("Content-Length")]).toEqual([
    200,
    "",
    first.headers.get("Content-Length"),
  ]);
});

test("a picture that is replaced under its name is rendered again", async () => {
  const { ask, folder } = await renditionsOf("gown.png", await painted("png", "#ff0000"));
  const red = await pixels(await ask("?w=10"));
  await writeFile(join(folder, "gown.png"), await painted("png", "#0000ff", 301));
  const blue = await pixels(await ask("?w=10"));
  expect([red.at(5, 5), blue.at(5, 5)]).toEqual([
    [254, 0, 0],
    [0, 0, 254],
  ]);
});

test("rect, turning and flipping act on the picture the right way up", async () => {
  const halves = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#ff0000" } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: "#0000ff" } }, left: 20, top: 0 },
    ])
    .withMetadata({ orientation: 3 })
    .png()
    .toBuffer();
  const { ask } = await renditionsOf("halves.png", halves);
  // Orientation 3 is upside down: blue is on the left once it is put right.
  expect((await pixels(await ask("?rect=0,0,10,10"))).at(5, 5)).toEqual([0, 0, 255]);
  expect((await pixels(await ask("?flip=h"))).at(5, 5)).toEqual([255, 0, 0]);
  const turned = await pixels(await ask("?or=90"));
  expect([turned.info.width, turned.info.height, turned.at(5, 5)]).toEqual([20, 40, [0, 0, 255]]);
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ["a JPEG for print", (picture) => forPrint(picture).jpeg({ quality: 100 })],
  ["a PNG of sixteen bits", (picture) => picture.toColourspace("rgb16").png()],
  ["a PNG with a palette", (picture) => picture.png({ palette: true })],
  ["a TIFF for print", (picture) => forPrint(picture).tiff()],
  ["an AVIF", (picture) => picture.avif({ quality: 100 })],
])("%s is shown in its colours", async (_, encode) => {
  const red = [200, 30, 40] as const;
  const [r, g, b] = red;
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } });
  const { ask } = await renditionsOf("gown", await encode(picture).toBuffer());
  const shown = (await pixels(await ask("?w=32&fm=png"))).at(16, 16);
  for (const [channel, value] of red.entries())
    expect(Math.abs((shown[channel] ?? 0) - value)).toBeLessThanOrEqual(8);
});

test("the ground shows round a picture that does not fill its canvas", async () => {
  const { ask } = await renditionsOf("gown.jpg", await paint("#0000ff", 100, 50));
  const filled = await pixels(await ask("?w=100&h=100&fit=fill&bg=f00&fm=png"));
  expect([filled.at(50, 5), filled.at(50, 50)].map(([red, , blue]) => [red, (blue ?? 0) > 200])).toEqual([
    [255, false],
    [0, true],
  ]);
});

test.each([
  ["?w=100", "not a picture", 400],
  ["?w=99999", "", 400],
  ["?nonsense=1", "", 400],
  ["?rect=5000,0,10,10", undefined, 400],
])("%s of %j is refused with %i", async (query, content, status) => {
  const { ask } = await renditionsOf(
    "gown.jpg",
    content === undefined ? await paint("#804020") : Buffer.from(content),
  );
  const response = await ask(query);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ statusCode: status });
});

test.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
  "a stored %s that has gone bad is a clear answer, and made well again is shown",
  async (format) => {
    const whole = await painted(format);
    const { ask, folder } = await renditionsOf(`gown.${format}`, whole.subarray(0, whole.length / 2));
    expect((await ask("?w=20&fm=png")).status).toBe(400);
    await writeFile(join(folder, `gown.${format}`), whole);
    expect((await ask("?w=20&fm=png")).status).toBe(200);
  },
);

test("renditions are in sRGB, and carry no profile, EXIF or XMP", async () => {
  const original = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#ff0000" } })
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "Atelier" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(await sharp(original).metadata()).toMatchObject({ hasProfile: true, exif: expect.anything() });
  const { ask } = await renditionsOf("gown.jpg", original);
  for (const format of ["jpg", "png", "webp", "avif"]) {
    const response = await ask(`?w=30&fm=${format}`);
    const { icc, exif, xmp, space } = await sharp(await response.clone().arrayBuffer()).metadata();
    expect([icc, exif, xmp, space], format).toEqual([undefined, undefined, undefined, "srgb"]);
    const [red = 0, green = 0] = (await pixels(response)).at(15, 10);
    expect([red > 240, green < 25], format).toEqual([true, true]);
  }
});

test("an SVG shows nothing of the files beside it", async () => {
  const link = '<image width="90" height="90" xlink:href="beside.png"/>';
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">';
  const { ask, folder } = await renditionsOf("drawing.svg", Buffer.from(`${open}${link}</svg>`));
  await writeFile(join(folder, "beside.png"), await painted("png", "#ff0000"));
  expect((await pixels(await ask("?w=90&bg=00f"))).at(45, 45)).toEqual([0, 0, 255]);
  const whole = await ask("");
  expect(whole.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("a rendition that cannot be cached is served all the same", async () => {
  const { folder } = await renditionsOf("gown.jpg", await paint("#804020"));
  // Nothing can be written there, as on a full disk.
  const renditions = createRenditions({ cacheFolder: "/sys/no-room", concurrency: 1 });
  const request = new Request("http://shop.test/pictures/gown.jpg?w=100");
  expect((await renditions.respond(request, join(folder, "gown.jpg"))).status).toBe(200);
});

test("the description of a picture is made in turn, cached, and found again", async () => {
  const { ask, cacheFolder } = await renditionsOf("gown.jpg", await paint("#804020", 300, 400));
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask("?fm=json")));
  const [first] = responses;
  expect(await first?.json()).toEqual({
    name: "gown.jpg",
    width: 300,
    height: 400,
    format: "jpeg",
    hasAlpha: false,
  });
  expect(first?.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  const [folder = ""] = await readdir(cacheFolder);
  expect(await readdir(join(cacheFolder, folder))).toEqual([expect.stringMatching(/\.json$/)]);
  const again = await ask("?fm=json", { "If-None-Match": first?.headers.get("ETag") ?? "" });
  expect(again.status).toBe(304);
});

test("it waits behind pictures that others have asked for, and is left alone by who has gone", async () => {
  const { ask, cacheFolder } = await renditionsOf("gown.jpg", await paint("#804020", 3000, 3000));
  const before = ask("?w=2000&blur=500");
  const gone = new AbortController();
  const left = ask("?fm=json", {}, "GET", gone.signal);
  const slower = ask("?w=1");
  // Both are waiting, or about to.
  await expect.poll(() => readdir(cacheFolder).catch(() => [])).toEqual([]);
  gone.abort();
  expect((await left).status).not.toBe(200);
  expect([(await before).status, (await slower).status]).toEqual([200, 200]);
  const [folder = ""] = await readdir(cacheFolder);
  expect((await readdir(join(cacheFolder, folder))).filter((name) => name.endsWith(".json"))).toEqual([]);
});

test("a point or a scale that differs by what nobody sees is the same picture", async () => {
  const { ask, cacheFolder } = await renditionsOf("gown.jpg", await paint("#804020"));
  for (let at = 0; at < 10; at += 1) {
    const part = `0.33333${at}`;
    await ask(`?w=50&h=50&fit=crop&crop=focalpoint&fp-x=${part}&fp-y=${part}&dpr=1.001${at}`);
  }
  const [folder = ""] = await readdir(cacheFolder);
  expect(await readdir(join(cacheFolder, folder))).toHaveLength(1);
});

test("a disk that does not say what is there is no reason for a 404, nor a file that cannot be read for a 400", async () => {
  const folder = await temporaryFolder();
  const renditions = createRenditions({ cacheFolder: join(folder, "renditions") });
  const statusOf = async (file: string, query: string) =>
    (await renditions.respond(new Request(`http://shop.test/picture${query}`), join(folder, file))).status;
  await symlink("endless.jpg", join(folder, "endless.jpg"));
  // Reading its first bytes is an EIO.
  await symlink("/proc/self/mem", join(folder, "unreadable.jpg"));
  for (const query of ["", "?w=10"]) {
    expect(await statusOf("endless.jpg", query)).toBeGreaterThanOrEqual(500);
    expect(await statusOf("missing.jpg", query)).toBe(404);
  }
  expect(await statusOf("unreadable.jpg", "?w=10")).toBe(503);
  const failing = () => Promise.reject(new Error("pngload: libspng read error"));
  await expect(withPictureErrors(join(folder, "unreadable.jpg"), failing)).rejects.toMatchObject({
    code: "EIO",
  });
  await writeFile(join(folder, "readable.png"), "no picture");
  await expect(withPictureErrors(join(folder, "readable.png"), failing)).rejects.toMatchObject({
    status: 400,
  });
});

test("an AVIF is made small, and of an original in AVIF a WebP of any size", async () => {
  const { ask } = await renditionsOf("gown.avif", await painted("avif"));
  expect((await ask("?w=3000&h=3000&fit=scale&fm=png", {}, "HEAD")).status).toBe(400);
  const small = await ask("?w=1200&h=1200&fit=scale&fm=avif");
  expect([small.status, small.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
  for (const query of ["?w=1201&h=1200&fit=scale&fm=avif", "?w=500&h=500&dpr=3&fit=fill&fm=avif"])
    expect((await ask(query)).status).toBe(400);
  const other = await ask("?w=1300&h=1200&fit=scale");
  expect([other.status, other.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
});
