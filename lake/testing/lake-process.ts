import { type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Users run `content-lake serve` like this. */
export function forkLake(folder: string, words: readonly string[] = [], options: ForkOptions = {}) {
  const command = join(import.meta.dirname, "../command/content-lake-command.ts");
  const own = ["--port", "0", "--folder", folder, "--project", "atelier", "--dataset", "production"];
  const child = fork(command, ["serve", ...own, ...words], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    ...options,
    // `npm start` sets the same (scripts/run.mjs).
    env: { ...process.env, MALLOC_ARENA_MAX: "1", NODE_OPTIONS: "--max-semi-space-size=4", ...options.env },
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  return child;
}

/** Resolves when the lake answers. */
export async function startLake(...options: Parameters<typeof forkLake>) {
  const child = forkLake(...options);
  const [message] = await once(child, "message", { signal: AbortSignal.timeout(START_MS) });
  const { port } = message.ready;
  const megabytes = (measure = "VmRSS") => megabytesOf(child.pid ?? 0, measure);
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    megabytes,
    taskMegabytes: () => megabytesOfTasks(child),
  };
}

const START_MS = 30_000;

async function megabytesOf(pid: number | string, measure: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${measure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Its task processes are measured apart. */
async function megabytesOfTasks({ pid }: { pid?: number | undefined }): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const tasks = await Promise.all(children.map((child) => megabytesOf(child, "VmRSS").catch(() => 0)));
  return tasks.reduce((sum, mb) => sum + mb, 0);
}
