import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "#server/settings.ts";

/** A shop leaves these in its DATA_DIR: its content, or what visitors have sent. */
const traces = ["lake/lake.sqlite", "enquiries/outbox.sqlite"];

/** Whether a shop has ever been started on a folder. */
export function isDataFolder(folder: string): boolean {
  return traces.some((trace) => existsSync(join(folder, trace)));
}

/** A command on a folder that is nobody's would make a shop there, and find nothing in it. */
export function requireDataFolder({ dataFolder }: Pick<Settings, "dataFolder">): void {
  if (!isDataFolder(dataFolder))
    throw new Error(
      `No shop has ever used ${resolve(dataFolder)}: say with DATA_DIR, or in .env, where its data is.`,
    );
}
