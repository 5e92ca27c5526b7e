// @ts-check
// All checks, the same locally and in CI. `npm test` runs every step and stops at the first that fails;
// `npm test -- unit requests` runs those steps alone, `npm test -- --all` goes on after a failure.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, ensureHeadlessShell } from "./chromium.mjs";
import { ensureNginx, nginxIsMissing } from "./nginx.mjs";
import { install, node, root } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** Journeys of several hundred that may need their second try: more are a fault that comes and goes. */
const MOST_FLAKY = 5;

const results = join(root, "test-results");
const packages = join(root, "node_modules");
const biome = join(packages, "@biomejs/biome/bin/biome");
const router = join(packages, "@react-router/dev/bin.cjs");
const typescript = join(packages, "typescript/bin/tsc");

/** @type {Record<string, () => Tally>} */
const steps = {
  style: () => check([biome, "ci", "."]),
  types: () => check([router, "typegen"], [typescript]),
  unit: () => vitest("unit"),
  build: () => check([join(root, "scripts/build.mjs")]),
  requests: () => vitest("requests"),
  journeys: playwright,
};

const words = process.argv.slice(2);
const goesOn = words.includes("--all");
const chosen = words.filter((word) => word !== "--all");
const unknown = chosen.filter((name) => !steps[name]);
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. The steps are ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

install();
// Every tool and every process that a test starts: what one has compiled, the next one takes from there.
process.env.NODE_COMPILE_CACHE ??= join(packages, ".cache/node-compile-cache");
const plan = Object.entries(steps).filter(([name]) => chosen.length === 0 || chosen.includes(name));
if (plan.some(([name]) => name === "journeys")) await requireChromium();
if (plan.some(([name]) => name === "requests")) process.env.NGINX = requireNginx();
rmSync(results, { recursive: true, force: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();
for (const [index, [name, step]] of plan.entries()) {
  console.log(`\n— ${name} (${index + 1} of ${plan.length}, ${secondsSince(started)} s so far)`);
  const tally = step();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  if (tally.failed > 0) console.error(`\n✗ ${name} failed`);
  if (tally.failed > 0 && !goesOn) break;
}

console.log(`\nTook ${secondsSince(started)} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * One check, however many commands it takes.
 *
 * @param {string[][]} commands
 */
function check(...commands) {
  const succeeds = commands.every((command) => runs(command, {}));
  return { passed: succeeds ? 1 : 0, failed: succeeds ? 0 : 1, skipped: 0 };
}

/** @param {string} project */
function vitest(project) {
  const file = join(results, `${project}.json`);
  const succeeds = runs(
    [
      join(packages, "vitest/vitest.mjs"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    {},
  );
  const found = reportIn(file);
  return tally(succeeds, found?.numPassedTests, found?.numFailedTests, found?.numPendingTests);
}

function playwright() {
  const file = join(results, "journeys.json");
  const succeeds = runs([join(packages, "@playwright/test/cli.js"), "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const found = reportIn(file)?.stats;
  const isUnsteady = found?.flaky > MOST_FLAKY;
  if (isUnsteady)
    console.log(`${found.flaky} journeys needed a second try: more than ${MOST_FLAKY} is a fault.`);
  const passed = found && found.expected + found.flaky;
  return tally(succeeds && !isUnsteady, passed, found?.unexpected, found?.skipped);
}

/**
 * A runner that fails without a failed test (a file that does not load, an unhandled rejection) counts as one.
 *
 * @param {boolean} succeeds
 */
function tally(succeeds, passed = 0, failed = 0, skipped = 0) {
  return { passed, failed: succeeds ? failed : Math.max(failed, 1), skipped };
}

/** @param {string} file */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} environment
 */
function runs(command, environment) {
  const { status } = spawnSync(node, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}

async function requireChromium() {
  ensureHeadlessShell();
  if (await ensureChromium()) return;
  console.error("The journeys need Chromium: install it, or name one in CHROMIUM_PATH.");
  process.exit(1);
}

function requireNginx() {
  const path = ensureNginx();
  if (path) return path;
  console.error(nginxIsMissing);
  process.exit(1);
}

/** @param {number} start */
function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}
