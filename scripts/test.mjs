// @ts-check
// `npm test` runs the fast steps and stops at the first that fails; `npm test -- unit requests` runs those alone.
// `npm run test:all` adds the slow lanes, `npm run test:deep` and its like run one of them: scripts/test-lanes.mjs.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, install, node, root } from "./prepare.mjs";
import { fastSteps, slowLanes, watchedByAll } from "./test-lanes.mjs";

/** @typedef {import("./test-lanes.mjs").Step} Step */
/** @typedef {import("./test-lanes.mjs").Run} Run */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** `npm test` promises this on two quiet cores; a busy machine may grant more. In seconds. */
const FAST_LIMIT_S = Number(process.env.TEST_LIMIT_S ?? 300);

/** CI begins no slow lane after this: the longest takes twelve minutes, and all of CI at most 25. */
const LAST_START_S = 12 * 60;

/** A process that does not end when asked is killed after this. In milliseconds. */
const ENDING_MS = 5_000;

/** Each runner is told to leave its report in a file, beside what it prints. */
const reporters = {
  /** @param {string} file */
  vitest: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  playwright: () => ["--reporter=list,json"],
};

const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** The reason why nothing more begins: somebody has said so, or it is too late. */
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "changed-since": { type: "string" } },
});
const { fast, lanes } = chooseSteps();
if (!(FAST_LIMIT_S > 0)) fail("TEST_LIMIT_S must be a number of seconds.");

await install();
// Tools and test processes share what one of them has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node-compile-cache");
// The folder is this run's own, so that another run in the same checkout cannot take its reports away.
const reports = mkdtempSync(join(tmpdir(), "trousseau-tests-"));
// Temporary folders of tests lie in it, too: a test that is killed removes none of its own.
process.env.TMPDIR = reports;

/** The reasons why chosen lanes have not run. @type {string[]} */
const leftOut = [];
const limit = setTimeout(endLateRun, FAST_LIMIT_S * 1000);
for (const row of fast) await runRow(row);
clearTimeout(limit);
for (const lane of lanes) await runLane(lane);

rmSync(reports, { recursive: true, force: true });
if (leftOut.length > 0) console.log(`\nNot run: ${leftOut.join(", ")}`);
console.log(`\nTook ${secondsSinceStart()} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** The fast steps run where no name is given, and with `--changed-since` also the lanes that watch what has changed. */
function chooseSteps() {
  const { "changed-since": base } = values;
  if (base !== undefined && positionals.length === 0)
    return { fast: fastSteps, lanes: lanesWatching(changedSince(base)) };
  if (positionals.length === 0) return { fast: fastSteps, lanes: [] };
  if (positionals.join() === "all") return { fast: fastSteps, lanes: slowLanes };
  const known = [...fastSteps.flat(), ...slowLanes].map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0 || base !== undefined)
    fail(
      `No such steps: ${(unknown.length > 0 ? unknown : positionals).join(", ")}. There are ${known.join(", ")}, and all by itself.`,
    );
  const isChosen = (/** @type {Step} */ { name }) => positionals.includes(name);
  return { fast: fastSteps.map((row) => row.filter(isChosen)), lanes: slowLanes.filter(isChosen) };
}

/** @param {string[]} files */
function lanesWatching(files) {
  const isIn = (/** @type {string} */ file, /** @type {string} */ place) =>
    file === place || file.startsWith(`${place}/`);
  return slowLanes.filter(({ watches }) =>
    files.some((file) => [...watchedByAll, ...watches].some((place) => isIn(file, place))),
  );
}

/** @param {string} base a commit */
function changedSince(base) {
  const { status, stdout } = spawnSync("git", ["diff", "--name-only", base, "--"], {
    cwd: root,
    encoding: "utf8",
  });
  if (base === "" || status !== 0) fail(`"${base}" is no commit of this repository.`);
  return stdout.trim().split("\n");
}

/** @param {import("./test-lanes.mjs").Lane} lane */
async function runLane(lane) {
  const isLate = values["changed-since"] !== undefined && secondsSinceStart() > LAST_START_S;
  if (!isLate && total.failed === 0) return await runRow([lane]);
  leftOut.push(`${lane.name} (${isLate ? "too late" : "something has failed"})`);
  total.skipped += 1;
}

/** @param {Step[]} row */
async function runRow(row) {
  for (const { prepare } of row) if (total.failed === 0 && !isEnding) await prepare?.();
  if (total.failed === 0) await Promise.all(row.map(runStep));
}

/** @param {Step} step */
async function runStep({ name, runs }) {
  const began = Date.now();
  console.log(`\n— ${name} begins at ${secondsSinceStart()} s`);
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, run] of runs.entries()) {
    if (tally.failed === 0) add(tally, await tallyOf(run, join(reports, `${name}-${index}.json`)));
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const sign = tally.failed > 0 ? "✗" : "✓";
  console.log(`\n${sign} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  add(total, tally);
}

/** @param {Tally} sum @param {Tally} more */
function add(sum, more) {
  sum.passed += more.passed;
  sum.failed += more.failed;
  sum.skipped += more.skipped;
}

/**
 * A runner that ends badly without a failed test (a file that does not load, the time limit), or that has run no test, counts as one failure.
 *
 * @param {Run} run
 * @param {string} report
 * @returns {Promise<Tally>}
 */
async function tallyOf({ command, runner }, report) {
  const words = runner ? [...command, ...reporters[runner](report)] : command;
  const isWell = !isEnding && (await succeeds(words, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })) && !isEnding;
  const found = runner ? readTally(runner, report) : { passed: isWell ? 1 : 0, failed: 0, skipped: 0 };
  const isFailure = !isWell || found.passed === 0;
  return { ...found, failed: isFailure ? Math.max(found.failed, 1) : found.failed };
}

/** @param {Run["runner"]} runner @param {string} file @returns {Tally} */
function readTally(runner, file) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} passed at the second try only.`);
  if (runner === "playwright") return { passed: expected + flaky, failed: unexpected, skipped };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report ?? {};
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} environment
 * @returns {Promise<boolean>} whether it has ended well
 */
function succeeds(command, environment) {
  const child = spawn(node, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
    // The process leads a group, so that whatever it has started ends with it.
    detached: true,
  });
  running.add(child);
  return new Promise((resolve) => {
    child.on("exit", (code) => {
      running.delete(child);
      signalGroup(child, "SIGKILL");
      resolve(code === 0);
    });
  });
}

function endLateRun() {
  console.error(
    `\n✗ Stopped after ${FAST_LIMIT_S} s. On a busy machine allow more: TEST_LIMIT_S=600 npm test`,
  );
  end();
}

function end() {
  isEnding = true;
  for (const child of running) signalGroup(child, "SIGTERM");
  setTimeout(() => {
    for (const child of running) signalGroup(child, "SIGKILL");
  }, ENDING_MS).unref();
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

function secondsSinceStart() {
  return Math.round((Date.now() - started) / 1000);
}
