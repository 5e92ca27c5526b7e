// @ts-check
// A dataset, or a table of dresses: `npm run content:import -- label.tar.gz`, `npm run content:import -- dresses.csv`.
import "./environment.mjs";
import { requireInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

const isTable = process.argv.some((word) => word === "--template" || /\.(csv|tsv|txt)$/i.test(word));

requireInstalled();
if (isTable) run("server/command/shop-command.ts", {}, ["import-table"]);
else run("packages/content-lake/command/content-lake-command.ts", {}, ["import"]);
