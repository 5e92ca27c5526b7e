import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { node, root } from "#scripts/prepare.mjs";

/**
 * A DATA_DIR whose lake holds the sample collection: importing it takes seconds, copying it none. What runs afterwards finds
 * it in SEEDED_DATA; the function that is returned removes it.
 */
export async function seedData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-seeded-"));
  const command = join(root, "packages/content-lake/command/content-lake-command.ts");
  const lake = { folder: join(folder, "lake"), project: "trousseau", dataset: "production" };
  const flags = Object.entries({ ...lake, seed: join(root, "content") });
  await promisify(execFile)(node, [command, "seed", ...flags.map(([name, value]) => `--${name}=${value}`)]);
  process.env.SEEDED_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
