// @ts-check
import { join } from "node:path";
import { build, fail, root } from "./prepare.mjs";
import { buildStudio, installStudio } from "./prepare-studio.mjs";
import { ensureChromium, ensurePrograms } from "./test-programs.mjs";

/**
 * One command of a step. `runner` is whose report is counted; a command without one counts as one check.
 *
 * @typedef {{ command: string[], runner?: "vitest" | "playwright" }} Run
 */

/**
 * The runs of a step follow each other. `prepare` brings what they need, and ends the process where it cannot be had.
 *
 * @typedef {{ name: string, runs: Run[], prepare?: () => unknown }} Step
 */

/**
 * A slow lane. A change in one of the folders that it watches makes CI run it.
 *
 * @typedef {Step & { watches: string[] }} Lane
 */

const modules = join(root, "node_modules");

/** Writes the types of the routes, which the compiler and knip read. */
const typegen = { command: [join(modules, "@react-router/dev/bin.cjs"), "typegen"] };

/** knip names what nobody uses: knip.config.ts. */
const knip = [join(modules, "knip/bin/knip.js"), "--no-progress"];

/**
 * The steps of `npm test`. Those of one row run side by side; nothing runs beside the journeys, which wait for the screen.
 *
 * @type {Step[][]}
 */
export const fastSteps = [
  [
    {
      name: "lint",
      runs: [
        { command: [join(modules, "@biomejs/biome/bin/biome"), "ci", "."] },
        typegen,
        { command: [join(modules, "typescript/bin/tsc")] },
        { command: knip },
        vitest("sources"),
      ],
    },
    { name: "build", runs: [{ command: [join(root, "scripts/build.mjs")] }] },
  ],
  [
    { name: "unit", runs: [vitest("unit")] },
    { name: "requests", runs: [vitest("requests")], prepare: build },
  ],
  [
    {
      name: "journeys",
      runs: [playwright("--project=phone", "--project=desktop")],
      prepare: prepareJourneys,
    },
  ],
];

/** A change in these makes CI run every lane. */
export const watchedByAll = [
  "package.json",
  "package-lock.json",
  "playwright.config.ts",
  "vite.config.ts",
  "vitest.config.ts",
  "scripts",
  "tests/support",
];

/**
 * CI runs them in this order, as long as there is time.
 *
 * @type {Lane[]}
 */
export const slowLanes = [
  {
    name: "faults",
    watches: ["app", "server", "packages", "content", "docs", "tests/faults", "tests/requests"],
    prepare: async () => {
      requirePrograms("caddy", "nginx");
      await build();
    },
    runs: [vitest("faults")],
  },
  {
    name: "processes",
    watches: ["app", "server", "packages", "content", "tests"],
    runs: [typegen, { command: [...knip, "--production"] }, vitest("processes")],
  },
  {
    name: "deep",
    watches: [
      "app",
      "server",
      "packages",
      "content",
      "tests/deep",
      "tests/screenshots",
      "tests/second-label",
    ],
    prepare: prepareJourneys,
    runs: [playwright("--project=deep phone", "--project=deep desktop")],
  },
  {
    name: "translated",
    watches: ["app", "tests/translated"],
    prepare: prepareJourneys,
    runs: [playwright("--project=translated desktop")],
  },
  {
    name: "languages",
    watches: ["app", "server", "content", "tests/languages"],
    prepare: prepareJourneys,
    runs: [playwright("--project=languages desktop")],
  },
  {
    name: "studio",
    watches: ["studio", "app", "server", "packages", "content", "tests/studio"],
    prepare: async () => {
      await installStudio();
      await buildStudio("production");
      process.env.CHROMIUM_PATH = await requireChromium();
      await build();
    },
    runs: [
      { command: [join(root, "studio/node_modules/typescript/bin/tsc"), "--project", "studio"] },
      playwright("--config=tests/studio/playwright.config.ts"),
    ],
  },
  {
    name: "lake",
    watches: ["app", "server", "packages", "tests/stress"],
    prepare: build,
    runs: [vitest("lake")],
  },
  {
    name: "browsers",
    watches: ["app", "server", "tests/browsers"],
    prepare: async () => {
      requirePrograms("firefox", "webKitDriver", "miniBrowser", "xvfb");
      await build();
    },
    runs: [vitest("browsers")],
  },
];

/**
 * @param {string} project
 * @returns {Run}
 */
function vitest(project) {
  return { command: [join(modules, "vitest/vitest.mjs"), "run", "--project", project], runner: "vitest" };
}

/**
 * @param {string[]} choice
 * @returns {Run}
 */
function playwright(...choice) {
  return { command: [join(modules, "@playwright/test/cli.js"), "test", ...choice], runner: "playwright" };
}

async function prepareJourneys() {
  await requireChromium();
  await build();
}

async function requireChromium() {
  ensurePrograms("headlessShell");
  const chromium = await ensureChromium();
  if (!chromium) fail("The journeys need Chromium: install it, or name one in CHROMIUM_PATH.");
  return chromium;
}

/** @param {import("./test-programs.mjs").Program[]} names */
function requirePrograms(...names) {
  const missing = ensurePrograms(...names);
  if (missing) fail(missing);
}
