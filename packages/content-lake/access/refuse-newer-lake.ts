import { join } from "node:path";
import { documentMigrations } from "../storage/database.ts";
import { refuseNewer } from "../storage/migrate.ts";
import { ACCESS_FILE, accessMigrations } from "./access-database.ts";

/** Throws one sentence where a newer lake has written to the folder. */
export function refuseNewerLake(folder: string): void {
  refuseNewer(join(folder, "lake.sqlite"), documentMigrations);
  refuseNewer(join(folder, ACCESS_FILE), accessMigrations);
}
