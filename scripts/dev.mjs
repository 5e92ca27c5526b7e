// @ts-check
import "./environment.mjs";
import { install } from "./prepare.mjs";
import { run } from "./run.mjs";

await install();
run("server/dev.ts", { NODE_ENV: "development" });
