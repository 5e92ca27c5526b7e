import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { files as generatedFiles, screens } from "#app/label/route-table.ts";
import { root } from "#scripts/prepare.mjs";
import { isTestCode, readSourceFiles, type SourceFile } from "#tests/support/source-files.ts";

const routeModules = ["root.tsx", "site/screens.tsx", "site/not-found.tsx"].concat(
  Object.values(screens),
  Object.values(generatedFiles),
);

/** Tools take these from a file by name, without an import. */
const takenByTools: readonly [file: RegExp, exports: RegExp][] = [
  // React Router: https://reactrouter.com/start/framework/route-module
  [
    new RegExp(`^app/(${routeModules.join("|")})$`),
    /^((client)?(loader|action|middleware)|clientMiddleware|clientLoader|clientAction|headers|meta|links|shouldRevalidate|ErrorBoundary|Layout)$/,
  ],
  [/^app\/entry\.server\.tsx$/, /^(streamTimeout|handleError)$/],
  // The server's bundle is made of it: vite.config.ts.
  [/^server\/render-screen\.ts$/, /^renderScreen$/],
  // vite.config.ts has the router call it.
  [/^app\/site\/route-modules\.ts$/, /^loadRouteModule$/],
  [/^scripts\/mutation-sample\.mjs$/, /^strykerPlugins$/],
  // vitest.mutation.config.ts and vitest.config.ts put these in the place of a module, or run them.
  [/\/task-child-in-process\.ts$/, /^startChild$/],
  // tests/support/spoken-in.ts runs these in a process that speaks another language.
  [/^tests\/support\/(search-found|table-round-trip)\.ts$/, /^(found|roundTrip)$/],
  [/^tests\/support\/studio-packages\.ts$/, /^define/],
  [/^tests\/support\/shop-for-requests\.ts$/, /^setup$/],
];

/** Where the names that packages are imported by lead to. */
const lakeExports: Record<string, string> = JSON.parse(
  readFileSync(join(root, "packages/content-lake/package.json"), "utf8"),
).exports;

test("what is exported is imported somewhere; what tests alone import is used in its own file as well", async () => {
  const files = await readSourceFiles();
  const imported = importsOf(files.filter(({ path }) => !isTestCode(path)));
  const importedByTests = importsOf(files.filter(({ path }) => isTestCode(path)));
  const exported = files.flatMap((file) => exportsOf(file).map((name) => ({ file, name })));
  expect(exported.length).toBeGreaterThan(2000);
  const unused = exported.filter(({ file, name }) => {
    const { path, text } = file;
    if (isAmong(imported, path, name) || isTakenByTool(path, name)) return false;
    if (!isAmong(importedByTests, path, name)) return true;
    return !isTestCode(path) && text.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length < 3;
  });
  expect(unused.map(({ file, name }) => `${file.path}: ${name}`)).toEqual([]);
});

/** Maps each file to the names that others import from it, or to "*". */
function importsOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files)
    for (const { specifier, name } of importsIn(file)) {
      const path = resolve(file.path, specifier);
      imports.set(path, (imports.get(path) ?? new Set()).add(name));
    }
  return imports;
}

function importsIn({ text, program }: SourceFile): { specifier: string; name: string }[] {
  const dynamic = Array.from(text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g), ([, specifier = ""]) => ({
    specifier,
    name: "*",
  }));
  const named = program.body.flatMap((node) => {
    if (node.type === "ImportDeclaration")
      return node.specifiers
        .filter((each) => !isOfAllTypes(node.importKind, each))
        .map((each) => ({ specifier: node.source.value, name: importedBy(each) }));
    if (node.type !== "ExportNamedDeclaration") return [];
    return node.specifiers.map(({ local }) => ({ specifier: node.source?.value ?? "", name: nameOf(local) }));
  });
  return [...named, ...dynamic];
}

/** A language's file takes the types of all English words, which uses none of them. */
function isOfAllTypes(kind: string | undefined, { type }: { type: string }): boolean {
  return kind === "type" && type === "ImportNamespaceSpecifier";
}

/** Whoever imports a whole module may use all of it. */
function importedBy(specifier: { type: string; imported?: { name: string } | { value: string } }): string {
  return specifier.imported ? nameOf(specifier.imported) : "*";
}

/** Named exports: a default is there for a tool alone. */
function exportsOf({ program }: SourceFile): string[] {
  return program.body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = node;
    const names = specifiers.map(({ exported }) => nameOf(exported));
    if (!declaration) return names;
    if (declaration.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    return "id" in declaration && declaration.id && "name" in declaration.id ? [declaration.id.name] : [];
  });
}

function nameOf(name: { name: string } | { value: string }): string {
  return "name" in name ? name.name : name.value;
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
  const inLake = /^@trousseau\/content-lake(.*)$/.exec(specifier)?.[1];
  if (inLake !== undefined) return join("packages/content-lake", lakeExports[`.${inLake}`] ?? "");
  return specifier
    .replace(/^#lake/, "packages/content-lake")
    .replace(/^#words/, "app/label/words/en")
    .replace(/^#/, "");
}

/** Whoever asks for a word names the English file; the build takes that of another language in its place. */
function isAmong(imports: ReadonlyMap<string, ReadonlySet<string>>, path: string, name: string): boolean {
  const english = path.replace(/^app\/label\/words\/\w+\//, "app/label/words/en/");
  return [path, english].some((file) => imports.get(file)?.has(name) || imports.get(file)?.has("*"));
}

function isTakenByTool(path: string, name: string): boolean {
  return takenByTools.some(([file, names]) => file.test(path) && names.test(name));
}
