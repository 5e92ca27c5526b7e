import { expect, test, vi } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { hideInLog, log } from "./log.ts";

test("whoever causes a thousand lines of any level causes a few lines, and one with their number", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const said = captureLog();
  const lines = () => said().trim().split("\n");
  for (let at = 0; at < 1_000; at += 1) log("info", "made-up event");
  for (let at = 0; at < 1_000; at += 1) log("warning", "made-up warning");
  for (let at = 0; at < 1_000; at += 1) log("error", "made-up error", { path: `/${at}` });
  expect(lines()).toHaveLength(30);
  log("warning", "webhook refused");
  expect(lines().at(-1)).toContain("webhook refused");
  vi.advanceTimersByTime(60_000);
  expect(lines().slice(31)).toEqual([
    expect.stringContaining('"level":"info","event":"more of the same","of":"made-up event","count":990'),
    expect.stringContaining('"event":"more of the same","of":"made-up warning","count":990'),
    expect.stringContaining('"event":"more of the same","of":"made-up error","count":990'),
  ]);
  log("warning", "made-up warning");
  expect(lines().at(-1)).toContain("made-up warning");
});

test("a line is no longer than what is in it is worth, and a secret that is cut is hidden as well", () => {
  hideInLog("skThisOpensEverything");
  const said = captureLog();
  const path = `/${"a".repeat(1_990)}skThisOpensEverything${"b".repeat(30_000)}`;
  log("error", "request failed", { path, error: new Error(path.slice(1_000)) });
  expect(said().length).toBeLessThan(10_000);
  expect(said()).not.toContain("skThis");
});
