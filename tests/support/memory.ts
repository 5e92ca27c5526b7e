import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The memory that a process holds, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout.trim()) * 1024;
}
