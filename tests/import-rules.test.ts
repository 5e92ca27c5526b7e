import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { isTestCode } from "#tests/support/source-files.ts";

type Case = { file: string; source: string; rule: string };

const importRule = "lint/style/noRestrictedImports";

/** What nobody may write. Each is linted where the real file would stand. */
const offences: Case[] = [
  imports("app/catalogue/a.ts", "react"),
  imports("app/catalogue/b.ts", "#app/content/queries.server.ts"),
  imports("app/catalogue/c.ts", "node:fs"),
  imports("app/label/a.ts", "#app/catalogue/product.ts"),
  imports("app/label/b.ts", "@sanity/client"),
  imports("app/ui/a.tsx", "#app/catalogue/product.ts"),
  imports("app/ui/b.tsx", "#app/label/names.ts"),
  imports("app/catalogue/a.tsx", "#app/site/header.tsx"),
  imports("app/catalogue/b.tsx", "#app/routes/home/home.tsx"),
  imports("app/catalogue/c.tsx", "#app/content/client.server.ts"),
  imports("app/enquiry/a.tsx", "#app/routes/home/home.tsx"),
  imports("app/enquiry/b.tsx", "#app/site/header.tsx"),
  imports("app/enquiry/c.ts", "#app/content/client.server.ts"),
  imports("app/size-finder/a.tsx", "#app/site/load-deferred-modules.ts"),
  imports("app/size-finder/b.tsx", "#app/enquiry/use-send.ts"),
  imports("app/fitting/a.tsx", "#app/site/header.tsx"),
  imports("app/site/a.tsx", "#app/routes/home/home.tsx"),
  imports("app/site/b.tsx", "#app/content/client.server.ts"),
  imports("app/content/a.server.ts", "react"),
  imports("app/content/b.server.ts", "#app/routes/home/home.tsx"),
  imports("app/content/c.server.ts", "#app/site/header.tsx"),
  imports("app/content/d.server.ts", "#app/catalogue/product-card.tsx"),
  imports("app/content/e.server.ts", "#server/settings.ts"),
  imports("app/content/f.server.ts", "#app/sections/hero/hero.tsx"),
  imports("app/sections/hero/a.tsx", "#app/routes/home/home.tsx"),
  imports("app/routes/home/a.tsx", "#app/routes/collection/collection.tsx"),
  imports("app/routes/home/b.tsx", "../collection/collection.tsx"),
  imports("app/routes/home/c.tsx", "@sanity/client"),
  imports("server/a.ts", "react"),
  imports("server/b.ts", "react-dom/server"),
  imports("server/c.ts", "#app/ui/picture.tsx"),
  imports("server/d.ts", "#app/enquiry/bot-signal-fields.tsx"),
  imports("studio/schema/a.ts", "#app/catalogue/product.ts"),
  imports("studio/schema/b.ts", "#app/content/plain-text.server.ts"),
  imports("studio/desk/c.ts", "../schema/product.ts"),
  imports("studio/connection/d.ts", "#lake/content-lake.ts"),
  imports("packages/content-lake/a.ts", "#app/catalogue/product.ts"),
  imports("packages/content-lake/query/b.ts", "#server/main.ts"),
  imports("packages/content-lake/c.ts", "../../server/main.ts"),
  imports("packages/content-lake/query/d.ts", "../../../server/main.ts"),
  imports("packages/content-lake/http/e.ts", "../store/document.ts"),
  imports("packages/content-lake/store/f.ts", "../query/groq.ts"),
  imports("packages/content-lake/query/g.ts", "../api/api.ts"),
  { file: "app/assertion.ts", source: "export const name = JSON.parse('1') as string;\n", rule: "plugin" },
  { file: "app/default.ts", source: "export default 1;\n", rule: "lint/style/noDefaultExport" },
  { file: "app/CamelCase.ts", source: "export const a = 1;\n", rule: "lint/style/useFilenamingConvention" },
  { file: "app/barrel.ts", source: 'export * from "./a.ts";\n', rule: "lint/performance/noReExportAll" },
  { file: "app/one.ts", source: 'import "./other.ts";\n', rule: "lint/suspicious/noImportCycles" },
  {
    file: "app/other.ts",
    source: 'import type {} from "./one.ts";\n',
    rule: "lint/suspicious/noImportCycles",
  },
  { file: "app/any.ts", source: "export const a: any = 1;\n", rule: "lint/suspicious/noExplicitAny" },
  { file: "app/long.ts", source: functionOf(61), rule: "lint/complexity/noExcessiveLinesPerFunction" },
];

/** What the rules must leave alone. */
const permitted: Case[] = [
  imports("app/catalogue/ok.ts", "./product.ts"),
  imports("app/catalogue/words.ts", "#app/label/names.ts"),
  imports("app/catalogue/ok.test.ts", "vitest"),
  imports("app/catalogue/ok.tsx", "#app/ui/picture.tsx"),
  imports("app/ui/ok.tsx", "react-router"),
  imports("app/ui/own.tsx", "./icons.tsx"),
  imports("app/enquiry/ok.tsx", "#app/content/enquiry-service.server.ts"),
  imports("app/size-finder/ok.tsx", "#app/enquiry/draft-entry.ts"),
  imports("app/fitting/ok.tsx", "#app/label/names.ts"),
  imports("app/site/ok.tsx", "#app/label/names.ts"),
  imports("app/site/form.tsx", "#app/enquiry/bot-signal-fields.tsx"),
  imports("app/content/ok.server.ts", "@sanity/client"),
  imports("app/content/trade.server.ts", "#app/catalogue/product.ts"),
  imports("app/routes/home/ok.tsx", "#app/content/texts/label-texts.server.ts"),
  imports("app/routes/home/own.tsx", "./not-shown-notice.tsx"),
  imports("app/content/home.server.ts", "#app/sections/hero/hero-text.server.ts"),
  imports("app/sections/hero/ok.tsx", "#app/site/newsletter.tsx"),
  imports("server/ok.ts", "#app/content/client.server.ts"),
  imports("studio/schema/ok.ts", "#app/label/placeholder.ts"),
  imports("studio/connection/ok.ts", "#lake/studio/studio-transport.ts"),
  imports("packages/content-lake/ok.ts", "./query/query.ts"),
  imports("packages/content-lake/query/ok.ts", "../store/document.ts"),
  { file: "app/constant.ts", source: "export const sizes = [34, 36] as const;\n", rule: "plugin" },
  { file: "app/whole.ts", source: functionOf(59), rule: "lint/complexity/noExcessiveLinesPerFunction" },
];

/** A configuration is found by its name. */
const toolsOwnName = /\.config\.ts$/;

let workspace: string;
let found: Set<string>;

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), "import-rules-"));
  for (const file of ["biome.json", "no-assertions.grit", ".gitignore"])
    await cp(join(root, file), join(workspace, file));
  for (const { file, source } of [...offences, ...permitted]) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), source);
  }
  found = await lint(workspace);
});

afterAll(() => rm(workspace, { recursive: true, force: true }));

test("every file has a name of its own in its package", async () => {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root });
  const files = stdout.trim().split("\n");
  expect(files.length).toBeGreaterThan(500);
  const names = new Map<string, string[]>();
  for (const file of files.filter((path) => !toolsOwnName.test(path))) {
    const [, owner = "", name = ""] = /^(packages\/[^/]+|studio|)\/?.*?([^/]+)$/.exec(file) ?? [];
    const key = `${owner}: ${name.replace(/(\.server)?\.tsx?$/, "")}`;
    names.set(key, [...(names.get(key) ?? []), file]);
  }
  expect([...names].filter(([, { length }]) => length > 1)).toEqual([]);
});

test("the app, the server, the lake and Studio import nothing of the tests", async () => {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root });
  const files = stdout
    .trim()
    .split("\n")
    .filter((path) => /^(app|server|packages|studio)\//.test(path) && !isTestCode(path));
  expect(files.length).toBeGreaterThan(500);
  const texts = await Promise.all(files.map((path) => readFile(join(root, path), "utf8")));
  expect(files.filter((_, index) => texts[index]?.includes('"#tests/'))).toEqual([]);
});

describe("the import rules", () => {
  test.each(offences)("$file may not: $source", ({ file, rule }) => {
    expect(found).toContain(`${file} ${rule}`);
  });

  test.each(permitted)("$file may: $source", ({ file, rule }) => {
    expect(found).not.toContain(`${file} ${rule}`);
  });
});

function imports(file: string, module: string): Case {
  return { file, source: `import "${module}";\n`, rule: importRule };
}

function functionOf(statements: number): string {
  return `export function count(list: number[]) {\n${"  list.push(1);\n".repeat(statements)}}\n`;
}

/** The diagnostics of one run over a folder, each as "file rule". */
async function lint(folder: string) {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { stdout } = await promisify(execFile)(
    node,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."],
    { cwd: folder },
  ).catch((failure: unknown) => withOutput(failure));
  return new Set(linesOf(stdout));
}

/** Biome exits with 1 when it has found something: its output is still the answer. */
function withOutput(failure: unknown) {
  if (failure instanceof Error && "stdout" in failure) return { stdout: String(failure.stdout) };
  throw failure;
}

function linesOf(report: string): string[] {
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(report);
  return diagnostics.map(({ category, location }) => `${location.path} ${category}`);
}
