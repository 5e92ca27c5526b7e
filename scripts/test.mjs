// @ts-check
// `npm test` runs the fast steps and stops at the first that fails; `npm test -- unit requests` runs those alone.
// `npm run test:all` adds the slow lanes, `npm run test:deep` and its like run one of them: scripts/test-lanes.mjs.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, install, node, root } from "./prepare.mjs";
import { fastSteps, slowLanes } from "./test-lanes.mjs";

/** @typedef {import("./test-lanes.mjs").Step} Step */
/** @typedef {import("./test-lanes.mjs").Run} Run */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** `npm test` promises so many seconds on two quiet cores; a busy machine may grant more. */
const FAST_LIMIT_S = Number(process.env.TEST_LIMIT_S ?? 300);

/** CI begins no slow lane later than this: the longest takes ten minutes, and all of CI at most 25. */
const LAST_START_S = 14 * 60;

/** How each runner is told to leave its report in a file beside what it prints. */
const reporters = {
  /** @param {string} file */
  vitest: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  playwright: () => ["--reporter=list,json"],
};

const results = join(root, "test-results");
const started = Date.now();
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endAll);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "changed-since": { type: "string" } },
});
const { fast, lanes } = chooseSteps();

install();
// What one tool has compiled, the next one and every process of a test takes from there.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node-compile-cache");
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const total = { passed: 0, failed: 0, skipped: 0 };
const limit = setTimeout(endLateRun, FAST_LIMIT_S * 1000);
for (const row of fast) if (total.failed === 0) await runRow(row);
clearTimeout(limit);
for (const lane of lanes) {
  if (values["changed-since"] && (total.failed > 0 || secondsSinceStart() > LAST_START_S)) {
    console.log(
      `\n— ${lane.name} is not run: ${total.failed > 0 ? "something has failed" : "it is too late"}`,
    );
  } else await runRow([lane]);
}

console.log(`\nTook ${secondsSinceStart()} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Without a name: the fast steps, and with `--changed-since` the lanes that watch what has changed. */
function chooseSteps() {
  const { "changed-since": base } = values;
  if (base) return { fast: fastSteps, lanes: lanesWatching(changedSince(base)) };
  if (positionals.length === 0) return { fast: fastSteps, lanes: [] };
  if (positionals[0] === "all") return { fast: fastSteps, lanes: slowLanes };
  const known = [...fastSteps.flat(), ...slowLanes].map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`No such step: ${unknown.join(", ")}. There are ${known.join(", ")} and all.`);
  const isChosen = (/** @type {Step} */ { name }) => positionals.includes(name);
  return { fast: fastSteps.map((row) => row.filter(isChosen)), lanes: slowLanes.filter(isChosen) };
}

/** @param {string[]} files */
function lanesWatching(files) {
  const isIn = (/** @type {string} */ file, /** @type {string} */ place) =>
    file === place || file.startsWith(`${place}/`);
  return slowLanes.filter(({ watches }) => files.some((file) => watches.some((place) => isIn(file, place))));
}

/** @param {string} base a commit */
function changedSince(base) {
  const { status, stdout } = spawnSync("git", ["diff", "--name-only", base], { cwd: root, encoding: "utf8" });
  if (status !== 0) fail(`${base} is no commit of this repository.`);
  return stdout.trim().split("\n");
}

/** @param {Step[]} row */
async function runRow(row) {
  for (const { prepare } of row) await prepare?.();
  const tallies = await Promise.all(row.map(runStep));
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
}

/** @param {Step} step */
async function runStep({ name, runs }) {
  const began = Date.now();
  console.log(`\n— ${name} begins at ${secondsSinceStart()} s`);
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, run] of runs.entries()) {
    const found = await tallyOf(run, `${name}-${index}.json`);
    tally.passed += found.passed;
    tally.failed += found.failed;
    tally.skipped += found.skipped;
    if (tally.failed > 0) break;
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `\n${tally.failed > 0 ? "✗" : "✓"} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  );
  return tally;
}

/**
 * A runner that ends badly without a failed test (a file that does not load, the time limit) counts as one.
 *
 * @param {Run} run
 * @param {string} reportName
 * @returns {Promise<Tally>}
 */
async function tallyOf({ command, runner }, reportName) {
  const report = join(results, reportName);
  if (!runner) {
    const isWell = await succeeds(command);
    return { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, skipped: 0 };
  }
  const isWell = await succeeds([...command, ...reporters[runner](report)], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { passed, failed, skipped } = readTally(runner, report);
  return { passed, failed: isWell ? failed : Math.max(failed, 1), skipped };
}

/** @param {Run["runner"]} runner @param {string} file @returns {Tally} */
function readTally(runner, file) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
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
function succeeds(command, environment = {}) {
  const child = spawn(node, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
    // A group of its own: what it has started ends with it.
    detached: true,
  });
  running.add(child);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

function endLateRun() {
  console.error(`\n✗ npm test takes more than ${FAST_LIMIT_S} s. TEST_LIMIT_S grants a busy machine more.`);
  endAll();
}

function endAll() {
  for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
}

function secondsSinceStart() {
  return Math.round((Date.now() - started) / 1000);
}
