import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Users run `content-lake serve` like this. */
export async function startLakeProcess(folder: string, args: readonly string[] = []) {
  const command = join(import.meta.dirname, "../command/content-lake-command.ts");
  const child = fork(
    command,
    ["serve", "--port", "0", "--folder", folder, "--project", "atelier", "--dataset", "production", ...args],
    {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // `npm start` sets the same (scripts/run.mjs).
      env: { ...process.env, MALLOC_ARENA_MAX: "1", NODE_OPTIONS: "--max-semi-space-size=4" },
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const [message] = await once(child, "message", { signal: AbortSignal.timeout(START_MS) });
  return {
    origin: `http://127.0.0.1:${portIn(message)}`,
    child,
    /** The lake itself and its task processes are measured apart. */
    residentMb: () => residentMb(child.pid ?? 0),
  };
}

const START_MS = 30_000;

function portIn(message: unknown): number {
  const text = JSON.stringify(message);
  const port = Number(text.match(/"port":(\d+)/)?.[1]);
  if (!(port > 0)) throw new Error(`The lake did not say its port: ${text}`);
  return port;
}

async function residentMb(pid: number): Promise<{ lake: number; tasks: number }> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const tasks = await Promise.all(children.map((child) => residentMbOf(child).catch(() => 0)));
  return { lake: await residentMbOf(String(pid)), tasks: tasks.reduce((sum, mb) => sum + mb, 0) };
}

async function residentMbOf(pid: string): Promise<number> {
  return Number((await readFile(`/proc/${pid}/status`, "utf8")).match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}
