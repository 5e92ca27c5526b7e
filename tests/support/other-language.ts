import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { socialNetworks } from "#model/documents/label-settings-document.ts";
import { node, root } from "#scripts/prepare.mjs";
import { openShop, type Shop } from "./shop.ts";
import { wordsOf } from "./words-of.ts";

export type BuiltShop = {
  folder: string;
  /** Opens it on a copy of a dataset, whose texts are written anew. */
  open(content: string, settings?: Record<string, string>): Promise<Shop>;
  remove(): Promise<void>;
};

/** A build and a start read these; large ones that do not change are linked. */
const copied = [
  ...["words", "model", "content", "app", "server"],
  ...["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];
const linked = ["lake", "packages", "sample"];

/** The shop in a language that does not exist: every word of it in brackets, and every text of the documents. */
export function buildInBrackets(): Promise<BuiltShop> {
  return build("brackets", textInBrackets, (folder) => writeBrackets(join(folder, "words/brackets")));
}

/** The shop in a language of words, with the sample label's texts in words of that language. */
export async function buildInLanguage(language: string): Promise<BuiltShop> {
  return build(language, await inWordsOf(language));
}

/** It is built from a copy beside the project, as a label does that adds a folder; the project's own build stays. */
async function build(
  language: string,
  rewrite: (key: string, value: unknown) => unknown,
  prepare?: (folder: string) => Promise<void>,
): Promise<BuiltShop> {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-language-"));
  await Promise.all([
    ...copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
    ...linked.map((name) => symlink(join(root, name), join(folder, name))),
    linkPackages(folder),
  ]);
  await prepare?.(folder);
  const env = { ...process.env, NODE_ENV: "production", SHOP_LANGUAGE: language };
  const router = join(folder, "node_modules/@react-router/dev/bin.cjs");
  await promisify(execFile)(node, [router, "build"], { cwd: folder, env });
  return {
    folder,
    open: async (content, settings) => {
      const CONTENT = await rewritten(content, join(folder, "labels"), rewrite);
      const DATA_DIR = await mkdtemp(join(folder, "data-"));
      return openShop({ SHOP_LANGUAGE: language, CONTENT, DATA_DIR, ...settings }, { folder });
    },
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  };
}

/** The rooms are those of the copy, and the rest is the project's. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  const names = (await readdir(join(root, "node_modules"))).filter((name) => name !== "@trousseau");
  await mkdir(modules);
  await Promise.all(names.map((name) => symlink(join(root, "node_modules", name), join(modules, name))));
  const links = { recursive: true, verbatimSymlinks: true };
  await cp(join(root, "node_modules/@trousseau"), join(modules, "@trousseau"), links);
}

/** This language is the shop's, and no word of it is English: Greek has none of English's months and letters. */
const codes: Record<string, string> = { languageTag: '"el"', dateLocale: '"el"', textDirection: '"ltr"' };

/** Writes a language's folder in which every word stands in brackets. `files`: those that it has. */
export async function writeBrackets(folder: string, files?: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const english = languageFolder("en");
  for (const file of files ?? (await readdir(english))) {
    const from = join(english, file);
    if (file.endsWith(".json")) {
      await writeFile(join(folder, file), await jsonInBrackets(from));
      continue;
    }
    const names = Object.keys(await import(pathToFileURL(from).href));
    await writeFile(join(folder, file), inBrackets(from, names));
  }
}

async function jsonInBrackets(from: string): Promise<string> {
  const words: unknown = JSON.parse(await readFile(from, "utf8"), (_key, value) =>
    typeof value === "string" ? value.replaceAll(/.+/g, "⟦$&⟧") : value,
  );
  return JSON.stringify(words);
}

function inBrackets(from: string, names: readonly string[]): string {
  return [
    `import * as english from ${JSON.stringify(from)};`,
    "const bracketed = (value: any): any =>",
    '  typeof value === "string" ? value.replace(/.+/g, "⟦$&⟧")',
    '  : typeof value === "function" ? (...values: any[]) => bracketed(value(...values))',
    "  : Array.isArray(value) ? value.map(bracketed)",
    "  : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bracketed(part)]));",
    ...names.map((name) => `export const ${name} = ${codes[name] ?? `bracketed(english.${name})`};`),
  ].join("\n");
}

/** No words: addresses and names of others. */
const NAMES = new RegExp(`[^\\s⟦⟧]*[/@][^\\s⟦⟧]*|${socialNetworks.join("|")}`, "gi");

/** The lines with letters of English outside of all brackets. */
export function outsideBrackets(text: string): string[] {
  let rest = text.replaceAll(NAMES, "");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  }
  return rest.split("\n").filter((line) => /\p{Script=Latin}/u.test(line));
}

/** A copy of a dataset in which each text was written anew. */
async function rewritten(
  content: string,
  folder: string,
  rewrite: (key: string, value: unknown) => unknown,
): Promise<string> {
  await cp(content, folder, { recursive: true, filter: (path) => !path.endsWith("data.ndjson") });
  const documents = await readFile(join(content, "data.ndjson"), "utf8");
  const lines = documents.split("\n").filter(Boolean);
  await writeFile(
    join(folder, "data.ndjson"),
    lines.map((line) => JSON.stringify(JSON.parse(line, rewrite))).join("\n"),
  );
  return folder;
}

/** Slugs, ids, settings, addresses and colours have neither spaces nor capitals, or have a sign that words do not have. */
const CODE = /^[a-z0-9#/]\S*$|^\S*[@/]\S*$/;

function textInBrackets(key: string, value: unknown): unknown {
  if (typeof value !== "string" || key.startsWith("_")) return value;
  return CODE.test(value) && key !== "greeting" ? value : value.replaceAll(/.+/g, "⟦$&⟧");
}

/** Filters and states name some of these, which stay, as do the names of people and places. */
const kept =
  /^(?:_.*|name|color|silhouette|neckline|sleeves|fabric|sizes|phoneDisplay|address|timeZone|days|network)$/;

/** Puts a word of the language in the place of each word, and leaves marks, figures and fields where they are. */
async function inWordsOf(language: string): Promise<(key: string, value: unknown) => unknown> {
  const neutralWords = await wordsOf(language, "neutral");
  const collections = await wordsOf(language, "new-label");
  const collectionNames = new Map(Object.entries(collections));
  const { introduction, ending } = neutralWords.privacy;
  const words = `${introduction} ${ending}`.match(/[\p{L}\p{M}’-]{2,}/gu) ?? [];
  let said = 0;
  const translated = (text: string) =>
    text.replaceAll(/\{[^}]*\}|[\p{L}\p{M}’'-]+/gu, (word) =>
      word.startsWith("{") ? word : (words[said++ % words.length] ?? word),
    );
  return (key, value) => {
    if (typeof value === "object" && value !== null && Reflect.get(value, "_type") === "collection") {
      const { current } = Reflect.get(value, "slug");
      return { ...value, name: collectionNames.get(current) };
    }
    if (typeof value !== "string" || kept.test(key) || CODE.test(value)) return value;
    return translated(value);
  };
}
