// @ts-check
import "./environment.mjs";
import { build, checkContent, checkPort, install } from "./prepare.mjs";
import { inProduction, run } from "./run.mjs";

checkContent();
await checkPort();
await install();
await build();
run("server/main.ts", inProduction(process.env));
