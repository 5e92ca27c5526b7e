import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { parseJson } from "./request-body.ts";

test.each([
  ["lists", "[", "]", limits.nestingLevels],
  ["objects", '{"a":[', "]}", limits.nestingLevels / 2],
])("%s are read as deep as the limit, and not deeper", (_, open, close, deepest) => {
  const parse = (depth: number) => () => parseJson(open.repeat(depth) + close.repeat(depth), "It");
  expect(parse(deepest)).not.toThrow();
  for (const depth of [deepest + 1, 5000]) expect(parse(depth)).toThrow("nested deeper");
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
