// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { inLanguage, node, root } from "./prepare.mjs";

/** A child may outlive its parent by this long. In milliseconds. */
const LOOK_EVERY_MS = 300;

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

/**
 * Calls back once the process that has started this one is gone: npm that was killed, or a shell between the two, passes no signal on.
 * Whoever starts a script without npm may leave it running: `nohup`, `disown`.
 *
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
