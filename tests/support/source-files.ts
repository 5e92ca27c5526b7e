import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseAst } from "vite";
import { root } from "#scripts/prepare.mjs";

/** `program`: as ESTree. */
export type SourceFile = { path: string; text: string; program: ReturnType<typeof parseAst> };

const languages: Readonly<Record<string, "ts" | "tsx" | "js">> = { ".ts": "ts", ".tsx": "tsx", ".mjs": "js" };

/** Code of ours, parsed. */
export function readSourceFiles(isWanted = (_path: string) => true): Promise<SourceFile[]> {
  const paths = trackedFiles("*.ts", "*.tsx", "*.mjs").filter((path) => !path.endsWith(".d.ts"));
  return Promise.all(paths.filter(isWanted).map(readSourceFile));
}

/** The files of the repository that are there: all, or those that git's patterns name. */
export function trackedFiles(...patterns: string[]): string[] {
  return execFileSync("git", ["ls-files", "-z", ...patterns], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

/** Tests, and what only tests stand on. */
export function isTestCode(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^tests\/|\/(testing|contract|stress)\//.test(path);
}

async function readSourceFile(path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), "utf8");
  return { path, text, program: parseAst(text, { lang: languages[extname(path)] ?? "ts" }) };
}
