import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { plain } from "../testing/picture.ts";
import { openLake, paint, type Who } from "../testing/test-lake.ts";

const serviceToken = "a secret of the process that starts the lake";
const service = { token: serviceToken };
const browser = { Accept: "image/avif,image/webp,*/*" };

async function openWith(bytes: Buffer, filename: string) {
  const lake = await openLake({ serviceToken });
  const { path } = await lake.as("editor").assets.upload("image", bytes, { filename });
  const ask = async (query: string, as: Who = "anybody", headers = browser) => {
    const response = await lake.ask(`/${path}${query}`, { as, headers });
    const cached = response.headers.get("Cache-Control") ?? "";
    return { response, type: response.headers.get("Content-Type"), cached, status: response.status };
  };
  return { ask, folder: lake.folder };
}

test("a browser has a WebP until the shop has had the AVIF made, asks again after a day, and then keeps it", async () => {
  const { ask } = await openWith(await plain(300, 400).jpeg().toBuffer(), "gown.jpg");
  const query = "?w=200&q=82&auto=format";
  const before = await ask(query);
  expect(before).toMatchObject({ type: "image/webp", cached: "public, max-age=86400" });
  expect(await ask(query, service)).toMatchObject({ type: "image/avif" });
  const after = await ask(query);
  expect(after).toMatchObject({ type: "image/avif", cached: "public, max-age=31536000, immutable" });
  const { format, width } = await sharp(await after.response.bytes()).metadata();
  expect([format, width], "libvips knows AVIF by its container").toEqual(["heif", 200]);
  const old = await ask(query, "anybody", { Accept: "image/webp,*/*" });
  expect(old).toMatchObject({ type: "image/webp", cached: "public, max-age=31536000, immutable" });
});

test("nobody but the shop has an AVIF made, whatever they ask for and whoever they are", async () => {
  const { ask, folder } = await openWith(await paint("#804020"), "gown.jpg");
  for (const as of ["anybody", "viewer", "editor", "administrator", { token: "service" }] as const)
    for (let width = 20; width < 40; width++)
      expect(await ask(`?w=${width}&auto=format`, as)).toMatchObject({ type: "image/webp" });
  const files = await readdir(`${folder}/renditions`, { recursive: true });
  expect(files.filter((name) => name.endsWith(".webp"))).toHaveLength(20);
  expect(files.filter((name) => name.endsWith(".avif"))).toEqual([]);
});

test.each([
  [
    "an animation",
    async () =>
      await sharp([await paint("#f00"), await paint("#00f")], { join: { animated: true } })
        .gif()
        .toBuffer(),
    "moving.gif",
  ],
  [
    "a drawing",
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'),
    "drawing.svg",
  ],
] as const)("no AVIF is made of %s, and browsers have its WebP", async (_what, make, name) => {
  const { ask } = await openWith(await make(), name);
  expect(await ask("?w=9&auto=format", service)).toMatchObject({ status: 415 });
  expect(await ask("?w=9&auto=format")).toMatchObject({ status: 200, type: "image/webp" });
});
