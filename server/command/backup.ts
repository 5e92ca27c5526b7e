import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "@trousseau/content-lake/commands";
import { dataFiles } from "#server/data-files.ts";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { OUTBOX_FOLDER, openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import type { Terminal } from "./run-command.ts";

/** Copies the whole DATA_DIR, while the shop runs or not, or verifies such a copy. */
export function backUpShop({ args, environment }: Terminal): Promise<boolean> {
  return run("backup", args, readSettings(environment));
}

/** Puts a copy in the place of a DATA_DIR, while the shop does not run. */
export function restoreShop({ args, environment }: Terminal): Promise<boolean> {
  const settings = readSettings(environment);
  refuseToLose(settings);
  return run("restore", args, settings);
}

async function run(name: string, args: readonly string[], settings: Settings): Promise<boolean> {
  if (args[0] !== "verify") requireOwnLake(settings);
  const folder = join(settings.dataFolder, "lake");
  return (await runCommand([name, "--folder", folder, ...args], dataFiles)) === 0;
}

function requireOwnLake({ startsLake, content, dataFolder }: Settings): void {
  if (startsLake) return;
  const place = content.apiHost
    ? `is at ${content.apiHost}, and is backed up on its machine`
    : `is in the project ${content.projectId}: \`npx sanity dataset export ${content.dataset}\` backs it up, and \`npx sanity dataset import\` brings it back`;
  throw new Error(
    `The content of this shop ${place}. Copy ${resolve(dataFolder)} yourself while the shop is stopped: it has messages on their way, the counts, and the secret of the newsletter's links.`,
  );
}

/** Messages that nobody has read would go with the outbox that is replaced. */
function refuseToLose({ dataFolder }: Settings): void {
  if (!existsSync(join(dataFolder, OUTBOX_FOLDER, "outbox.sqlite"))) return;
  const outbox = createOutbox(openOutboxDatabase(dataFolder));
  try {
    const { waiting } = outbox.state();
    const messages = waiting === 1 ? "A message of a visitor is" : `${waiting} messages of visitors are`;
    if (waiting > 0)
      throw new Error(
        `${messages} still on the way in ${resolve(dataFolder)}: start the shop until /healthz says that none waits, or restore into another DATA_DIR.`,
      );
  } finally {
    outbox.close();
  }
}
