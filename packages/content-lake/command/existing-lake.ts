import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Says where it looked: the usual reason is another DATA_DIR. A command that only reads must not make a lake there, and nobody is let into one that
 * no shop will open.
 */
export function requireFolder(folder: string): string {
  if (!existsSync(join(folder, "access.sqlite"))) requireLake(folder);
  return folder;
}

/** The same where documents are needed, and not only people and tokens. */
export function requireLake(folder: string): string {
  if (!existsSync(join(folder, "lake.sqlite"))) throw missing(folder);
  return folder;
}

function missing(folder: string): UsageError {
  return new UsageError(
    `There is no content lake in ${folder}. Start the shop once, or say where it is with DATA_DIR or --folder.`,
  );
}
