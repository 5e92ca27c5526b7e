import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

const files = repositoryFiles();
const folders = new Set(files.flatMap(foldersAbove));

/** These are outside the repository: of other packages, of a label's own, or examples. */
const elsewhere =
  /^(?:node_modules|labels)\/|^(?:seeded-from\.json|fr\.ts|index\.tsx|data\/eventsource\.ts|src\/types\.ts)$/;

const documents = await readAll(/\.md$/);
const code = await readAll(/\.(tsx?|mjs|css)$/);

test("every file and folder that a document or a comment names is there", () => {
  const named = [...namesOf(documents, namedIn), ...namesOf(code, namedInComments)];
  expect(named.length).toBeGreaterThan(450);
  const missing = named.filter(({ path, name }) => !isThere(name, path));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

type Text = { path: string; text: string };

function readAll(names: RegExp): Promise<Text[]> {
  const paths = files.filter((path) => names.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })));
}

function namesOf(texts: readonly Text[], namesIn: (text: string) => string[]) {
  return texts.flatMap(({ path, text }) => namesIn(text).map((name) => ({ path, name })));
}

/** Names in code style, and targets of links. */
function namedIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = ""]) => name);
  const linked = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g), ([, name = ""]) => name);
  return [...quoted.filter(isPath), ...linked];
}

/** Files have lower-case names here: those with others are of other packages. */
function namedInComments(text: string): string[] {
  const comments = text.split("\n").filter((line) => /^\s*(\/\/|\/?\*)/.test(line));
  const names = comments.join("\n").matchAll(/(?<![\w:/.…{}*-])[a-z@][\w./-]*\.(?:tsx?|mjs|css|md)\b/g);
  return Array.from(names, ([name]) => name).filter((name) => isPath(name) && !/[A-Z]/.test(name));
}

function isPath(name: string): boolean {
  if (!/^[\w@][\w./@-]*$/.test(name) || elsewhere.test(name)) return false;
  return /[\w-]\.(tsx?|mjs|css|md|json|ndjson|grit)$/.test(name) || folders.has(name.split("/")[0] ?? "");
}

/** A file is named by its whole path, beside the document, or by the end of its path: the file before it in a sentence says the folder. */
function isThere(name: string, document: string): boolean {
  const path = name.replace(/\/$/, "");
  const beside = normalize(join(dirname(document), path));
  const isOne = (each: string) => each === path || each === beside || each.endsWith(`/${path}`);
  return files.some(isOne) || [...folders].some(isOne);
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}
