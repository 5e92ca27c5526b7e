import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openContentLake } from "../content-lake.ts";
import { type Flags, UsageError } from "./flags.ts";

export async function seed(flags: Flags): Promise<void> {
  if (flags.seed === undefined) throw new UsageError("This command needs --seed FOLDER");
  // Nobody waits for it any more, and nothing of its one transaction stays.
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
    // A listener keeps the channel open, and an open channel keeps the process, also after a failure.
    process.off("disconnect", endWithParent);
    if (process.connected) process.disconnect();
  }
}

/**
 * Describing pictures takes 100 MB that the serving process would never give back. The child writes its failure to standard
 * error.
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
