// @ts-check
import "./environment.mjs";
import { requireInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

requireInstalled();
run("server/command/privacy-command.ts", {});
