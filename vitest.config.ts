import { availableParallelism } from "node:os";
import { join } from "node:path";
import { OPENING_TEST_MS, WAITING_MS } from "@trousseau/host/testing/time-limits.ts";
import { defineConfig } from "vitest/config";

/** Files of a slow lane: they fork, kill, flood, or measure time and memory. */
const slow = "**/*.slow.test.{ts,tsx}";
const stress = "**/*.stress.test.ts";

const unitFiles = [
  "{words,model,content,app,server,studio,lake,packages,sample,scripts,bench}/**/*.test.{ts,tsx}",
  "tests/{,grammar/}*.test.ts",
];

/** Studio's packages are installed only where somebody edits: tests that read its schema do without. */
const studioPackages = join(import.meta.dirname, "tests/support/studio-packages.ts");
const studioAliases = [
  { find: "#studio", replacement: join(import.meta.dirname, "studio") },
  { find: /^(sanity|@sanity\/(icons|ui))(\/.*)?$/, replacement: studioPackages },
];

/** The lake's queries, filters and mutations run in the test's process: a fork for each takes most of the time. */
const tasksInProcess = {
  find: /^\.\/task-child\.ts$/,
  replacement: join(import.meta.dirname, "lake/testing/task-child-in-process.ts"),
};

const cleanUp = "tests/support/clean-up.ts";

const shared = {
  environment: "node",
  // No test mocks a module: files share a process, which loads the lake and its libraries once.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A loop over a list that has turned out to be empty expects nothing, and fails.
  expect: { requireAssertions: true, poll: { timeout: WAITING_MS, interval: 10 } },
};

const whereShopsOpen = { testTimeout: OPENING_TEST_MS, hookTimeout: OPENING_TEST_MS };

export default defineConfig({
  test: {
    // Vitest keeps one processor free by default: on two that is half of them.
    maxWorkers: "100%",
    projects: [
      {
        // Where Studio is installed it has a React of its own, whose hooks know nothing of the one that renders here.
        resolve: { alias: [...studioAliases, tasksInProcess], dedupe: ["react", "react-dom"] },
        test: {
          ...shared,
          name: "unit",
          include: unitFiles,
          exclude: [slow, stress, "**/node_modules/**"],
          setupFiles: ["tests/support/fixed-seed.ts", cleanUp],
        },
      },
      {
        resolve: { alias: studioAliases },
        test: { ...shared, name: "sources", include: ["tests/sources/*.test.ts"] },
      },
      {
        resolve: { alias: studioAliases },
        test: {
          ...shared,
          name: "processes",
          include: [
            "{words,model,content,app,server,studio,lake,packages,sample,scripts,bench}/**/*.slow.test.{ts,tsx}",
            "tests/*.slow.test.ts",
          ],
          exclude: ["**/node_modules/**"],
          setupFiles: cleanUp,
          ...whereShopsOpen,
          // Time and memory are measured here: a file has the machine for itself, and a second try when others use it.
          fileParallelism: false,
          retry: 1,
        },
      },
      {
        test: {
          ...shared,
          name: "requests",
          include: ["tests/{requests,faults}/**/*.test.ts"],
          exclude: [slow],
          globalSetup: "tests/support/shop-for-requests.ts",
          // Most of them wait for a process or a time limit.
          maxWorkers: 2 * availableParallelism(),
          ...whereShopsOpen,
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          include: ["tests/{requests,faults}/**/*.slow.test.ts"],
          globalSetup: "tests/support/shop-for-requests.ts",
          retry: 1,
          ...whereShopsOpen,
        },
      },
      {
        test: {
          ...shared,
          name: "lake",
          include: [stress],
          isolate: true,
          testTimeout: 300_000,
          // Each of them takes the machine for itself.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: "browsers",
          isolate: true,
          include: ["tests/browsers/**/*.test.ts"],
          globalSetup: "tests/support/shop-for-requests.ts",
          ...whereShopsOpen,
          fileParallelism: false,
        },
      },
    ],
  },
});
