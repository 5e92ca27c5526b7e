import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

/** The folder goes however the work ends, also at a signal. Only this account can read it. */
export async function withTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // mkdtemp gives it the rights 0700, whatever the umask.
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
  // Other listeners decide when the process ends. Alone, this listener has kept it from ending.
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.delete(folder);
}

/** Libraries make temporary folders with wider rights, so they get one of ours. */
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
