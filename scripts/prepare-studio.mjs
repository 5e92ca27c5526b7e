// @ts-check
// Installs and builds Studio when it is first wanted: it is larger than the shop, and most machines never need it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { hashOf, isInstalled, language, node, root, runQuietly } from "./prepare.mjs";

const studio = join(root, "studio");
const built = join(studio, "dist");

/** Everything that Studio's build reads. */
export const studioSources = [
  "studio",
  "words",
  "model",
  "sample/data.ndjson",
  "lake/studio/studio-transport.ts",
];
const stamp = join(built, ".sources.sha256");

export async function installStudio() {
  if (isInstalled(studio)) return;
  console.log("Installing Studio (about 550 MB, once)…");
  await runQuietly(
    "npm",
    ["ci", "--include=dev", "--no-progress", "--prefix", studio],
    "npm ci in studio/",
    studio,
  );
}

/** @param {string} dataset */
export async function buildStudio(dataset) {
  const content = `${hashOf(studioSources)} ${dataset} ${language()}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === content) return;
  console.log("Building Studio…");
  process.env.SANITY_STUDIO_DATASET = dataset;
  await runQuietly(
    node,
    [join(studio, "node_modules/vite/bin/vite.js"), "build"],
    "The build of Studio",
    studio,
  );
  compress(join(built, "assets"));
  writeFileSync(stamp, content);
}

/**
 * Studio is compressed once here instead of at every opening: 8 MB become 2.
 *
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}
