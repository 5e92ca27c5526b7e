import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openForWriting } from "./database.ts";
import { createHistory } from "./history.ts";

const COUNT = 100_000;

/** A hundred thousand transactions, a second apart, each of which changes one of a thousand gowns. */
async function openLongHistory() {
  const database = openForWriting(join(await temporaryFolder(), "lake.sqlite"));
  database.exec(`
    BEGIN;
    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${COUNT})
    INSERT INTO transactions (sequence, id, author, timestamp)
      SELECT n, 't' || n, 'mara', strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n, 'unixepoch') FROM counted;
    INSERT INTO revisions (sequence, document, body)
      SELECT sequence, 'gown-' || (sequence % 1000), '{"_id":"gown","_type":"product","at":' || sequence || '}'
      FROM transactions;
    COMMIT`);
  return createHistory(database);
}

const timeOf = (at: number) => new Date((1_700_000_000 + at) * 1000).toISOString();

function workedMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test("200 documents at a time, among a hundred thousand transactions, are found at once", async () => {
  const history = await openLongHistory();
  const states: unknown[] = [];
  const ms = workedMs(() => {
    const stateOf = history.statesAt({ time: timeOf(COUNT - 500) });
    for (let at = 0; at < 200; at += 1) states.push(stateOf(`gown-${at}`)?.at);
  });
  expect(states.slice(0, 2)).toEqual([99_000, 99_001]);
  expect(ms).toBeLessThan(100);
  expect(workedMs(() => expect(history.versionIdsOf("gown-1")).toEqual([]))).toBeLessThan(20);
}, 60_000);

test.each([
  ["an author who has done nothing", { authors: ["nobody"] }, []],
  ["the last of one gown", { documents: ["gown-7"], isNewestFirst: true, limit: 2 }, ["t99007", "t98007"]],
  ["the first since a time", { fromTime: timeOf(90_000), limit: 2 }, ["t90000", "t90001"]],
  [
    "the last of some until a time",
    { documents: ["gown-1", "gown-2"], toTime: timeOf(50_001), isNewestFirst: true, limit: 3 },
    ["t50001", "t49002", "t49001"],
  ],
  ["between two", { fromTransaction: "t4999", toTransaction: "t5002" }, ["t4999", "t5000", "t5001", "t5002"]],
])(
  "%s: others have their turns while it is looked for",
  async (_, filter, expected) => {
    const history = await openLongHistory();
    let isOver = false;
    let longestMs = 0;
    const others = (async () => {
      for (let last = process.threadCpuUsage(); !isOver; last = process.threadCpuUsage()) {
        await setImmediate();
        const { user, system } = process.threadCpuUsage(last);
        longestMs = Math.max(longestMs, (user + system) / 1000);
      }
    })();
    const found: string[] = [];
    for await (const { id } of history.transactionsInTurns({ limit: 10, ...filter })) found.push(id);
    isOver = true;
    await others;
    expect(found).toEqual(expected);
    expect(longestMs).toBeLessThan(60);
  },
  60_000,
);

test("an end that is not known is an error, not everything there is", async () => {
  const history = await openLongHistory();
  expect(() => history.transactions({ fromTransaction: "unknown", limit: 1 })).toThrow(
    "There is no transaction",
  );
  expect(() => history.transactions({ toTransaction: "unknown", limit: 1 })).toThrow(
    "There is no transaction",
  );
}, 60_000);
