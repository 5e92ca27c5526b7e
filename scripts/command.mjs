// @ts-check
// The owner's commands. package.json names them: `npm run privacy -- find ADDRESS` is `trousseau privacy find ADDRESS` in a release. Those
// that the shop does not know are the embedded lake's: `npm run content:export -- label.tar.gz` is `content-lake export label.tar.gz`.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import "./environment.mjs";
import { fail, requireInstalled, root } from "./prepare.mjs";
import { run } from "./run.mjs";

/** @type {{ scripts: Record<string, string>, version: string }} */
const { scripts, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const names = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const [, word] = /command\.mjs (\S+)$/.exec(line) ?? [];
    return word === undefined ? [] : [[name, word]];
  }),
);

const [called = "", ...words] = process.argv.slice(2);
if (/^(?:--)?version$/.test(called)) {
  console.log(version);
  process.exit();
}
const list = [...names.keys(), "version"].join("\n");
if (/^(?:--)?help$/.test(called)) {
  console.log(`These are the commands:\n${list}`);
  process.exit();
}
let name = names.get(called) ?? called;
if (![...names.values()].includes(name))
  fail(`${called && `There is no command ${called}. `}These are the commands:\n${list}`);
// npm takes this word away, and nobody else does.
if (words[0] === "--") words.shift();

// A label begins in the language that its command names: the words are read with the first module.
const { language } = parseArgs({
  args: name === "label-new" ? words : [],
  options: { language: { type: "string" } },
  strict: false,
}).values;
if (typeof language === "string") process.env.SHOP_LANGUAGE = language;

requireInstalled();
const isTable = words.some((word) => word === "--template" || /\.(csv|tsv|txt)$/i.test(word));
if (name === "import" && isTable) name = "import-table";
if (name === "export" && words.some((word) => /^--table(=|$)/.test(word))) name = "export-table";

// Paths that are typed begin where the caller stands; those of the settings begin beside package.json.
const { DATA_DIR, CONTENT } = process.env;
process.env.DATA_DIR = resolve(root, DATA_DIR || ".data");
if (CONTENT) process.env.CONTENT = resolve(root, CONTENT);
process.argv.splice(2, Number.POSITIVE_INFINITY, name, ...words);
run("server/command/shop-command.ts", {}, { staysHere: true });
