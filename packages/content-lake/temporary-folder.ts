import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for as long as `work` takes. Only this account can read it, because what visitors have sent may be in it; and it goes however the
 * work ends, also when the process is told to end in the middle.
 */
export async function withTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // The system gives it the rights 0700, whatever the umask.
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  if (folders.size === 0) for (const signal of endings) process.on(signal, end);
  folders.add(folder);
  try {
    return await work(folder);
  } finally {
    remove(folder);
    if (folders.size === 0) for (const signal of endings) process.off(signal, end);
  }
}

const folders = new Set<string>();
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function end(signal: NodeJS.Signals): void {
  for (const folder of folders) remove(folder);
  // Others that listen decide when the process ends; alone, this listener has kept it from ending.
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.delete(folder);
}

/** Has libraries that make temporary folders of their own, with the rights that others have, make them in one of ours. */
export async function withTemporaryFilesIn<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
