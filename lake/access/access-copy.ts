import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "../storage/database.ts";
import { ACCESS_FILE, migrateAccessCopy } from "./access-database.ts";

/** The copy holds passwords and tokens as hashes, and neither sessions nor links, so it lets nobody in. */
export function copyAccess(folder: string, file: string): void {
  copyDatabase(join(folder, ACCESS_FILE), file);
  migrateAccessCopy(file);
  const copy = new DatabaseSync(file);
  try {
    copy.exec("DELETE FROM tokens WHERE kind <> 'token'; DELETE FROM links; VACUUM;");
  } finally {
    copy.close();
  }
}
