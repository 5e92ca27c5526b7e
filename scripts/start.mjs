// @ts-check
import { build, install } from "./prepare.mjs";
import { run } from "./run.mjs";

install();
build();
// One arena: pictures are made by many threads, and each would keep memory of its own that nobody needs again.
run("server/main.ts", { NODE_ENV: "production", MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "1" });
