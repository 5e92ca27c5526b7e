import { join } from "node:path";
import { documentMigrations } from "../storage/database.ts";
import { refuseUnknown } from "../storage/migrate.ts";
import { ACCESS_FILE, accessMigrations } from "./access-database.ts";

/** Throws one sentence where a newer lake, or another program, has written to the folder. */
export function refuseUnknownLake(folder: string): void {
  refuseUnknown(join(folder, "lake.sqlite"), documentMigrations);
  refuseUnknown(join(folder, ACCESS_FILE), accessMigrations);
}
