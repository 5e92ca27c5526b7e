import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { hashOf, node, root } from "#scripts/prepare.mjs";

const DAY_MS = 24 * 60 * 60_000;

const cache = join(root, "node_modules/.cache/test-data");

/** The seeded lake, and the renditions of its pictures, follow from these. */
const sources = ["lake", "sample", "package-lock.json"];

/**
 * A DATA_DIR whose lake holds the sample collection, kept between runs, because importing takes seconds and copying
 * none. Later runs find it in SEEDED_DATA, and earlier shops' renditions in SEEDED_RENDITIONS.
 */
export async function seedData(): Promise<void> {
  const kept = join(cache, hashOf(sources).slice(0, 16));
  if (!existsSync(kept)) {
    await removeAll(await outdated());
    // Whoever is stopped half-way leaves nothing under the name that is looked for.
    const unfinished = `${kept}-${process.pid}`;
    await mkdir(join(unfinished, "renditions"), { recursive: true });
    await seed(join(unfinished, "data"));
    // Another run may have been quicker.
    await rename(unfinished, kept).catch(() => removeAll([unfinished]));
  }
  process.env.SEEDED_DATA = join(kept, "data");
  process.env.SEEDED_RENDITIONS = join(kept, "renditions");
}

/** Those of other sources that are older than a day: a run of another checkout may still stand on a younger one. */
async function outdated(): Promise<string[]> {
  const folders = (await readdir(cache).catch(() => [])).map((name) => join(cache, name));
  return folders.filter((folder) => statSync(folder).mtimeMs < Date.now() - DAY_MS);
}

async function removeAll(folders: string[]) {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function seed(folder: string) {
  const command = join(root, "lake/command/content-lake-command.ts");
  const lake = { folder: join(folder, "lake"), project: "trousseau", dataset: "production" };
  const flags = Object.entries({ ...lake, seed: join(root, "sample") });
  await promisify(execFile)(node, [command, "seed", ...flags.map(([name, value]) => `--${name}=${value}`)]);
}
