// @ts-check
// The figures of the shop beside their baselines: `npm run bench`, or `npm run bench -- host growth` for some of them;
// `npm run bench -- compare ../other` beside another working copy.
import { build, installTools } from "./prepare.mjs";
import { run } from "./run.mjs";

const isComparison = process.argv[2] === "compare";
if (isComparison) process.argv.splice(2, 1);
await installTools();
await build();
run(isComparison ? "bench/compare.ts" : "bench/bench.ts", {});
