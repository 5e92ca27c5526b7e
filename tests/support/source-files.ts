import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { parseAst } from "vite";
import { root } from "#scripts/prepare.mjs";

/** `program`: as ESTree. */
export type SourceFile = { path: string; text: string; program: ReturnType<typeof parseAst> };

const languages: Readonly<Record<string, "ts" | "tsx" | "js">> = { ".ts": "ts", ".tsx": "tsx", ".mjs": "js" };

/** Code of ours, parsed. */
export async function readSourceFiles(isWanted = (_path: string) => true): Promise<SourceFile[]> {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root });
  const paths = stdout
    .trim()
    .split("\n")
    .filter((path) => !path.endsWith(".d.ts") && existsSync(join(root, path)) && isWanted(path));
  return Promise.all(paths.map(readSourceFile));
}

/** Tests, and what only tests stand on. */
export function isTestCode(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^tests\/|\/(testing|contract|stress)\//.test(path);
}

async function readSourceFile(path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), "utf8");
  return { path, text, program: parseAst(text, { lang: languages[extname(path)] ?? "ts" }) };
}
