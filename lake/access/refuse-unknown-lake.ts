import { join } from "node:path";
import { refuseUnknown } from "@trousseau/host/migrate.ts";
import { documentMigrations } from "../storage/database.ts";
import { ACCESS_FILE, accessMigrations } from "./access-database.ts";

/** Throws one sentence where a newer lake, or another program, has written to the folder. */
export function refuseUnknownLake(folder: string): void {
  refuseUnknown(join(folder, "lake.sqlite"), documentMigrations);
  refuseUnknown(join(folder, ACCESS_FILE), accessMigrations);
}
