import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "@trousseau/content-lake/command";
import { DamagedDatabase } from "@trousseau/host/damaged-database.ts";
import { dataFiles } from "#server/data-files.ts";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { lockDelivery, OUTBOX_FOLDER, openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import type { Terminal } from "./run-command.ts";

/** Copies what DATA_DIR has and the shop cannot make again, while the shop runs or not, or verifies such a copy. */
export function backUpShop({ args, environment }: Terminal): Promise<boolean> {
  const settings = readSettings(environment);
  if (args[0] !== "verify") requireOwnLake(settings);
  return run("backup", args, settings, dataFiles);
}

/** Puts a copy in the place of a DATA_DIR, while the shop does not run. */
export async function restoreShop({ args, environment, warn }: Terminal): Promise<boolean> {
  const settings = readSettings(environment);
  requireOwnLake(settings);
  const { dataFolder } = settings;
  if (!existsSync(join(dataFolder, OUTBOX))) return await run("restore", args, settings, dataFiles);
  // A shop whose lake cannot start runs all the same, and would go on writing into the outbox that was replaced.
  const lock = lockDelivery(dataFolder);
  if (!lock) throw new Error(`A shop is running on ${resolve(dataFolder)}: stop it first.`);
  try {
    const waiting = waitingIn(dataFolder, warn);
    if (waiting > 0) warn(staying(waiting));
    // Messages that nobody has read would go with the outbox that is replaced.
    const replaced = waiting > 0 ? dataFiles.filter(({ path }) => path !== OUTBOX) : dataFiles;
    return await run("restore", args, settings, replaced);
  } finally {
    lock.release();
  }
}

const OUTBOX = `${OUTBOX_FOLDER}/outbox.sqlite`;

async function run(
  name: string,
  args: readonly string[],
  { dataFolder }: Settings,
  files: typeof dataFiles,
): Promise<boolean> {
  return (await runCommand([name, "--folder", join(dataFolder, "lake"), ...args], files)) === 0;
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

/** A damaged outbox keeps nobody from a backup. */
function waitingIn(dataFolder: string, warn: Terminal["warn"]): number {
  try {
    const outbox = createOutbox(openOutboxDatabase(dataFolder));
    try {
      return outbox.state().waiting;
    } finally {
      outbox.close();
    }
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    warn(`${error.message}. It stays beside that of the backup, with whatever waits in it.`);
    return 0;
  }
}

function staying(waiting: number): string {
  return waiting === 1
    ? "A visitor's message is still on the way: it stays here, and goes out once the shop runs."
    : `${waiting} messages of visitors are still on the way: they stay here, and go out once the shop runs.`;
}
