// @ts-check
import { mutationAreas } from "./scripts/mutation-areas.mjs";

const name = process.env.MUTATION_AREA ?? "";
const area = mutationAreas[name];
if (!area) throw new Error("MUTATION_AREA names no area: npm run test:mutation sets it.");

const files = process.env.MUTATION_FILES?.split(",") ?? area.mutate;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [...files, "!**/*.test.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation-sample.mjs"],
  checkers: process.env.MUTATION_SAMPLE ? ["sample"] : [],
  // A mutant in what a module does as it loads is tried with the files of tests that import the module, not with all.
  vitest: { configFile: "vitest.mutation.config.ts", related: true },
  // Stryker would rewrite tsconfig.json with a part of TypeScript that version 7 has not got.
  tsconfigFile: "none",
  coverageAnalysis: "perTest",
  concurrency: 1,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 15,
  ignorePatterns: [
    "build",
    ".react-router",
    ".data",
    "test-results",
    "bench",
    "tests/screenshots",
    // A link to a folder, which Stryker would copy as a file.
    "tests/second-label/images",
  ],
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `test-results/mutation/${name}.json` },
};
