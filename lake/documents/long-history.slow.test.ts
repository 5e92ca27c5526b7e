import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openForWriting } from "../storage/database.ts";
import { createHistory } from "./history.ts";

const COUNT = 100_000;

/** A hundred thousand transactions, a second apart, each change one of a thousand gowns. */
const database = openForWriting(":memory:");
database.exec(`
  BEGIN;
  WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${COUNT})
  INSERT INTO transactions (sequence, id, author, timestamp)
    SELECT n, 't' || n, 'mara', strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n, 'unixepoch') FROM counted;
  INSERT INTO revisions (sequence, document, body)
    SELECT sequence, 'gown-' || (sequence % 1000), '{"_id":"gown","_type":"product","at":' || sequence || '}'
    FROM transactions;
  COMMIT`);
const history = createHistory(database);

const timeOf = (at: number) => new Date((1_700_000_000 + at) * 1000).toISOString();

function workedMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Other searches are measured by the time of a look at every transaction. */
const scanMs = workedMs(() => [...history.transactions({ authors: ["nobody"], limit: 10 })]);

test("200 documents at a time, among a hundred thousand transactions, are found at once", () => {
  const states: unknown[] = [];
  const ms = workedMs(() => {
    const stateOf = history.statesAt({ time: timeOf(COUNT - 500) });
    for (let at = 0; at < 200; at += 1) states.push(stateOf(`gown-${at}`)?.at);
  });
  expect(states.slice(0, 2)).toEqual([99_000, 99_001]);
  expect(ms).toBeLessThan(3 * scanMs);
  expect(workedMs(() => expect(history.versionIdsOf("gown-1")).toEqual([]))).toBeLessThan(scanMs / 2);
});

async function idsOf(filter: Parameters<typeof history.transactionsInTurns>[0]): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of history.transactionsInTurns(filter)) ids.push(id);
  return ids;
}

test("others have many turns while it is looked for what is not there", async () => {
  let isOver = false;
  let turns = 0;
  const others = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  expect(await idsOf({ authors: ["nobody"], limit: 10 })).toEqual([]);
  isOver = true;
  await others;
  expect(turns).toBeGreaterThan(10);
});

const last = { isNewestFirst: true };
const two = { documents: ["gown-1", "gown-2"], toTime: timeOf(50_001), ...last, limit: 3 };

test.each([
  ["the last of one gown", { documents: ["gown-7"], ...last, limit: 2 }, ["t99007", "t98007"]],
  ["the first since a time", { fromTime: timeOf(90_000), limit: 2 }, ["t90000", "t90001"]],
  ["the last of some until a time", two, ["t50001", "t49002", "t49001"]],
  ["between two", { fromTransaction: "t4999", toTransaction: "t5001" }, ["t4999", "t5000", "t5001"]],
])("%s: found", async (_, filter, expected) => {
  expect(await idsOf({ limit: 10, ...filter })).toEqual(expected);
});

test("an end that is not known is an error, not everything there is", () => {
  for (const filter of [{ fromTransaction: "unknown" }, { toTransaction: "unknown" }])
    expect(() => history.transactions({ ...filter, limit: 1 })).toThrow("There is no transaction");
});
