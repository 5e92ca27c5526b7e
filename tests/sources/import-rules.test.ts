import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { isTestCode } from "#tests/support/source-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** By folder and ending, what a file there may not import, and what it may. */
const rules: [file: string, offences: string, permitted: string][] = [
  ["app/catalogue/*.ts", "react #app/content/queries.server.ts node:fs", "./product.ts #app/label/names.ts"],
  ["app/catalogue/*.test.ts", "", "vitest"],
  ["app/catalogue/*.tsx", "#app/site/header.tsx #app/routes/home/home.tsx", "#app/ui/picture.tsx"],
  ["app/label/*.ts", "#app/catalogue/product.ts @sanity/client", "./names.ts"],
  ["app/ui/*.tsx", "#app/catalogue/product.ts #app/label/names.ts", "react-router ./icons.tsx"],
  ["app/enquiry/*.tsx", "#app/routes/home/home.tsx #app/site/header.tsx", ""],
  ["app/enquiry/*.ts", "#app/content/client.server.ts", "#app/content/enquiry-service.server.ts"],
  ["app/size-finder/*.tsx", "#app/site/header.tsx #app/enquiry/use-send.ts", "#app/enquiry/draft-entry.ts"],
  ["app/fitting/*.tsx", "#app/site/header.tsx", "#app/label/names.ts"],
  [
    "app/site/*.tsx",
    "#app/routes/home/home.tsx #app/content/client.server.ts",
    "#app/label/names.ts #app/enquiry/bot-signal-fields.tsx",
  ],
  [
    "app/content/*.server.ts",
    "react #app/routes/home/home.tsx #app/site/header.tsx #app/catalogue/product-card.tsx #server/settings.ts #app/sections/hero/hero.tsx",
    "@sanity/client #app/catalogue/product.ts #app/sections/hero/hero-text.server.ts",
  ],
  ["app/sections/hero/*.tsx", "#app/routes/home/home.tsx", "#app/site/newsletter.tsx"],
  [
    "app/routes/home/*.tsx",
    "#app/routes/collection/collection.tsx ../collection/collection.tsx @sanity/client",
    "#app/content/texts/label-texts.server.ts ./not-shown-notice.tsx",
  ],
  [
    "server/*.ts",
    "react react-dom/server #app/ui/picture.tsx #app/enquiry/bot-signal-fields.tsx",
    "#app/content/client.server.ts",
  ],
  [
    "studio/schema/*.ts",
    "#app/catalogue/product.ts #app/content/plain-text.server.ts",
    "#app/label/placeholder.ts",
  ],
  ["studio/desk/*.ts", "../schema/product.ts", ""],
  ["studio/connection/*.ts", "#lake/content-lake.ts", "#lake/studio/studio-transport.ts"],
  ["packages/content-lake/*.ts", "#app/catalogue/product.ts ../../server/main.ts", "./query/query.ts"],
  [
    "packages/content-lake/query/*.ts",
    "#server/main.ts ../../../server/main.ts ../api/api.ts",
    "../documents/document.ts",
  ],
  ["packages/content-lake/http/*.ts", "../documents/document.ts", ""],
  ["packages/content-lake/documents/*.ts", "../query/groq.ts", ""],
];

/** Nobody writes these either; each names its rule. */
const others: [file: string, source: string, rule: string][] = [
  ["app/assertion.ts", "export const name = JSON.parse('1') as string;", "plugin"],
  ["app/default.ts", "export default 1;", "lint/style/noDefaultExport"],
  ["app/CamelCase.ts", "export const a = 1;", "lint/style/useFilenamingConvention"],
  ["app/barrel.ts", 'export * from "./a.ts";', "lint/performance/noReExportAll"],
  ["app/one.ts", 'import "./other.ts";', "lint/suspicious/noImportCycles"],
  ["app/other.ts", 'import type {} from "./one.ts";', "lint/suspicious/noImportCycles"],
  ["app/any.ts", "export const a: any = 1;", "lint/suspicious/noExplicitAny"],
  ["app/long.ts", functionOf(61), "lint/complexity/noExcessiveLinesPerFunction"],
  ["tests/journeys/idle.spec.ts", specOf("await page.goto('/');"), "lint/suspicious/useExpect"],
  [
    "tests/journeys/maybe.spec.ts",
    specOf("if (page) expect(page).toBe(1);"),
    "lint/suspicious/noConditionalExpect",
  ],
];
const permitted: [file: string, source: string][] = [
  ["app/constant.ts", "export const sizes = [34, 36] as const;"],
  ["app/whole.ts", functionOf(59)],
];

test("Biome refuses the imports and the code that CONTRIBUTING.md rules out, and takes the rest", async () => {
  const refused = new Map(others.map(([file, , rule]) => [file, rule]));
  const files = new Map([...others, ...permitted].map(([file, source]) => [file, source]));
  for (const [file, offences, allowed] of rules) {
    const imports = (modules: string, name: string) =>
      modules
        .split(" ")
        .filter(Boolean)
        .map((module, at): [string, string] => [file.replace("*", `${name}${at}`), module]);
    for (const [path, module] of imports(offences, "not")) {
      refused.set(path, "lint/style/noRestrictedImports");
      files.set(path, `import "${module}";`);
    }
    for (const [path, module] of imports(allowed, "may")) files.set(path, `import "${module}";`);
  }
  const found = await lint(files);
  expect([...refused].filter((offence) => !found.has(offence.join(" ")))).toEqual([]);
  const ruled = new Set(refused.values());
  const wrong = [...found].map((line) => line.split(" ")).filter(([, rule = ""]) => ruled.has(rule));
  expect(wrong.filter(([file = ""]) => !refused.has(file)).map(String)).toEqual([]);
});

/** A configuration is found by its name. */
const toolsOwnName = /\.config\.ts$/;

/** Each language has a file of the same name for a subject. */
const words = /^app\/label\/languages\//;

test("every file has a name of its own in its package, and code imports nothing of the tests", async () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
  const names = Map.groupBy(
    files.filter((path) => !toolsOwnName.test(path) && !path.endsWith(".mjs") && !words.test(path)),
    (path) => {
      const [, owner = "", name = ""] = /^(packages\/[^/]+|studio|)\/?.*?([^/]+)$/.exec(path) ?? [];
      return `${owner}: ${name.replace(/(\.server)?\.tsx?$/, "")}`;
    },
  );
  expect(names.size).toBeGreaterThan(500);
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
  const code = files.filter((path) => /^(app|server|packages|studio)\//.test(path) && !isTestCode(path));
  const texts = await Promise.all(code.map((path) => readFile(join(root, path), "utf8")));
  expect(code.filter((_, at) => texts[at]?.includes('"#tests/'))).toEqual([]);
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
  for (const file of ["biome.json", "no-assertions.grit", ".gitignore"])
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
