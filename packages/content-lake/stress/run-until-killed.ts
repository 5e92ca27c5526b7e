import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Returns all lines that the script has said, also those in the pipe. */
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
  // The last line was cut off.
  return output.split("\n").slice(0, -1);
}
