// @ts-check
// `node with-parent.mjs PID COMMAND …` is the command, which ends when the process with that number, or the one that waits for it, is gone:
// `npm ci` would go on changing node_modules behind a script that has been told to end.
import { spawn } from "node:child_process";

const LOOK_EVERY_MS = 300;

const [pid = "", command = "", ...words] = process.argv.slice(2);
const waiting = process.ppid;
const isWindows = process.platform === "win32";
const child = spawn(command, words, {
  stdio: "inherit",
  shell: isWindows && command === "npm",
  detached: !isWindows,
});
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
if (!isWindows)
  setInterval(() => (process.ppid !== waiting || !isAlive(Number(pid))) && end(), LOOK_EVERY_MS);

function end() {
  try {
    // The group holds all that it has started.
    if (child.pid) process.kill(isWindows ? child.pid : -child.pid, "SIGTERM");
  } catch {
    // The process has already ended.
  }
}

/** @param {number} number */
function isAlive(number) {
  try {
    process.kill(number, 0);
    return true;
  } catch {
    return false;
  }
}
