// @ts-check
// A random sample of an area's mutants, for Stryker: `npm run test:mutation -- server --sample 10` tries 10 % of them.
import { createHash } from "node:crypto";
import { relative } from "node:path";

/** @typedef {import("@stryker-mutator/api/core").Mutant} Mutant */

/** Another seed is another sample; docs/mutation-testing.md names it beside the figures. */
const SEED = 1;
const percent = Number(process.env.MUTATION_SAMPLE ?? 100);

/** The sample depends on the mutant alone, so a run of one file tries the same mutants as a run of its area. */
function isInSample(/** @type {Mutant} */ { fileName, location, mutatorName, replacement }) {
  const mutant = JSON.stringify([SEED, relative("", fileName), location, mutatorName, replacement]);
  return createHash("sha256").update(mutant).digest().readUInt32BE() < (percent / 100) * 2 ** 32;
}

function resultFor(/** @type {Mutant} */ mutant) {
  return isInSample(mutant)
    ? { status: "passed" }
    : { status: "compileError", reason: "It is not in the sample." };
}

/** Stryker asks a checker before it runs a mutant, and counts a refused one in no score. */
const checker = {
  init: () => Promise.resolve(),
  group: (/** @type {Mutant[]} */ mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
  check: (/** @type {Mutant[]} */ mutants) =>
    Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, resultFor(mutant)]))),
};

export const strykerPlugins = [{ kind: "Checker", name: "sample", value: checker }];
