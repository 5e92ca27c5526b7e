// @ts-check
// The shop's own commands: `npm run privacy -- find ADDRESS` is `node scripts/shop-command.mjs privacy find ADDRESS`.
import "./environment.mjs";
import { requireInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

requireInstalled();
run("server/command/shop-command.ts", {});
