import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openContentLake } from "../content-lake.ts";
import type { Flags } from "./flags.ts";
import { UsageError } from "./usage-error.ts";

/** Fills an empty lake with the dataset in a folder, and ends. */
export async function seed(flags: Flags): Promise<void> {
  if (flags.seed === undefined) throw new UsageError("This command needs --seed FOLDER");
  // Nobody is waiting for it any more: it is one transaction, of which nothing stays.
  const endWithParent = () => process.exit(1);
  process.once("disconnect", endWithParent);
  try {
    const lake = await openContentLake({
      folder: flags.folder,
      projectId: flags.project,
      dataset: flags.dataset,
      seed: flags.seed,
      publishesReleases: false,
      log: (entry) => console.log(JSON.stringify(entry)),
    });
    await lake.close();
  } finally {
    // A listener on the channel keeps it open, and an open channel keeps this process: also after a failure.
    process.off("disconnect", endWithParent);
    if (process.connected) process.disconnect();
  }
}

/**
 * The same in a process of its own, for a folder that holds no lake yet: describing pictures takes some 100 MB, which the process that
 * goes on to serve would never give back. Throws when it fails; the reason is on standard error by then.
 */
export async function seedInOwnProcess(flags: Flags): Promise<void> {
  if (flags.seed === undefined || existsSync(join(flags.folder, "lake.sqlite"))) return;
  const own = { folder: flags.folder, project: flags.project, dataset: flags.dataset, seed: flags.seed };
  const command = new URL("./content-lake-command.ts", import.meta.url).pathname;
  const commandArguments = Object.entries(own).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [command, "seed", ...commandArguments], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The first documents were not imported.");
}
