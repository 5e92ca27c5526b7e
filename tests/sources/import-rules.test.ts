import { spawnSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import {
  isTestCode,
  readSourceFiles,
  repositoryFiles,
  type SourceFile,
} from "#tests/support/source-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const react = "react|react-dom|react-router|react-transition-state";
const knowledge = "app/(catalogue|label)";
const screens =
  "about|care|collection|contact|content-check|faq|generated-files|home|newsletter|privacy|product";

/** Code that these files import beside their own folder; CONTRIBUTING.md says why. Paths and packages begin with one of them. */
const rules: [files: RegExp, imports: string][] = [
  [/^app\/label\//, "sanitize-html|culori|temporal-polyfill|i18next"],
  [/^app\/rental\//, "app/label|@sanity/client|zod|react$"],
  [/^app\/catalogue\/[^/]+\.ts$/, "app/catalogue/[^/]+\\.ts$|app/label"],
  [/^app\/catalogue\/[^/]+\.tsx$/, `${knowledge}|app/ui|app/wishlist|${react}`],
  [/^app\/ui\//, `app/label/words|${react}|uqr`],
  [
    /^app\/content\//,
    `app/catalogue/[^/]+\\.ts$|app/(label|rental)|app/sections|@sanity|zod|culori|lru-cache|react-router|node:`,
  ],
  [/^app\/site\//, `${knowledge}|app/(ui|search|wishlist|content)|@sanity|schema-dts|${react}`],
  [/^app\/sections\//, `${knowledge}|app/(ui|content|site)|zod|swiper|${react}`],
  [/^app\/wishlist\//, `${knowledge}|app/(ui|content|site|enquiry|rental)|${react}`],
  [/^app\/(enquiry|search)\//, `${knowledge}|app/(ui|content|site|[^/]+$)|minisearch|zod|${react}`],
  [/^app\/size-finder\//, `${knowledge}|app/(ui|content|site|styles|enquiry|[^/]+$)|${react}`],
  [new RegExp(`^app/(${screens})/`), `app/(?!${screens})|@portabletext/react|schema-dts|node:|${react}`],
  [
    /^server\//,
    `app/(content|label|rental|sections/section-kinds|ui/rendition|catalogue/[^/]+\\.ts$|[^/]+$)|(?!app/|studio/|tests/|react$|react-dom).`,
  ],
  [
    /^studio\//,
    "app/(content|label|rental|sections|catalogue)/|packages/content-lake/studio/|server/language-folder|(?!app/|packages/|server/|tests/|@trousseau/).",
  ],
  [/^app\/(boot\/|[^/]+$)/, "app/|server/render-screen|(?!server/|studio/|packages/|tests/|@sanity)."],
  [/^packages\/content-lake\//, "(?!app/|server/|studio/|content/|tests/|react)."],
];

/** A folder of the lake imports those before it, and its neighbours in the list. */
const floors =
  "http process pictures access|assets|documents|releases|storage query api studio command".split(" ");

test("a folder imports what CONTRIBUTING.md lets it import", async () => {
  const files = await readSourceFiles(
    (path) => /^(app|server|studio|packages)\//.test(path) && !isTestCode(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(({ path, text, program }) => offencesIn(path, importsOf({ program, text })))).toEqual(
    [],
  );
});

test.each([
  ["app/rental/a.ts", "#app/catalogue/product.ts"],
  ["app/catalogue/a.ts", "react"],
  ["app/catalogue/a.ts", "#app/catalogue/card.tsx"],
  ["app/catalogue/a.tsx", "#app/site/header.tsx"],
  ["app/label/brand/a.ts", "#app/catalogue/product.ts"],
  ["app/ui/a.tsx", "#app/catalogue/product.ts"],
  ["app/content/a.server.ts", "#app/site/header.tsx"],
  ["app/content/a.server.ts", "#server/settings.ts"],
  ["app/site/a.tsx", "#app/home/home.tsx"],
  ["app/wishlist/a.tsx", "#app/product/product-screen.tsx"],
  ["app/home/a.tsx", "#app/collection/collection.tsx"],
  ["app/home/a.tsx", "@sanity/client"],
  ["server/http/a.ts", "react"],
  ["server/http/a.ts", "#app/enquiry/enquiry-form.tsx"],
  ["studio/schema/a.ts", "#server/start.ts"],
  ["studio/schema/a.ts", "#lake/content-lake.ts"],
  ["packages/content-lake/query/a.ts", "../api/api.ts"],
  ["packages/content-lake/http/a.ts", "../documents/document.ts"],
  ["packages/content-lake/a.ts", "#app/catalogue/product.ts"],
])("%s may not import %s", (file, module) => {
  expect(offencesIn(file, [module])).toEqual([`${file}: ${module}`]);
});

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
  return path.startsWith("studio/");
}

function offencesIn(file: string, modules: readonly string[]): string[] {
  const [, allowed] = rules.find(([files]) => files.test(file)) ?? [];
  if (allowed === undefined) return [];
  const folder = file.replace(/^(app\/[^/]+|[^/]+)\/.*/, "$1/");
  return modules
    .filter((module) => {
      const target = targetOf(file, module);
      const isOwn = target.startsWith(folder) && !file.startsWith("app/catalogue/");
      const isAllowed = isOwn || new RegExp(`^(?:${allowed})`).test(target);
      return !isAllowed || floorOf(target, 0) > floorOf(file, floors.length);
    })
    .map((module) => `${file}: ${module}`);
}

function importsOf({ program, text }: Pick<SourceFile, "program" | "text">): string[] {
  const named = program.body.flatMap((node) => ("source" in node && node.source ? [node.source.value] : []));
  return [...named, ...Array.from(text.matchAll(/\bimport\("([^"]+)"\)/g), ([, module = ""]) => module)];
}

/** A path in the repository, or the name of a package. */
function targetOf(file: string, module: string): string {
  if (module.startsWith(".")) return normalize(join(dirname(file), module));
  return module
    .replace(/^#words\//, "app/label/words/en/")
    .replace(/^#lake\//, "packages/content-lake/")
    .replace(/^#/, "");
}

/** Files beside the folders are on no floor: they may import all, and be imported by all. */
function floorOf(path: string, elsewhere: number): number {
  const [, folder] = /^packages\/content-lake\/([^/]+)\//.exec(path) ?? [];
  return folder === undefined ? elsewhere : floors.findIndex((names) => names.split("|").includes(folder));
}

/** Nobody writes these either; each names its rule. */
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
  ["packages/content-lake/query/up.ts", 'import "../../one.ts";', "lint/style/noRestrictedImports"],
  ["app/long.ts", functionOf(61), "lint/complexity/noExcessiveLinesPerFunction"],
  ["tests/journeys/idle.spec.ts", specOf("await page.goto('/');"), "lint/suspicious/useExpect"],
  [
    "tests/journeys/if.spec.ts",
    specOf("if (page) expect(1).toBe(1);"),
    "lint/suspicious/noConditionalExpect",
  ],
];
const permitted: [file: string, source: string][] = [
  ["packages/content-lake/query/beside.ts", 'import "../documents/document.ts";'],
  ["app/constant.ts", "export const sizes = [34, 36] as const;"],
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
const words = /^app\/label\/words\//;

test("every file has a name of its own in its package", () => {
  const names = Map.groupBy(
    repositoryFiles("*.ts", "*.tsx").filter((path) => !toolsOwnName.test(path) && !words.test(path)),
    (path) => {
      const [, owner = "", name = ""] = /^(packages\/[^/]+|studio|)\/?.*?([^/]+)$/.exec(path) ?? [];
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
