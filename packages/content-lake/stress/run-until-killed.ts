import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Kills one of these scripts once it has said so many lines, and returns all that it has: also those in the pipe. */
export async function runUntilKilled(script: string, folder: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  await once(child, "close");
  // What follows the last line end was cut off in the middle of being said.
  return output.split("\n").slice(0, -1);
}
