import { join } from "node:path";
import { refuseNewer } from "@trousseau/content-lake/migrate";
import { refuseNewerLake } from "@trousseau/content-lake/refuse-newer-lake";
import { outboxMigrations } from "./enquiries/outbox-database.ts";
import { countsMigrations } from "./insights/counts.ts";

/** The shop keeps these in its DATA_DIR beside the lake, and cannot make them anew. Databases have migrations. */
export const dataFiles = [
  { path: "enquiries/outbox.sqlite", migrations: outboxMigrations },
  { path: "counts/counts.sqlite", migrations: countsMigrations },
  { path: "newsletter-secret", isSecret: true },
  { path: "preview-secret", isSecret: true },
];

/** Throws one sentence where a newer version of the shop has written to the folder: nothing of it may be changed. */
export function refuseNewerData(dataFolder: string): void {
  refuseNewerLake(join(dataFolder, "lake"));
  for (const { path, migrations } of dataFiles)
    if (migrations) refuseNewer(join(dataFolder, path), migrations);
}
