// @ts-check
import { install } from "./prepare.mjs";
import { run } from "./run.mjs";

install();
run("server/command/label-new-command.ts", {});
