import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { parseJson } from "./request-body.ts";

const deepest = limits.nestingLevels;

function nest(depth: number, [open, close]: readonly [string, string]): string {
  return open.repeat(depth) + close.repeat(depth);
}

test.each([
  ["lists", ["[", "]"]],
  ["objects", ['{"a":[', "]}"]],
] as const)("%s are read as deep as the limit, and not deeper", (_, brackets) => {
  const levels = brackets[0].length > 1 ? deepest / 2 : deepest;
  expect(() => parseJson(nest(levels, brackets), "It")).not.toThrow();
  expect(() => parseJson(nest(levels + 1, brackets), "It")).toThrow("nested deeper");
  expect(() => parseJson(nest(5000, brackets), "It")).toThrow("nested deeper");
});

test("brackets in strings are text, whatever is escaped there", () => {
  const text = JSON.stringify(`\\"${"[{".repeat(5000)}\\`);
  expect(parseJson(`[${text}, []]`, "It")).toEqual([JSON.parse(text), []]);
});

test.each([["["], ["]"], ['"'], ['"\\'], ["\\".repeat(4_000_000)], [`"${"\\".repeat(4_000_000)}`]])(
  "what is no JSON is refused at once",
  (text) => {
    expect(() => parseJson(text, "It")).toThrow("It is not valid JSON");
  },
);
