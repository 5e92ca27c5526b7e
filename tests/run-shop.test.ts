import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { runShop } from "#server/start.ts";
import { openContentHost } from "./support/content-host.ts";
import { dress } from "./support/dress.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const signals = ["SIGINT", "SIGTERM"] as const;

const printed: string[] = [];
let data: string;
const complained: string[] = [];

beforeEach(async () => {
  forgetSignals();
  data = temporaryFolder();
  const host = await openContentHost({ documents: [dress("aurelie")] });
  onTestFinished(() => host.close());
  const settings = { HOST: "127.0.0.1", PORT: "0", WARM_PICTURES: "false", DATA_DIR: data };
  for (const [name, value] of Object.entries({ ...settings, SANITY_API_HOST: host.url }))
    vi.stubEnv(name, value);
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => void complained.push(line));
});

afterEach(() => {
  printed.length = 0;
  complained.length = 0;
});

/** A process ends with its shop; this one goes on, and must end by itself at the signal that has not come. */
function forgetSignals() {
  const before = signals.map((signal) => process.listeners(signal));
  onTestFinished(() => {
    for (const [at, signal] of signals.entries())
      for (const listener of process.listeners(signal))
        if (!before[at]?.includes(listener)) process.removeListener(signal, listener);
  });
}

test.each(signals)("the shop is open until %s ends it", async (signal) => {
  const run = runShop(async ({ store }) => [
    (_request, response) => void response.end(store.current()?.products[0]?.slug),
  ]);
  await expect.poll(() => printed).toHaveLength(2);
  expect(printed[0]).toBe(`DATA_DIR: ${data}, new`);
  expect(printed[1]).toMatch(/^Trousseau is open at http:\/\/localhost:\d+$/);
  const url = `http://127.0.0.1:${new URL(printed[1]?.split(" ").at(-1) ?? "").port}`;
  expect(await (await fetch(url)).text()).toBe("aurelie");
  process.emit(signal);
  expect(await run).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  expect(complained).toEqual([]);
});

test("settings that are wrong end the start with what is wrong with them", async () => {
  vi.stubEnv("PORT", "many");
  expect(await runShop(async () => [])).toBe(1);
  expect(complained).toEqual(["The settings are not right:\n  PORT must be a number"]);
  expect(printed).toEqual([]);
});

test("a data folder that is a file ends the start with one sentence, before anything else runs", async () => {
  const file = join(data, "a-file");
  await writeFile(file, "");
  vi.stubEnv("DATA_DIR", file);
  // This address is not this machine's, which would be said if the shop began to listen.
  vi.stubEnv("HOST", "192.0.2.1");
  expect(await runShop(async () => [])).toBe(1);
  expect(complained).toEqual([
    expect.stringMatching(/^This account may not use \S+a-file \(EEXIST[^\n]+DATA_DIR\.$/),
  ]);
  expect(printed).toEqual([]);
});
