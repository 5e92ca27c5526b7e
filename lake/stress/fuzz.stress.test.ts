import { request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../access/permissions.ts";
import { type FuzzedRequest, fuzzedRequest } from "../testing/fuzzed-request.ts";
import { startLake } from "../testing/lake-process.ts";
import { inLake, temporaryFolder } from "../testing/test-lake.ts";

const [REQUESTS, AT_ONCE] = [10_000, 8];

/** `FUZZ_SEED=…` repeats a run with its printed number. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Its caches are full with the first, and it grows no more. The second is the sum over all its processes. */
const [MAX_LAKE_MB, MAX_TASKS_MB] = [270, 1200];

/** A query may take its whole deadline, and wait for others that do. */
const SLOWEST_MS = 60_000;

test(`${REQUESTS} requests without sense (seed ${seed}): no answer of 500, no restart, bounded memory, everything readable`, async () => {
  const folder = await temporaryFolder();
  const tokens = await inLake(folder, (_, lake) => Promise.resolve(roles.map((role) => lake.tokenOf(role))));
  const lake = await startLake(folder, ["--public"]);
  const requests = fc.sample(fuzzedRequest([...tokens, "nobody"]), { numRuns: REQUESTS, seed });
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const memory: number[] = [];
  const tasks: number[] = [];

  async function sendInTurn(): Promise<void> {
    for (let fuzzed = requests.pop(); fuzzed !== undefined; fuzzed = requests.pop()) {
      if (requests.length % 1000 === 0) {
        memory.push(Math.round(await lake.megabytes()));
        tasks.push(Math.round(await lake.taskMegabytes()));
      }
      const status = await send(lake.origin, fuzzed).catch(String);
      if (typeof status === "number") statuses[status] = (statuses[status] ?? 0) + 1;
      if (typeof status === "string" || (status >= 500 && status !== 503))
        failures.push(`${status} ${JSON.stringify(fuzzed)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  console.info(`statuses ${JSON.stringify(statuses)}, MB of the lake ${memory}, of its tasks ${tasks}`);
  expect(failures).toEqual([]);
  expect(lake.child.exitCode).toBeNull();
  // The test proves nothing without a good share of requests that do something.
  expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses[503] ?? 0).toBeLessThan(REQUESTS / 10);
  expect(Math.max(...tasks)).toBeLessThan(MAX_TASKS_MB);
  expect(Math.max(...memory)).toBeLessThan(MAX_LAKE_MB);
  expect(await readableIds(lake.origin, tokens.at(-1))).toEqual(storedIds(folder));
}, 600_000);

function send(origin: string, { method, path, headers, body }: FuzzedRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, timeout: SLOWEST_MS }, (response) => {
      const isEndless = response.headers["content-type"]?.startsWith("text/event-stream") ?? false;
      if (isEndless) response.destroy();
      else response.resume();
      response.once("close", () => resolve(response.statusCode ?? 0));
    });
    // Some requests ask for a WebSocket.
    sent.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${SLOWEST_MS} ms`)));
    sent.end(body);
  });
}

async function readableIds(origin: string, token: string | undefined): Promise<string[]> {
  const url = `${origin}/v2025-02-19/data/query/production?query=*[]._id&perspective=raw`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const { result }: { result: string[] } = await response.json();
  return result.toSorted();
}

function storedIds(folder: string): string[] {
  const database = new DatabaseSync(join(folder, "lake.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT id FROM documents").all();
  database.close();
  return rows.map(({ id }) => String(id)).toSorted();
}
