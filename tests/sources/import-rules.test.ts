import { spawnSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { basename, dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import {
  isTestCode,
  readSourceFiles,
  repositoryFiles,
  type SourceFile,
} from "#tests/support/source-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("what the shop's tests import of Studio is read without Studio's own packages", async () => {
  const files = new Map((await readSourceFiles()).map((file) => [file.path, file]));
  const lock: { packages: object } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const reached = new Set([...files.keys()].filter((path) => !isOfStudio(path)));
  const missing: string[] = [];
  for (const path of reached) {
    const file = files.get(path);
    for (const target of file ? importsOf(file).map((module) => targetOf(path, module)) : []) {
      const [name = ""] = /^(@[^/]+\/)?[^/]+/.exec(target) ?? [];
      if (isOfStudio(target)) reached.add(target);
      else if (
        isOfStudio(path) &&
        !files.has(target) &&
        !target.endsWith(".ndjson") &&
        !/^words\/.*\.json$/.test(target) &&
        !isBuiltin(target) &&
        !(`node_modules/${name}` in lock.packages)
      )
        missing.push(`${path}: ${target}`);
    }
  }
  expect([...reached].filter(isOfStudio).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function isOfStudio(path: string): boolean {
  return path.startsWith("studio/") && !/\.test\.tsx?$/.test(path);
}

function importsOf({ program, text }: Pick<SourceFile, "program" | "text">): string[] {
  const named = program.body.flatMap((node) => ("source" in node && node.source ? [node.source.value] : []));
  return [...named, ...Array.from(text.matchAll(/\bimport\("([^"]+)"\)/g), ([, module = ""]) => module)];
}

/** A path in the repository, or the name of a package. */
function targetOf(file: string, module: string): string {
  if (module.startsWith(".")) return normalize(join(dirname(file), module));
  return module
    .replace(/^#words\//, "words/en/")
    .replace(/^#/, "")
    .replace(/\?raw$/, "");
}

/** The rooms that each may know, as README draws them; a path names the one door that is open. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  words: [],
  model: ["words"],
  content: ["words", "model"],
  app: ["words", "model"],
  server: ["words", "model", "content", "host", "content-lake"],
  studio: ["words", "model", "sample/data.ndjson", "content-lake/studio-transport"],
  lake: ["host"],
  "packages/host": [],
  sample: ["model"],
};

test("a room's code names the rooms of the drawing alone, and nothing of the tests", async () => {
  const files = await readSourceFiles((path) => !isTestCode(path));
  expect(files.flatMap(strangersIn)).toEqual([]);
  const stranger =
    'type A = typeof import("#server/a.ts"); import "#model/testing/a.ts"; import "#words/a.ts";';
  expect(strangersIn({ path: "app/a.ts", text: stranger }), "what it looks for").toEqual([
    "app/a.ts: server/a.ts",
    "app/a.ts: model/testing/a.ts",
  ]);
});

function strangersIn({ path, text }: Pick<SourceFile, "path" | "text">): string[] {
  const room = Object.keys(rooms).find((folder) => path.startsWith(`${folder}/`));
  if (!room) return [];
  const open = [basename(room), ...(rooms[room] ?? [])];
  return Array.from(text.matchAll(/["'`](?:#|@trousseau\/)([\w-]+(?:\/[^"'`?]*)?)/g), ([, door = ""]) => door)
    .filter((door) => /^[\w-]+\/|^content-lake$/.test(door))
    .filter((door) => /\/testing\//.test(door) || !open.some((way) => `${door}/`.startsWith(`${way}/`)))
    .map((door) => `${path}: ${door}`);
}

test("a room's package.json opens the rooms of the drawing, and the lake its four doors", async () => {
  for (const [room, open] of Object.entries(rooms)) {
    const { imports = {} } = await packageOf(room);
    const mayOpen = [...open.map((door) => door.split("/")[0]), "tests", room === "server" ? "scripts" : ""];
    const expected = new Map(mayOpen.map((name) => [`#${name}/*`, `@trousseau/${name}/*`]))
      .set(`#${basename(room)}/*`, "./*")
      .set("#words/*", room === "words" ? "./en/*" : "@trousseau/words/en/*");
    const others = Object.entries(imports).filter(([name, folder]) => expected.get(name) !== folder);
    expect(others, room).toEqual([]);
  }
  const { exports: doors = {} } = await packageOf("lake");
  expect(Object.keys(doors)).toEqual([".", "./command", "./folder", "./studio-transport", "./testing/*"]);
});

async function packageOf(room: string) {
  const manifest: { imports?: Record<string, string>; exports?: object } = JSON.parse(
    await readFile(join(root, room, "package.json"), "utf8"),
  );
  return manifest;
}

/** Nobody writes these; each names its rule. */
const others: [file: string, source: string, rule: string][] = [
  ["app/assertion.ts", "export const name = JSON.parse('1') as string;", "plugin"],
  ["app/path.ts", 'export const path = new URL("./a.ts", import.meta.url).pathname;', "plugin"],
  ["app/waiting.ts", "await vi.waitFor(() => arrived(1, 2));", "plugin"],
  ["app/default.ts", "export default 1;", "lint/style/noDefaultExport"],
  ["app/CamelCase.ts", "export const a = 1;", "lint/style/useFilenamingConvention"],
  ["app/barrel.ts", 'export * from "./a.ts";', "lint/performance/noReExportAll"],
  ["app/one.ts", 'import "./other.ts";', "lint/suspicious/noImportCycles"],
  ["app/other.ts", 'import type {} from "./one.ts";', "lint/suspicious/noImportCycles"],
  ["app/any.ts", "export const a: any = 1;", "lint/suspicious/noExplicitAny"],
  ["app/ui/up.ts", 'import "../one.ts";', "lint/style/noRestrictedImports"],
  ["lake/query/up.ts", 'import "../../one.ts";', "lint/style/noRestrictedImports"],
  ["app/ui/round.ts", 'import "./../../server/one.ts";', "lint/style/noRestrictedImports"],
  ["app/ui/about.ts", 'import "./a/../../../server/one.ts";', "lint/style/noRestrictedImports"],
  ["lake/query/round.ts", 'import "./../../one.ts";', "lint/style/noRestrictedImports"],
  ["lake/query/about.ts", 'import "../documents/../../one.ts";', "lint/style/noRestrictedImports"],
  ["app/require.ts", 'import { createRequire } from "node:module";', "lint/style/noRestrictedImports"],
  ["model/file.ts", 'import "node:fs";', "lint/correctness/noNodejsModules"],
  ["model/request.ts", 'await fetch("/");', "lint/style/noRestrictedGlobals"],
  ["app/long.ts", functionOf(61), "lint/complexity/noExcessiveLinesPerFunction"],
  ["tests/journeys/idle.spec.ts", specOf("await page.goto('/');"), "lint/suspicious/useExpect"],
  [
    "tests/journeys/if.spec.ts",
    specOf("if (page) expect(1).toBe(1);"),
    "lint/suspicious/noConditionalExpect",
  ],
];
const permitted: [file: string, source: string][] = [
  ["lake/query/beside.ts", 'import "../documents/document.ts";'],
  ["app/constant.ts", "export const sizes = [34, 36] as const;"],
  [
    "app/reason.ts",
    "// biome-ignore lint/plugin: the text is a name\nexport const name = JSON.parse('1') as string;",
  ],
  ["app/address.ts", 'export const { href } = new URL("./a.ts", import.meta.url);'],
  ["app/limited.ts", "await vi.waitFor(() => arrived(1, 2), LATEST_MS);"],
  ["app/whole.ts", functionOf(59)],
];

test("Biome refuses the code that CONTRIBUTING.md rules out, and takes the rest", async () => {
  const refused = new Map(others.map(([file, , rule]) => [file, rule]));
  const files = new Map([...others, ...permitted].map(([file, source]) => [file, source]));
  const found = await lint(files);
  expect([...refused].filter((offence) => !found.has(offence.join(" ")))).toEqual([]);
  const ruled = new Set(refused.values());
  const wrong = [...found].map((line) => line.split(" ")).filter(([, rule = ""]) => ruled.has(rule));
  expect(wrong.filter(([file = ""]) => !refused.has(file)).map(String)).toEqual([]);
});

/** A configuration is found by its name. */
const toolsOwnName = /\.config\.ts$/;

/** Each language has a file of the same name for a subject. */
const words = /^words\/[a-z]{2}\//;

test("every file has a name of its own in its package", () => {
  const names = Map.groupBy(
    repositoryFiles("*.ts", "*.tsx").filter((path) => !toolsOwnName.test(path) && !words.test(path)),
    (path) => {
      const [, owner = "", name = ""] = /^(?:([^/]+)\/)?.*?([^/]+)$/.exec(path) ?? [];
      return `${owner}: ${name.replace(/(\.server)?\.tsx?$/, "")}`;
    },
  );
  expect(names.size).toBeGreaterThan(500);
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
});

function functionOf(statements: number): string {
  return `export function count(list: number[]) {\n${"  list.push(1);\n".repeat(statements)}}`;
}

function specOf(body: string): string {
  return `import { expect, test } from "@playwright/test";\ntest("a", async ({ page }) => {\n  ${body}\n});\nexpect;`;
}

/** The diagnostics of one run over these files, each as "file rule". */
async function lint(files: ReadonlyMap<string, string>) {
  const folder = temporaryFolder();
  const isPlugin = (name: string) => name.endsWith(".grit");
  for (const file of ["biome.json", ".gitignore", ...(await readdir(root)).filter(isPlugin)])
    await cp(join(root, file), join(folder, file));
  for (const [file, source] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${source}\n`);
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const asked = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
  // It exits with 1 where it has found something.
  const { stdout } = spawnSync(node, [biome, ...asked], { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  return new Set(diagnostics.map(({ category, location }) => `${location.path} ${category}`));
}
