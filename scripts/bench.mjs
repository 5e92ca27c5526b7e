// @ts-check
// The figures of the shop beside their yardsticks: `npm run bench`, or `npm run bench -- host growth` for some of them.
import { build, install } from "./prepare.mjs";
import { run } from "./run.mjs";

install();
build();
run("bench/bench.ts", {});
