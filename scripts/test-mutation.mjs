// @ts-check
// Changes the code in small ways, one at a time, and counts the changes that no test notices. Not a step of `npm test`: an
// area takes from two minutes to hours. `npm run test:mutation -- catalogue content` runs those areas alone.
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { mutationAreas } from "./mutation-areas.mjs";
import { fail, install, root } from "./prepare.mjs";

install();
const words = process.argv.slice(2);
const unknown = words.filter((word) => !mutationAreas[word]);
if (unknown.length > 0)
  fail(`No such area: ${unknown.join(", ")}. The areas are ${Object.keys(mutationAreas).join(", ")}.`);

for (const [name, { mutate }] of Object.entries(mutationAreas)) {
  if (words.length > 0 && !words.includes(name)) continue;
  process.env.MUTATION_AREA = name;
  const mutants = await new Stryker({
    mutate: [...mutate, "!**/*.test.ts"],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    // Stryker would rewrite tsconfig.json with a part of TypeScript that version 7 has not got.
    tsconfigFile: "none",
    coverageAnalysis: "perTest",
    concurrency: 1,
    ignorePatterns: ["build", ".react-router", ".data", "test-results", "bench", "tests/looks", "public"],
    reporters: ["clear-text", "json"],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: join(root, "test-results/mutation", `${name}.json`) },
  }).runMutationTest();
  console.log(`${name}: ${summaryOf(mutants.map(({ status }) => status))}`);
}

/** @param {string[]} statuses */
function summaryOf(statuses) {
  /** @param {string[]} names */
  const count = (...names) => statuses.filter((status) => names.includes(status)).length;
  const killed = count("Killed", "Timeout");
  const [survived, uncovered] = [count("Survived"), count("NoCoverage")];
  const score = ((100 * killed) / (killed + survived + uncovered)).toFixed(1);
  return `${score} % killed (${killed} killed, ${survived} survived, ${uncovered} without coverage)`;
}
