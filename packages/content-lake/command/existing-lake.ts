import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./flags.ts";

/** The usual cause is another DATA_DIR, so the message says where it looked. A command that reads must not make a lake. */
export function requireFolder(folder: string): string {
  if (!existsSync(join(folder, "access.sqlite"))) requireLake(folder);
  return folder;
}

/** Some commands need documents, and not only people and tokens. */
export function requireLake(folder: string): string {
  if (!existsSync(join(folder, "lake.sqlite"))) throw missing(folder);
  return folder;
}

function missing(folder: string): UsageError {
  return new UsageError(
    `There is no content lake in ${folder}. Start the shop once, or say where it is with DATA_DIR or --folder.`,
  );
}
