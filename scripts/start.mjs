// @ts-check
import "./environment.mjs";
import { build, install } from "./prepare.mjs";
import { inProduction } from "./production.mjs";
import { run } from "./run.mjs";

install();
build();
run("server/main.ts", inProduction(process.env));
