import { parseAst } from "vite";
import { expect, test } from "vitest";
import { isTestCode, readSourceFiles } from "#tests/support/source-files.ts";

/** A name says what it holds, then how it came about: "knownSizes", and not "known". `left` may be a coordinate. */
const bare = new Set("said told asked known shown found written given meant begun".split(" "));

test("no binding, field of a type or function is called by a participle alone", async () => {
  const files = await readSourceFiles((path) => !isTestCode(path) && !/^(bench|scripts)\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  const isBare = (name: string) => bare.has(name);
  expect(
    files.flatMap(({ path, program }) =>
      namesIn(program)
        .filter(isBare)
        .map((name) => `${path}: ${name}`),
    ),
  ).toEqual([]);
  const sample =
    "type A = { shown: number }; const { a: said, ...found } = b; const c = ([known] = []) => asked;";
  expect(namesIn(parseAst(`${sample} function told() {}`, { lang: "ts" })).filter(isBare)).toEqual([
    "shown",
    "said",
    "found",
    "known",
    "told",
  ]);
});

/** The names that code gives by itself; the keys of another's object are not its choice. */
function namesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, id, key, params }: Record<string, unknown> = { ...node };
  const isNaming = type === "VariableDeclarator" || type === "FunctionDeclaration";
  const isField = type === "TSPropertySignature" || type === "TSMethodSignature";
  const own = [isNaming && id, isField && key, params].flatMap(boundIn);
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** The names that a pattern binds. */
function boundIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundIn);
  if (typeof pattern !== "object" || pattern === null) return [];
  const { type, name, value, left, argument, properties, elements }: Record<string, unknown> = { ...pattern };
  if (type === "Identifier") return typeof name === "string" ? [name] : [];
  return [type === "Property" && value, left, argument, properties, elements].flatMap(boundIn);
}
