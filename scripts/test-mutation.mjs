// @ts-check
// Changes the code in small ways, one at a time, and counts the changes that no test notices. Not a step of `npm test`: an
// area takes from two minutes to hours. `npm run test:mutation -- catalogue content` runs those areas alone;
// `-- server --sample 6` tries a random 6 % of an area's mutants, and `-- server --files server/log.ts` those of some files.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutationAreas } from "./mutation-areas.mjs";
import { fail, installTools, node, root } from "./prepare.mjs";

await installTools();
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, files: { type: "string" } },
});
if (values.sample !== undefined && !(Number(values.sample) > 0 && Number(values.sample) <= 100))
  fail("--sample is how many of a hundred mutants are tried: a number up to 100.");
const unknown = words.filter((word) => !mutationAreas[word]);
if (unknown.length > 0)
  fail(`No such area: ${unknown.join(", ")}. The areas are ${Object.keys(mutationAreas).join(", ")}.`);

const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
const summaries = Object.keys(mutationAreas)
  .filter((name) => words.length === 0 || words.includes(name))
  .map((name) => {
    const { status } = spawnSync(node, [stryker, "run"], {
      cwd: root,
      env: {
        ...process.env,
        MUTATION_AREA: name,
        ...(values.sample === undefined ? {} : { MUTATION_SAMPLE: values.sample }),
        ...(values.files === undefined ? {} : { MUTATION_FILES: values.files }),
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) fail(`The mutation run of ${name} failed.`);
    return `${name}: ${summaryOf(join(root, "test-results/mutation", `${name}.json`))}`;
  });
console.log(`\n${summaries.join("\n")}`);

/** @typedef {{ status: string, coveredBy?: string[], testsCompleted?: number }} Mutant */

/** @param {string} file */
function summaryOf(file) {
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  const mutants = Object.values(report.files).flatMap((one) => one.mutants);
  const unfinished = mutants.filter(isUnfinished);
  if (unfinished.length > 0)
    fail(`${unfinished.length} mutants count as survived, but not all of their tests were run: see ${file}.`);
  const statuses = mutants.map(({ status }) => status);
  /** @param {string[]} names */
  const count = (...names) => statuses.filter((status) => names.includes(status)).length;
  const killed = count("Killed", "Timeout");
  const [survived, uncovered] = [count("Survived"), count("NoCoverage")];
  const tried = killed + survived + uncovered;
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const [low, high] = wilsonInterval(killed, tried).map(percent);
  const sample = count("CompileError") === 0 ? "" : `; a sample: 95 % interval ${low} to ${high}`;
  return `${percent(killed / tried)} % killed (${killed} killed, ${survived} survived, ${uncovered} without coverage${sample})`;
}

/** Vitest has left out tests that run the changed code. @param {Mutant} mutant */
function isUnfinished({ status, coveredBy = [], testsCompleted = 0 }) {
  return status === "Survived" && testsCompleted < coveredBy.length;
}

/**
 * The interval of the share of all, with a probability of 95 %, for the share in a sample (Wilson's score interval).
 *
 * @param {number} killed @param {number} tried
 */
function wilsonInterval(killed, tried) {
  const z = 1.96;
  const share = killed / tried;
  const centre = share + z ** 2 / (2 * tried);
  const half = z * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  return [(centre - half) / (1 + z ** 2 / tried), (centre + half) / (1 + z ** 2 / tried)];
}
