import { defineConfig } from "vitest/config";
import { mutationAreas } from "./scripts/mutation-areas.mjs";

const area = mutationAreas[process.env.MUTATION_AREA ?? ""];
if (!area) throw new Error("MUTATION_AREA names no area: npm run test:mutation sets it.");

/** The tests of one area, for Stryker. A mutant that runs forever is ended by Stryker, not by a test's own limit. */
export default defineConfig({
  test: { include: area.tests, exclude: ["**/node_modules/**"], environment: "node", testTimeout: 60_000 },
});
