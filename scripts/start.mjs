// @ts-check
import { build, install } from "./prepare.mjs";
import { run } from "./run.mjs";

install();
build();
run("server/main.ts", { NODE_ENV: "production" });
