import { join } from "node:path";
import { refuseUnknownLake } from "@trousseau/content-lake/folder";
import { refuseUnknown } from "@trousseau/host/migrate.ts";
import { outboxMigrations } from "./enquiries/outbox-database.ts";
import { countsMigrations } from "./insights/counts.ts";

/** The shop keeps these in its DATA_DIR beside the lake, and cannot make them anew. Databases have migrations. */
export const dataFiles = [
  { path: "enquiries/outbox.sqlite", migrations: outboxMigrations },
  { path: "counts/counts.sqlite", migrations: countsMigrations },
  { path: "newsletter-secret", isSecret: true },
  { path: "preview-secret", isSecret: true },
];

/** Throws one sentence where a newer version of the shop, or another program, has written to the folder: nothing of it may be changed. */
export function refuseUnknownData(dataFolder: string): void {
  refuseUnknownLake(join(dataFolder, "lake"));
  for (const { path, migrations } of dataFiles)
    if (migrations) refuseUnknown(join(dataFolder, path), migrations);
}
