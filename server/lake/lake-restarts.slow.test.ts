import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type LakeProcess, startLake } from "./lake-process.ts";

/** Each test starts a lake or two, on a machine that is busy with other tests. In milliseconds. */
const STARTS = { timeout: 180_000 };

type Line = { level: string; event: string; details: Record<string, unknown> };

let folder: string;
let lines: Line[];

beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
  // Seconds of waiting pass when a test says so.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.stubEnv("SANITY_API_TOKEN", "the shop's own");
  vi.stubEnv("SMTP_URL", "smtp://the-shops-own");
});

async function open(name = "lake"): Promise<LakeProcess> {
  const seed = join(folder, "seed");
  await mkdir(seed, { recursive: true });
  await writeFile(join(seed, "data.ndjson"), '{"_id":"house","_type":"house","name":"Maison Une"}\n');
  const options = { folder: join(folder, name), projectId: "atelier", dataset: "spring", seed };
  const lake = await startLake(options, (level, event, details = {}) => {
    lines.push({ level, event, details });
  });
  onTestFinished(() => lake.close());
  return lake;
}

/** The entries for an event so far, or since its last time. */
function said(event: string) {
  return lines.filter((line) => line.event === event);
}

async function untilSaid(event: string, times: number): Promise<Line["details"]> {
  // Vitest's own ways of waiting would let the test's time pass as well.
  while (said(event).length < times) await pause(20);
  return said(event).at(-1)?.details ?? {};
}

function environmentOf(pid: unknown): string {
  return readFileSync(`/proc/${pid}/environ`, "utf8");
}

test(
  "a lake is filled, watched, started again whenever it ends, and gone when the shop is",
  STARTS,
  async () => {
    const lake = await open();
    expect(lake.state()).toBe("starting");
    await lake.firstStart;
    expect(lake.state()).toBe("running");
    const { process: first, url } = await untilSaid("content lake started", 1);
    expect(url).toBe(lake.url);

    const name = () =>
      fetch(`${lake.url}/v2025-02-19/data/query/spring?query=*[_id=='house'][0].name`, {
        headers: { Authorization: `Bearer ${lake.token}` },
      }).then((response) => response.json());
    expect(await name()).toMatchObject({ result: "Maison Une" });
    expect(lake.token).not.toBe(lake.writerToken);
    expect(environmentOf(first)).toContain(`CONTENT_LAKE_WRITER_TOKEN=${lake.writerToken}`);
    expect(environmentOf(first)).not.toMatch(/the shop's own|the-shops-own/);

    process.kill(Number(first), "SIGSTOP");
    vi.advanceTimersByTime(5_000);
    expect(lake.state()).toBe("running");
    vi.advanceTimersByTime(1_000);
    expect(lake.state()).toBe("unresponsive");
    expect(said("content lake does not answer")).toMatchObject([{ level: "error" }]);
    process.kill(Number(first), "SIGCONT");
    await untilSaid("content lake answers again", 1);
    expect(lake.state()).toBe("running");

    process.kill(Number(first), "SIGKILL");
    expect(await untilSaid("content lake ended", 1)).toEqual({
      reason: "It was ended by SIGKILL.",
      nextStartMs: 250,
    });
    expect(lake.state()).toBe("down");
    vi.advanceTimersByTime(249);
    expect(lake.state()).toBe("down");
    vi.advanceTimersByTime(1);
    expect(lake.state()).toBe("starting");
    const { process: second } = await untilSaid("content lake started", 2);
    expect(lake.state()).toBe("running");
    expect(await name()).toMatchObject({ result: "Maison Une" });

    vi.setSystemTime(Date.now() + 60_001);
    process.kill(Number(second), "SIGKILL");
    const { nextStartMs } = await untilSaid("content lake ended", 2);
    expect(nextStartMs, "one that ran for long begins with the first pause again").toBe(250);
    await lake.close();
    vi.advanceTimersByTime(60_000);
    expect(lake.state()).toBe("down");
    expect(said("content lake started")).toHaveLength(2);
  },
);

test("one that cannot start is said to, with the reason, and waits longer each time", STARTS, async () => {
  await writeFile(join(folder, "a file"), "");
  const lake = await open("a file");
  await lake.firstStart;
  const first = await untilSaid("content lake does not start", 1);
  expect(lake.state()).toBe("down");
  expect(first).toEqual({ reason: expect.stringContaining("a file"), nextStartMs: 250 });
  vi.advanceTimersByTime(250);
  const second = await untilSaid("content lake does not start", 2);
  expect(second).toMatchObject({ nextStartMs: 500 });
  expect(said("content lake does not start")).toMatchObject([{ level: "error" }, { level: "error" }]);
});

test("a lake that is stopped is ended all the same, and says no more", STARTS, async () => {
  const lake = await open();
  await lake.firstStart;
  const { process: pid } = await untilSaid("content lake started", 1);
  process.kill(Number(pid), "SIGSTOP");
  const closed = lake.close();
  vi.advanceTimersByTime(5_000);
  await closed;
  expect(() => process.kill(Number(pid), 0)).toThrow();
  expect(lake.state()).toBe("down");
  expect(said("content lake ended")).toEqual([]);
});

test("a lake refuses a booking in the shop's language", STARTS, async () => {
  vi.stubEnv("SHOP_LANGUAGE", "fr");
  const lake = await open();
  await lake.firstStart;
  const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/spring`, {
    method: "POST",
    headers: { Authorization: `Bearer ${lake.writerToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ mutations: [{ create: { _id: "booking-a", _type: "booking" } }] }),
  });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("L’identifiant d’un document");
});
