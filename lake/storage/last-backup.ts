import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileSafely } from "@trousseau/host/safe-file.ts";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";

/** It lies beside the lake, and holds the time of the last backup that was complete. */
const LAST_BACKUP = "last-backup";

export async function writeLastBackup(folder: string, at = new Date()): Promise<void> {
  await writeFileSafely(join(folder, LAST_BACKUP), Buffer.from(at.toISOString()));
}

/** The time is in milliseconds since 1970, and undefined where none was made, or a wrong clock has dated it later than now. */
export async function readLastBackup(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, LAST_BACKUP), "utf8").catch(() => "");
  const time = Date.parse(text);
  return Number.isNaN(time) || isFromFuture(time, Date.now()) ? undefined : time;
}
