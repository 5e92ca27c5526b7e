import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentLake } from "@trousseau/content-lake";
import { copyDocuments } from "@trousseau/content-lake/backup";
import type { EmbeddedContent } from "#app/content/settings.server.ts";

export type LakeCopy = {
  fetch(request: Request): Promise<Response>;
  /** Reads drafts and history. */
  token: string;
  close(): Promise<void>;
};

/**
 * The embedded lake's documents of this moment, for reading: the lake itself belongs to the shop that may be running. Where
 * no shop has been opened yet, those it would open with.
 */
export async function openLakeCopy(
  { projectId, dataset }: EmbeddedContent,
  dataFolder: string,
  seed: string,
): Promise<LakeCopy> {
  const original = join(dataFolder, "lake");
  const folder = await mkdtemp(join(tmpdir(), "trousseau-lake-"));
  const isThere = existsSync(join(original, "lake.sqlite"));
  if (isThere) await copyDocuments(original, join(folder, "lake.sqlite"));
  const lake = await openContentLake({ folder, projectId, dataset, ...(isThere ? {} : { seed }) });
  return {
    fetch: (request) => lake.fetch(request),
    token: lake.issueToken({ name: "check", role: "viewer" }),
    async close() {
      await lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
