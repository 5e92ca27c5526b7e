// @ts-check
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { startChild } from "./child.mjs";
import { node, root } from "./prepare.mjs";

/** A program that was called in a wrong way ends with this status, as in a shell. */
export const WRONG_USE = 2;

/**
 * Becomes the given program: its output, its ending and its exit code are ours.
 *
 * @param {string} program
 * @param {Record<string, string>} environment
 * @param {{ staysHere?: boolean, usage?: string }} [options] in the caller's folder, instead of the project's; after a wrong call its usage
 */
export function run(program, environment, { staysHere = false, usage } = {}) {
  const hook = pathToFileURL(resolve(root, "words/language-hook.ts")).href;
  const child = startChild(
    existsSync(node) ? node : process.execPath,
    [
      ...(process.env.SHOP_LANGUAGE ? ["--import", hook] : []),
      resolve(root, program),
      ...process.argv.slice(2),
    ],
    { ...(!staysHere && { cwd: root }), env: { ...process.env, ...environment }, stdio: "inherit" },
  );
  child.on("exit", (code, signal) => {
    if (code === WRONG_USE && usage !== undefined) console.error(usage);
    process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
  });
}

/**
 * The environment of a shop in production. Both settings are about memory that nobody needs again: pictures are made by
 * many threads, which would each keep an arena of their own, and a burst of pages would widen the young generation permanently.
 *
 * @param {NodeJS.ProcessEnv} environment  what the owner has set stands
 * @returns {Record<string, string>}
 */
export function inProduction(environment) {
  return {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? "1",
    NODE_OPTIONS: environment.NODE_OPTIONS ?? "--max-semi-space-size=4",
  };
}
