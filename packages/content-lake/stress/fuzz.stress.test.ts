import { request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { roles } from "../access/permissions.ts";
import { robot } from "../access/tokens.ts";
import { type FuzzedRequest, fuzzedRequest } from "../testing/fuzzed-request.ts";
import { startLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/test-lake.ts";

const REQUESTS = 10_000;
const AT_ONCE = 8;

/** `FUZZ_SEED=…` repeats a run with its printed number. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

test(`${REQUESTS} requests without sense (seed ${seed}): no answer of 500, no restart, bounded memory, everything readable`, async () => {
  const folder = await temporaryFolder();
  const tokens = issueTokens(folder);
  const lake = await startLakeProcess(folder, ["--public"]);
  let exits = 0;
  lake.child.on("exit", () => (exits += 1));
  const requests = fc.sample(fuzzedRequest(tokens), { numRuns: REQUESTS, seed });
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const memory: number[] = [];
  const tasks: number[] = [];
  let sent = 0;

  async function sendInTurn(): Promise<void> {
    for (let fuzzed = requests.pop(); fuzzed !== undefined; fuzzed = requests.pop()) {
      sent += 1;
      if (sent % 1000 === 0) {
        const resident = await lake.residentMb();
        memory.push(resident.lake);
        tasks.push(resident.tasks);
      }
      const { method, path } = fuzzed;
      const status = await send(lake.origin, fuzzed).catch((error: unknown) => {
        failures.push(`${method} ${path}: ${String(error)}`);
        return 0;
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) failures.push(`${status} ${JSON.stringify(fuzzed)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));

  process.stdout.write(
    `statuses ${JSON.stringify([...statuses].sort())}, MB of the lake ${memory.map(Math.round).join(" ")}, of its tasks ${tasks.map(Math.round).join(" ")}\n`,
  );
  expect(failures).toEqual([]);
  expect(exits).toBe(0);
  // The test proves nothing without a good share of requests that do something.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(503) ?? 0).toBeLessThan(REQUESTS / 10);
  // These processes answer queries, apply mutations and draw, each below its limit.
  expect(Math.max(...tasks)).toBeLessThan(MAX_TASKS_MB);
  expect(Math.max(...memory)).toBeLessThan(MAX_LAKE_MB);
  expect(await readable(lake.origin, tokens[0])).toEqual(storedIds(folder));
}, 600_000);

/** Its caches are full with this, and it grows no more, however many requests follow. */
const MAX_LAKE_MB = 270;

/** This is the sum over all processes, which stays flat once each has started. */
const MAX_TASKS_MB = 1200;

/** There is one token for each role, and one that is nobody's. The first may do everything. */
function issueTokens(folder: string): [string, ...string[]] {
  const access = openAccess(folder);
  const [first = "", ...others] = [...roles]
    .reverse()
    .map((role) => access.tokens.issue({ caller: robot(`fuzz ${role}`, role), kind: "token" }));
  access.close();
  return [first, ...others, "nobody"];
}

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

/** A query may take its whole deadline, and wait for others that do. */
const SLOWEST_MS = 60_000;

async function readable(origin: string, token: string): Promise<unknown> {
  const url = `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent("*[]._id")}&perspective=raw`;
  const response: { result: string[] } = await (
    await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  ).json();
  return response.result.toSorted();
}

function storedIds(folder: string): string[] {
  const database = new DatabaseSync(join(folder, "lake.sqlite"), { readOnly: true });
  const ids = database
    .prepare("SELECT id FROM documents")
    .all()
    .map(({ id }) => String(id));
  database.close();
  return ids.toSorted();
}
