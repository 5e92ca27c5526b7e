// @ts-check
import { join } from "node:path";
import { build, node, root, runQuietly } from "./prepare.mjs";
import { buildStudio, installStudio } from "./prepare-studio.mjs";
import { findChromium } from "./test-programs.mjs";

/**
 * One command of a step. `runner` is whose tests are counted; a command without one counts as one check.
 *
 * @typedef {{ command: string[], runner?: "vitest" | "playwright" }} Run
 */

/**
 * The runs of a step follow each other, or begin at once where `isParallel` says so. `programs` are of the machine, and are looked
 * for before anything begins; `prepare` brings what else the runs need.
 *
 * @typedef {{ name: string, runs: Run[], isParallel?: boolean, programs?: Program[], prepare?: () => unknown }} Step
 * @typedef {import("./test-programs.mjs").Program} Program
 */

/**
 * A slow lane. A change in one of the folders that it watches makes CI run it.
 *
 * @typedef {Step & { watches: string[] }} Lane
 */

const modules = join(root, "node_modules");

/** The compiler and knip keep what they have read, so that the next run reads what has changed. */
const cache = join(modules, ".cache");

const tsc = [
  join(modules, "typescript/bin/tsc"),
  "--incremental",
  "--tsBuildInfoFile",
  join(cache, "tsc.tsbuildinfo"),
];

/** knip names what nobody uses: knip.config.ts. */
const knip = [
  join(modules, "knip/bin/knip.js"),
  "--no-progress",
  "--cache",
  `--cache-location=${join(cache, "knip")}`,
];

/**
 * The steps of `npm test`. Those of one row run side by side; nothing runs beside the journeys, which wait for the screen.
 *
 * @type {Step[][]}
 */
export const fastSteps = [
  [
    {
      name: "lint",
      isParallel: true,
      prepare: writeRouteTypes,
      runs: [
        { command: tsc },
        { command: [join(modules, "@biomejs/biome/bin/biome"), "ci", "."] },
        vitest("sources"),
        { command: knip },
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
      programs: ["headlessShell"],
      runs: [playwright("--project=phone", "--project=desktop")],
      prepare: build,
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

/** The shop is made of these rooms. */
const shop = ["words", "model", "content", "app", "server", "lake", "packages", "sample"];

/**
 * CI runs them in this order, as long as there is time.
 *
 * @type {Lane[]}
 */
export const slowLanes = [
  {
    name: "faults",
    watches: [...shop, "docs", "tests/faults", "tests/requests"],
    programs: ["caddy", "nginx"],
    prepare: build,
    runs: [vitest("faults")],
  },
  {
    name: "processes",
    watches: [...shop, "tests"],
    prepare: writeRouteTypes,
    runs: [{ command: [...knip, "--production"] }, vitest("processes")],
  },
  {
    name: "deep",
    watches: [...shop, "tests/deep", "tests/screenshots", "tests/second-label"],
    programs: ["headlessShell"],
    prepare: build,
    runs: [playwright("--project=deep phone", "--project=deep desktop")],
  },
  {
    name: "translated",
    watches: ["words", "model", "app", "tests/translated"],
    programs: ["headlessShell"],
    prepare: build,
    runs: [playwright("--project=translated desktop")],
  },
  {
    name: "languages",
    watches: [...shop, "tests/languages"],
    programs: ["headlessShell"],
    prepare: build,
    runs: [playwright("--project=languages desktop")],
  },
  {
    name: "studio",
    watches: [...shop, "studio", "tests/studio"],
    programs: ["chromium"],
    prepare: async () => {
      await installStudio();
      await buildStudio("production");
      process.env.CHROMIUM_PATH = await findChromium();
      await build();
    },
    runs: [
      { command: [join(root, "studio/node_modules/typescript/bin/tsc"), "--project", "studio"] },
      ...["shop", "languages"].map((project) =>
        playwright("--config=tests/studio/playwright.config.ts", `--project=${project}`),
      ),
    ],
  },
  {
    name: "lake",
    watches: [...shop, "tests/stress"],
    prepare: build,
    runs: [vitest("lake")],
  },
  {
    name: "browsers",
    watches: [...shop, "tests/browsers"],
    programs: ["firefox", "webKitDriver", "miniBrowser", "xvfb"],
    prepare: build,
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

/** The compiler and knip read the types of the routes. */
function writeRouteTypes() {
  return runQuietly(node, [join(modules, "@react-router/dev/bin.cjs"), "typegen"], "react-router typegen");
}
