import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectPaths } from "#server/project-paths.ts";
import type { Process } from "./processes.ts";

/** The shop makes AVIF of pictures that are as wide as this at most. */
const WIDEST_AHEAD = 1440;

/** Milliseconds between two looks at a picture that is being made. */
const LOOK_MS = 500;

/** All pictures are made one after the other: half an hour on a busy machine. */
const MOST_LOOKS = 3_600;

/** A folder for what takes minutes to make and is the same in each run. */
export async function cacheFolder(name: string): Promise<string> {
  const folder = join(projectPaths.root, "node_modules/.cache/trousseau-bench", name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Takes the pictures of earlier runs into a data folder. */
export async function restorePictures(data: string): Promise<void> {
  await cp(await madePictures(), renditionsIn(data), { recursive: true });
}

/** Keeps the pictures of a data folder for the next run, where some were made. */
export async function keepPictures(data: string): Promise<void> {
  if (existsSync(renditionsIn(data))) await cp(renditionsIn(data), await madePictures(), { recursive: true });
}

/** Waits for the shop's own warmer: a shop that has been open for an hour has every AVIF of its pages. */
export async function untilPicturesAreMade({ url }: Process, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const html = await (await fetch(url + path)).text();
    const sets = Array.from(html.matchAll(/srcset="([^"]*)"/gi), ([, set = ""]) =>
      set.replaceAll("&amp;", "&"),
    );
    const pictures = new Set(sets.flatMap((set) => set.match(/\/images\/\S+/g) ?? []));
    for (const picture of pictures) if (widthOf(picture) <= WIDEST_AHEAD) await untilAvif(url + picture);
  }
}

async function untilAvif(url: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { headers } = await fetch(url, { headers: { Accept: "image/avif,image/webp" } });
    if (headers.get("Content-Type") === "image/avif") return;
    await setTimeout(LOOK_MS);
  }
  throw new Error(`${url} is not made as AVIF.`);
}

function widthOf(picture: string): number {
  return Number(new URLSearchParams(picture.split("?")[1]).get("w"));
}

function renditionsIn(data: string): string {
  return join(data, "lake/renditions");
}

/** Other code makes other pictures. */
async function madePictures(): Promise<string> {
  const code = await readFile(join(projectPaths.root, "lake/pictures/render.ts"));
  return cacheFolder(`renditions-${createHash("sha1").update(code).digest("hex").slice(0, 8)}`);
}
