// @ts-check
import "./environment.mjs";
import { build, checkContent, install } from "./prepare.mjs";
import { inProduction, run } from "./run.mjs";

checkContent();
await install();
await build();
run("server/main.ts", inProduction(process.env));
