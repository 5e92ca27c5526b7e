// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { watchParent } from "./parent.mjs";
import { inLanguage, node, root } from "./prepare.mjs";

/** @type {NodeJS.Signals[]} */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Becomes the given program: its output, its ending and its exit code are ours.
 *
 * It gets a process group of its own, because a Ctrl-C in a terminal goes to the whole group, and npm passes it on
 * once more: the program would get the signal two or three times.
 *
 * @param {string} program
 * @param {Record<string, string>} environment
 * @param {string[]} [words] before those that we were given
 */
export function run(program, environment, words = []) {
  const child = spawn(
    existsSync(node) ? node : process.execPath,
    [...(process.env.SHOP_LANGUAGE ? inLanguage : []), program, ...words, ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: "inherit",
      detached: process.platform !== "win32",
    },
  );
  let isEnding = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (!isEnding) child.kill(signal);
    isEnding = true;
  };
  for (const signal of endings) process.on(signal, () => end(signal));
  watchParent(() => end("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
}
