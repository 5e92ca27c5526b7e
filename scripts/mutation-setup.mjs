// @ts-check
// This runs before each test file of a mutation run: the first loads the shop's code anew, the others share it.
import { vi } from "vitest";

const run = process.env.VITEST_WORKER_ID;
if (process.env.MUTATION_RUN !== run) vi.resetModules();
process.env.MUTATION_RUN = run;
