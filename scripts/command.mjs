// @ts-check
// The owner's commands. package.json names them: `npm run privacy -- find ADDRESS` is `trousseau privacy find ADDRESS` in a release. Those
// that the shop does not know are the embedded lake's: `npm run content:export -- label.tar.gz` is `content-lake export label.tar.gz`.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import "./environment.mjs";
import { fail, requireInstalled, root } from "./prepare.mjs";
import { run, WRONG_USE } from "./run.mjs";
import { asksForHelp, commandList, usageOf } from "./usage.mjs";

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
if (/^(?:--)?help$|^-h$/.test(called)) {
  console.log(`These are the commands; --help behind one says more of it.\n${commandList}`);
  process.exit();
}
let name = names.get(called) ?? called;
const [nameInPackage] = [...names].find(([, word]) => word === name) ?? [];
if (nameInPackage === undefined)
  fail(`${called && `There is no command ${called}. `}These are the commands:\n${commandList}`, WRONG_USE);
// npm takes this word away, and nobody else does.
if (words[0] === "--") words.shift();
const usage = usageOf(nameInPackage ?? "");
if (asksForHelp(words)) {
  console.log(usage);
  process.exit();
}

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
run("server/command/shop-command.ts", {}, { staysHere: true, usage });
