import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join, matchesGlob } from "node:path";
import { parseAst } from "vite";
import { root } from "#scripts/prepare.mjs";

/** `program`: as ESTree. */
export type SourceFile = { path: string; text: string; program: ReturnType<typeof parseAst> };

const languages: Readonly<Record<string, "ts" | "tsx" | "js">> = { ".ts": "ts", ".tsx": "tsx", ".mjs": "js" };

/** Code of ours, parsed. */
export function readSourceFiles(isWanted = (_path: string) => true): Promise<SourceFile[]> {
  const paths = repositoryFiles("*.ts", "*.tsx", "*.mjs").filter((path) => !path.endsWith(".d.ts"));
  return Promise.all(paths.filter(isWanted).map(readSourceFile));
}

/** The files of the repository, also in a copy without git: all, or those with such a name. */
export function repositoryFiles(...patterns: string[]): string[] {
  const files = filesIn("", [".git"]);
  if (patterns.length === 0) return files;
  return files.filter((path) => patterns.some((pattern) => matchesGlob(basename(path), pattern)));
}

function filesIn(folder: string, ignoredAbove: readonly string[]): string[] {
  const list = join(root, folder, ".gitignore");
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  const ignored = [...ignoredAbove, ...lines.map((line) => line.replace(/\/$/, ""))];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    // A pattern with a slash at its beginning is for this folder alone.
    const names = [entry.name, `/${entry.name}`];
    if (ignored.some((pattern) => names.some((name) => matchesGlob(name, pattern)))) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path, ignored) : [path];
  });
}

/** Tests, and what only tests stand on. */
export function isTestCode(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^tests\/|\/(testing|contract|stress)\//.test(path);
}

async function readSourceFile(path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), "utf8");
  return { path, text, program: parseAst(text, { lang: languages[extname(path)] ?? "ts" }) };
}
