// @ts-check
// `npm test` runs the fast steps and stops after the first row that fails; `npm test -- unit requests` runs those alone.
// `npm run test:all` adds the slow lanes, `npm run test:deep` and its like run one of them: scripts/test-lanes.mjs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { fail, installTools, isReadableByVite, node, root } from "./prepare.mjs";
import { fastSteps, slowLanes, watchedByAll } from "./test-lanes.mjs";
import { requirePrograms } from "./test-programs.mjs";
import { showProgress } from "./test-progress.mjs";

/** @typedef {import("./test-lanes.mjs").Step} Step */
/** @typedef {import("./test-lanes.mjs").Run} Run */
/** @typedef {import("./test-reporter.mjs").TestResult} TestResult */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** `npm test` takes this on two quiet cores. In seconds. */
const USUAL_S = 150;

/** CI ends a fast lane that takes longer: something in it then waits for ever. Nobody else has a limit. In seconds. */
const LIMIT_S = Number(process.env.TEST_LIMIT_S ?? Number.POSITIVE_INFINITY);

/** CI begins no slow lane after this: the long ones are run by hand before a release. */
const LAST_START_S = 8 * 60;

/** A process that does not end when asked is killed after this. In milliseconds. */
const ENDING_MS = 5_000;

/** The last output of a process may arrive after its end. In milliseconds. */
const LAST_OUTPUT_MS = 2_000;

/** Whatever a runner and the tested code print is kept here, a file for each run. */
const logs = join(root, "test-results/logs");

const reporter = join(root, "scripts/test-reporter.mjs");

const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
/** Each failure is told in words at the end. @type {string[]} */
const failures = [];
/** The tests that needed a second try. @type {string[]} */
const retried = [];
/** Seconds of each step. @type {string[]} */
const times = [];
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
if (!isReadableByVite)
  fail(`Tests cannot run in ${root}: Vite, which reads them, allows no # and no ? in a path.`);
if (!(LIMIT_S > 0)) fail("TEST_LIMIT_S must be a number of seconds.");
await requirePrograms(...[...fast.flat(), ...lanes].flatMap(({ programs = [] }) => programs));
await installTools();

// Tools and test processes share what one of them has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node-compile-cache");
// Temporary folders of tests lie in this run's own: a test that is killed removes none of them.
const temporary = mkdtempSync(join(tmpdir(), "trousseau-tests-"));
// Shops of another account, which some tests start, pass through it.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
mkdirSync(logs, { recursive: true });

/** The reasons why chosen lanes have not run. @type {string[]} */
const leftOut = [];
const progress = showProgress();
const fastEnded = new AbortController();
if (Number.isFinite(LIMIT_S)) void endLateRun(fastEnded.signal);
for (const row of fast) await runRow(row);
fastEnded.abort();
for (const lane of lanes) await runLane(lane);
progress.end();

rmSync(temporary, { recursive: true, force: true });
sayHowItEnded();

/** The fast steps run where no name is given, and with `--changed-since` also the lanes that watch what has changed. */
function chooseSteps() {
  const { "changed-since": base } = values;
  if (base !== undefined && positionals.length === 0)
    return { fast: fastSteps, lanes: lanesWatching(changedSince(base)) };
  if (positionals.length === 0) return { fast: fastSteps, lanes: [] };
  if (positionals.join() === "all") return { fast: fastSteps, lanes: slowLanes };
  const names = [...fastSteps.flat(), ...slowLanes].map(({ name }) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0 || base !== undefined)
    fail(
      `No such steps: ${(unknown.length > 0 ? unknown : positionals).join(", ")}. There are ${names.join(", ")}, and all by itself.`,
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
async function runStep({ name, runs, isParallel = false }) {
  const began = Date.now();
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const count = progress.begin(name, tally);
  if (isParallel) await Promise.all(runs.map((run) => runOnce(run, name, tally, count)));
  else for (const run of runs) if (tally.failed === 0) await runOnce(run, name, tally, count);
  const seconds = Math.round((Date.now() - began) / 1000);
  times.push(`${name} ${seconds}`);
  progress.finish(name, seconds);
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += tally[key];
}

/**
 * A runner that ends badly without a failed test (a file that does not load, the time limit), or that has run no test, counts as one failure.
 *
 * @param {Run} run
 * @param {string} step
 * @param {Tally} tally of the step
 * @param {() => void} count shows what the tally has become
 */
async function runOnce(run, step, tally, count) {
  const words = run.runner ? [...run.command, `--reporter=${reporter}`] : run.command;
  const log = join(logs, `${step}-${basename(run.command[0] ?? "").replace(/\.\w+$/, "")}.log`);
  const before = { ...tally };
  const isWell = !isEnding && (await succeeds(words, log, take)) && !isEnding;
  const isEmpty = run.runner !== undefined && tally.passed === before.passed;
  if (!run.runner && isWell) tally.passed += 1;
  if (tally.failed === before.failed && (!isWell || isEmpty)) {
    tally.failed += 1;
    failures.push(`✗ ${step}: ${commandOf(run)}\n${indented(isEnding ? "It was ended." : lastLines(log))}`);
  }
  count();

  /** @param {TestResult} result */
  function take({ outcome, file, title, message }) {
    if (outcome === "retried") retried.push(`${file} › ${title}`);
    tally[outcome === "retried" ? "passed" : outcome] += 1;
    if (outcome === "failed")
      failures.push(
        `✗ ${step}: ${file}\n${indented(`${title}\n${message}`)}\n  Alone: ${commandOf(run)} ${file}\n  Everything that was printed: ${relative(root, log)}`,
      );
    count();
  }
}

/** The command with which a person runs it again. @param {Run} run */
function commandOf({ command }) {
  const [program = "", ...words] = command;
  const tool = /node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(program)?.[1] ?? program;
  return [
    "npx",
    tool === "test" ? "playwright" : tool,
    ...words.filter((word) => !/cache|tsBuildInfo/.test(word)),
  ].join(" ");
}

/** @param {string} text */
function indented(text) {
  return text.trim().replaceAll(/^/gm, "  ");
}

/** @param {string} file */
function lastLines(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-60).join("\n");
}

/**
 * @param {string[]} command
 * @param {string} log
 * @param {(result: TestResult) => void} take
 * @returns {Promise<boolean>} whether it has ended well
 */
async function succeeds(command, log, take) {
  const output = createWriteStream(log);
  const child = spawn(node, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // The process leads a group, so that whatever it has started ends with it.
    detached: true,
  });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  child.on("message", (/** @type {TestResult} */ result) => take(result));
  running.add(child);
  const [code] = await once(child, "exit");
  running.delete(child);
  signalGroup(child, "SIGKILL");
  // A process that has left the group may hold the output open.
  await Promise.race([once(child, "close"), setTimeout(LAST_OUTPUT_MS)]);
  output.end();
  await once(output, "finish");
  return code === 0;
}

function sayHowItEnded() {
  const asShown = process.stdout.isTTY ? (/** @type {string} */ text) => text : stripVTControlCharacters;
  for (const failure of failures) console.log(`\n${asShown(failure)}`);
  if (retried.length > 0) console.log(`\nPassed at the second try only:\n${indented(retried.join("\n"))}`);
  if (leftOut.length > 0) console.log(`\nNot run: ${leftOut.join(", ")}`);
  const usual = positionals.length === 0 ? ` (two quiet cores take ${USUAL_S} for the fast steps)` : "";
  console.log(`\nTook ${secondsSinceStart()} s${usual}: ${times.join(", ")}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {AbortSignal} signal of a fast lane that has ended in time */
async function endLateRun(signal) {
  await setTimeout(LIMIT_S * 1000, undefined, { ref: false });
  if (signal.aborted) return;
  failures.push(`✗ Stopped after ${LIMIT_S} s, which TEST_LIMIT_S allows: something waits for ever.`);
  void end();
}

async function end() {
  isEnding = true;
  for (const child of running) signalGroup(child, "SIGTERM");
  await setTimeout(ENDING_MS, undefined, { ref: false });
  for (const child of running) signalGroup(child, "SIGKILL");
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
