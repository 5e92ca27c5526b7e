import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyDocuments } from "@trousseau/content-lake/backup";
import { withTemporaryFolder } from "@trousseau/content-lake/temporary-folder";
import type { ContentSettings } from "#app/content/client.server.ts";
import type { Log } from "#app/content/logger.server.ts";
import { startLake } from "./lake-process.ts";

type LakeCopySource = {
  /** The shop's: its lake may be running, and goes on. */
  dataFolder: string;
  /** The shop would open with this folder, where no lake has been opened yet. */
  seed: string;
  content: ContentSettings;
};

/** Runs a lake on the documents of this moment for as long as `use` takes, and throws it away. */
export async function withLakeCopy<T>(
  { dataFolder, seed, content }: LakeCopySource,
  log: Log,
  use: (content: ContentSettings) => Promise<T>,
): Promise<T> {
  const original = join(dataFolder, "lake");
  return await withTemporaryFolder("trousseau-lake", async (folder) => {
    const isThere = existsSync(join(original, "lake.sqlite"));
    if (isThere) copyDocuments(original, join(folder, "lake.sqlite"));
    const { projectId, dataset } = content;
    const lake = await startLake({ folder, projectId, dataset, ...(isThere ? {} : { seed }) }, log);
    try {
      await lake.firstStart;
      return await use({ ...content, apiHost: lake.url, token: lake.token });
    } finally {
      await lake.close();
    }
  });
}
