import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { outsideFolders } from "./studio/outside-folders.ts";

/** Minutes each: `npm run test:lake`. */
const stress = "{packages,tests}/**/*.stress.test.ts";

/** Installed only where somebody edits: tests that read Studio's schema do without. */
const studioPackages = join(import.meta.dirname, "tests/support/studio-packages.ts");

export default defineConfig({
  test: {
    // One is kept free by default: on two cores that is half of them.
    maxWorkers: "100%",
    projects: [
      {
        resolve: {
          alias: [
            { find: /^(sanity|@sanity\/(icons|ui))(\/.*)?$/, replacement: studioPackages },
            ...Object.entries(outsideFolders).map(([find, replacement]) => ({ find, replacement })),
          ],
        },
        test: {
          name: "unit",
          include: ["{app,packages,content,scripts,server,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: [stress, "**/node_modules/**"],
          environment: "node",
          // No test mocks a module: files share a process, which loads the lake and its libraries once.
          isolate: false,
          // A test of the lake starts processes, which take their time where the machine is busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Of a list that has turned out to be empty nothing would be expected.
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: "lake",
          include: [stress],
          environment: "node",
          testTimeout: 300_000,
          // Each of them takes the machine for itself.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          globalSetup: "tests/support/shop-for-requests.ts",
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "requests",
          include: ["tests/{requests,faults}/**/*.test.ts"],
          globalSetup: "tests/support/shop-for-requests.ts",
          environment: "node",
          isolate: false,
          // Two for each processor, as most of them wait for a process or a time limit.
          maxWorkers: 2 * availableParallelism(),
          // Shops are started in here, which have limits of their own.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
