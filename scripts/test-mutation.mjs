// @ts-check
// Changes the code in small ways, one at a time, and counts the changes that no test notices. Not a step of `npm test`: an
// area takes from two minutes to hours. `npm run test:mutation -- catalogue content` runs those areas alone.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mutationAreas } from "./mutation-areas.mjs";
import { fail, install, node, root } from "./prepare.mjs";

install();
const words = process.argv.slice(2);
const unknown = words.filter((word) => !mutationAreas[word]);
if (unknown.length > 0)
  fail(`No such area: ${unknown.join(", ")}. The areas are ${Object.keys(mutationAreas).join(", ")}.`);

const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
const summaries = Object.keys(mutationAreas)
  .filter((name) => words.length === 0 || words.includes(name))
  .map((name) => {
    const { status } = spawnSync(node, [stryker, "run"], {
      cwd: root,
      env: { ...process.env, MUTATION_AREA: name },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) fail(`The mutation run of ${name} failed.`);
    return `${name}: ${summaryOf(join(root, "test-results/mutation", `${name}.json`))}`;
  });
console.log(`\n${summaries.join("\n")}`);

/** @param {string} file */
function summaryOf(file) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  /** @param {string[]} names */
  const count = (...names) => statuses.filter((status) => names.includes(status)).length;
  const killed = count("Killed", "Timeout");
  const [survived, uncovered] = [count("Survived"), count("NoCoverage")];
  const score = ((100 * killed) / (killed + survived + uncovered)).toFixed(1);
  return `${score} % killed (${killed} killed, ${survived} survived, ${uncovered} without coverage)`;
}
