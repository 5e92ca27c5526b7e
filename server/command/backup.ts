import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "@trousseau/content-lake/commands";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { OUTBOX_FOLDER, openOutboxDatabase, outboxMigrations } from "#server/enquiries/outbox-database.ts";
import { countsMigrations } from "#server/insights/counts.ts";
import { readSettings } from "#server/settings.ts";
import type { Terminal } from "./run-command.ts";

const OUTBOX = join(OUTBOX_FOLDER, "outbox.sqlite");

/** What the shop keeps in its DATA_DIR beside the lake, and cannot make anew. */
const companions: Parameters<typeof runCommand>[1] = [
  { path: OUTBOX, migrations: outboxMigrations },
  { path: "counts/counts.sqlite", migrations: countsMigrations },
  { path: "newsletter-secret", isSecret: true },
  { path: "preview-secret", isSecret: true },
];

/** Copies the whole DATA_DIR, while the shop runs or not, or verifies such a copy. */
export async function backUpShop({ args }: Terminal): Promise<boolean> {
  return (await runCommand(["backup", ...args], companions)) === 0;
}

/** Puts a copy in the place of a DATA_DIR, while the shop does not run. */
export async function restoreShop({ args, environment }: Terminal): Promise<boolean> {
  refuseToLose(readSettings(environment).dataFolder);
  return (await runCommand(["restore", ...args], companions)) === 0;
}

/** Messages that nobody has read would go with the outbox that is replaced. */
function refuseToLose(dataFolder: string): void {
  if (!existsSync(join(dataFolder, OUTBOX))) return;
  const outbox = createOutbox(openOutboxDatabase(dataFolder));
  try {
    const { waiting } = outbox.state();
    if (waiting > 0)
      throw new Error(
        `${waiting} messages of visitors are still on their way in ${resolve(dataFolder)}: start the shop until /healthz says that none waits, or restore into another DATA_DIR.`,
      );
  } finally {
    outbox.close();
  }
}
