import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { createRenditions } from "../pictures/renditions.ts";
import { temporaryFolder } from "./test-lake.ts";

/** Nobody else asks for renditions of this file. */
export async function renditionsOf(
  name: string,
  bytes: Uint8Array | string,
  options: Partial<Parameters<typeof createRenditions>[0]> = {},
) {
  const folder = await temporaryFolder();
  const [file, cacheFolder] = [join(folder, name), join(folder, "renditions")];
  await writeFile(file, bytes);
  const renditions = createRenditions({ cacheFolder, concurrency: 1, ...options });
  return {
    ...{ file, folder },
    ask: (query: string, init: RequestInit = {}) =>
      renditions.respond(new Request(`http://shop.test/pictures/${name}${query}`, init), file),
    /** The names of the files that are cached. */
    cached: async () => {
      const [own] = await readdir(cacheFolder).catch(() => []);
      return own === undefined ? [] : await readdir(join(cacheFolder, own));
    },
  };
}

export function plain(width: number, height: number, background = "#369"): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** No two pixels are alike, so that nothing of it can be compressed away. */
export function noise(width: number, height: number): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise } });
}

export async function pixelsOf(response: Response) {
  const picture = sharp(await response.arrayBuffer()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * channels).subarray(0, channels)];
  return { width, height, at };
}
