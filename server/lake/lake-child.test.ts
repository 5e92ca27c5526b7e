import { expect, test } from "vitest";
import { forwardLog } from "./lake-child.ts";

test.each([
  ['{"level":"info","message":"opened","ms":3}', ["info", "content lake: opened", { ms: 3 }]],
  ['{"level":"warn","message":"slow"}', ["warning", "content lake: slow", {}]],
  ['{"level":"error","message":"full","code":"ENOSPC"}', ["error", "content lake: full", { code: "ENOSPC" }]],
  ['{"level":"debug","message":"x"}', ["info", 'content lake: {"level":"debug","message":"x"}', {}]],
  ["(node:7) Warning: odd", ["info", "content lake: (node:7) Warning: odd", {}]],
  ["null", ["info", "content lake: null", {}]],
])("%s", (line, expected) => {
  const lines: unknown[] = [];
  forwardLog(line, (...written) => lines.push(written));
  expect(lines).toEqual([expected]);
});
