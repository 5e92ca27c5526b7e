// @ts-check
import { spawn } from "node:child_process";

/** A child may outlive its parent by this long. In milliseconds. */
const LOOK_EVERY_MS = 300;

/** A program whose children end with it may take so long to end. In milliseconds. */
const ENDING_MS = 2_000;

const isWindows = process.platform === "win32";

/** @type {NodeJS.Signals[]} */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Starts a program that ends when this process is told to. `isWhole` ends whatever it has started, too, as npm does not.
 *
 * It gets a process group of its own, because a Ctrl-C in a terminal goes to the whole group, and npm passes it on
 * once more: the program would get the signal two or three times.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {import("node:child_process").SpawnOptions & { isWhole?: boolean }} options
 */
export function startChild(program, words, { isWhole = false, ...options }) {
  const child = spawn(program, words, { ...options, detached: !isWindows });
  let isEnding = false;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (isEnding || child.pid === undefined) return;
    isEnding = true;
    const target = isWhole && !isWindows ? -child.pid : child.pid;
    process.kill(target, signal);
    // npm goes on with its step after one signal.
    if (isWhole) setTimeout(() => isRunning() && process.kill(target, "SIGKILL"), ENDING_MS).unref();
  };
  for (const signal of endings) process.on(signal, end);
  const watch = watchParent(() => end("SIGTERM"));
  child.once("exit", () => {
    clearInterval(watch);
    for (const signal of endings) process.off(signal, end);
  });
  return child;
}

/**
 * Calls back once the process that has started this one is gone: npm that was killed, or a shell between the two, passes no signal on.
 * Whoever starts a script without npm may leave it running: `nohup`, `disown`.
 *
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || isWindows) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), LOOK_EVERY_MS).unref();
}
