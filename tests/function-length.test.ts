import { expect, test } from "vitest";
import { isTestCode, readSourceFiles, type SourceFile } from "#tests/support/source-files.ts";

/** Biome's own limits count neither comments nor the line breaks of markup: CONTRIBUTING.md. */
const MAX_LINES = 80;

type Node = { type: string; start: number; end: number };

test("no function is longer than 80 lines", async () => {
  const files = await readSourceFiles((path) => !isTestCode(path));
  const functions = files.flatMap(functionsIn);
  expect(functions.length).toBeGreaterThan(3000);
  expect(functions.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

function functionsIn({ path, text, program }: SourceFile) {
  return nodesIn(program)
    .filter(({ type }) => /^(Arrow)?Function(Declaration|Expression)$/.test(type))
    .map(({ start, end }) => ({
      place: `${path}:${linesOf(text.slice(0, start))}`,
      lines: linesOf(text.slice(start, end)),
    }));
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inner] : inner;
}

function isNode(value: object): value is Node {
  return "type" in value && typeof value.type === "string" && "start" in value && "end" in value;
}

function linesOf(text: string): number {
  return text.split("\n").length;
}
