// @ts-check
// The owner's commands, by name: `npm run privacy -- find ADDRESS` is `node scripts/command.mjs privacy find ADDRESS`. Those that the shop
// does not know are the embedded lake's: `npm run content:export -- label.tar.gz` is `content-lake export label.tar.gz`.
import { parseArgs } from "node:util";
import "./environment.mjs";
import { requireInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

const ofShop = ["backup", "content-check", "export-table", "import-table", "label-new", "privacy", "restore"];
const isTable = process.argv.some((word) => word === "--template" || /\.(csv|tsv|txt)$/i.test(word));

// A label begins in the language that its command names: the words are read with the first module.
const { language } = parseArgs({
  args: process.argv[2] === "label-new" ? process.argv.slice(3) : [],
  options: { language: { type: "string" } },
  strict: false,
}).values;
if (typeof language === "string") process.env.SHOP_LANGUAGE = language;

requireInstalled();
if (process.argv[2] === "import" && isTable) process.argv[2] = "import-table";
if (process.argv[2] === "export" && process.argv.some((word) => /^--table(=|$)/.test(word)))
  process.argv[2] = "export-table";
if (ofShop.includes(process.argv[2] ?? "")) run("server/command/shop-command.ts", {});
else run("packages/content-lake/command/content-lake-command.ts", {});
