import { createServer } from "node:http";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test, vi } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { log } from "./log.ts";
import { readSettings } from "./settings.ts";
import { openContent } from "./start.ts";

const token = "skThisOpensEverything0123456789";

/** Answers with what it was sent, as a proxy that explains its refusal may. */
async function startEchoingHost(): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(400, { "Content-Type": "application/json" });
    outgoing.end(JSON.stringify({ statusCode: 400, message: `Refused: ${incoming.headers.authorization}` }));
  });
  return (await listenInTest(server)).origin;
}

test("a token that the content host repeats in its answer is not in the log", async () => {
  const said = captureLog();
  const { store } = await openContent(
    readSettings({
      SANITY_API_HOST: await startEchoingHost(),
      SANITY_PROJECT_ID: "atelier",
      SANITY_API_TOKEN: token,
    }),
  );
  expect(await store.refresh({ now: true })).toBe(false);
  expect(said()).toContain("Refused: Bearer [secret]");
  expect(said()).not.toContain(token);
});

/** The text that is written for one line, on a terminal or not. Lines of one event are limited, so no other test writes these. */
function written(isTerminal: boolean, ...line: Parameters<typeof log>): string {
  const { isTTY } = process.stderr;
  process.stderr.isTTY = isTerminal;
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  log(...line);
  const text = write.mock.calls.map(([piece]) => String(piece)).join("");
  write.mockRestore();
  process.stderr.isTTY = isTTY;
  return text;
}

test("a line is one of JSON, with its time", () => {
  const line = written(false, "info", "line of this test", { dresses: 2, text: "a\nb" });
  expect(line).toMatch(/^\{[^\n]*\}\n$/);
  const { time, ...rest } = JSON.parse(line);
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
  expect(rest).toEqual({ level: "info", event: "line of this test", dresses: 2, text: "a\nb" });
  expect(Object.keys(JSON.parse(written(false, "error", "failure of this test")))).toEqual([
    "time",
    "level",
    "event",
  ]);
});

test("of an address its query is not in the log: tokens stand in it", () => {
  const line = written(false, "error", "request of this test", { path: "/newsletter/confirm?token=SECRET" });
  expect(JSON.parse(line).path).toBe("/newsletter/confirm");
  expect(line).not.toContain("SECRET");
});

test("somebody at a terminal is told of warnings and errors alone", () => {
  expect(written(true, "info", "line of this test")).toBe("");
  expect(written(true, "warning", "warning of this test")).toContain('"warning of this test"');
  expect(written(true, "error", "failure of this test")).toContain('"failure of this test"');
});

test("of an error its name, its words and its cause are written, and nothing that it carries", () => {
  const error = Object.assign(new TypeError("x".repeat(2_000), { cause: new Error("bad port") }), {
    request: { authorization: "Bearer it" },
  });
  vi.stubEnv("NODE_ENV", "production");
  const live = JSON.parse(written(false, "error", "failure of this test", { error }));
  vi.unstubAllEnvs();
  expect(live.error).toEqual({ name: "TypeError", message: "x".repeat(1_000), cause: "bad port" });
  const plain = JSON.parse(
    written(false, "error", "failure of this test", { error: new Error("no", { cause: "words" }) }),
  );
  expect(plain.error).toEqual({
    name: "Error",
    message: "no",
    stack: expect.stringContaining("log.test.ts"),
  });
});
