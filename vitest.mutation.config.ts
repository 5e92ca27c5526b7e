import { defineConfig } from "vitest/config";
import { mutationAreas } from "./scripts/mutation-areas.mjs";
import { endPersistentProcess, PersistentProcess } from "./scripts/mutation-process.mjs";
import { tasksInProcess } from "./vitest.config.ts";

const area = mutationAreas[process.env.MUTATION_AREA ?? ""];
if (!area) throw new Error("MUTATION_AREA names no area: npm run test:mutation sets it.");

/** The tests of one area, for Stryker. A mutant that runs forever is ended by Stryker, not by a test's own limit. */
export default defineConfig({
  plugins: [
    {
      name: "persistent-process",
      configureVitest({ vitest, project }) {
        vitest.onClose(endPersistentProcess);
        project.config.pool = "persistent";
        project.config.poolRunner = {
          name: "persistent",
          createPoolWorker: (options) => new PersistentProcess(options),
        };
      },
    },
  ],
  resolve: { alias: [tasksInProcess] },
  test: {
    include: area.tests,
    exclude: ["**/node_modules/**", ...(area.except ?? [])],
    environment: "node",
    isolate: false,
    setupFiles: ["scripts/mutation-setup.mjs", "tests/support/clean-up.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
