import { existsSync } from "node:fs";
import { link, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createFileSafely } from "../safe-file.ts";
import { copyDatabase } from "../storage/database.ts";
import { emptyLog } from "../storage/finish-restore.ts";

const FILE = "access.sqlite";

/** The backup holds passwords and tokens as hashes and no sessions, so it lets nobody in. */
export async function backUpAccess(folder: string, target: string): Promise<void> {
  await createFileSafely(join(target, FILE), (unfinished) => {
    copyDatabase(join(folder, FILE), unfinished);
    const copy = new DatabaseSync(unfinished);
    try {
      copy.exec("DELETE FROM tokens WHERE kind <> 'token'; VACUUM;");
    } finally {
      copy.close();
    }
  });
}

export function holdsAccess(source: string): boolean {
  return existsSync(join(source, FILE));
}

/** The replaced file stays beside the new one. Nobody else uses the folder meanwhile. */
export async function restoreAccess(source: string, folder: string, now: Date): Promise<void> {
  const current = join(folder, FILE);
  if (existsSync(current)) {
    emptyLog(current);
    await link(current, `${current}.before-restore-${now.toISOString().replaceAll(":", "-")}`);
  }
  await createFileSafely(current, async (unfinished) => {
    copyDatabase(join(source, FILE), unfinished);
    // SQLite would apply the log of the old database to the new one.
    for (const suffix of ["-wal", "-shm"]) await rm(current + suffix, { force: true });
  });
}
