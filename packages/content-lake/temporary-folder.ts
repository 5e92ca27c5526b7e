import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
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
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  function end(signal: NodeJS.Signals): void {
    remove();
    // Others that listen decide when the process ends; alone, this listener has kept it from ending.
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  }
  for (const signal of endings) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of endings) process.off(signal, end);
    remove();
  }
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

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
