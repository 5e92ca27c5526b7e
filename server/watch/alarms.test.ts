import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { alarmsOf, limits, type Now, type Sample } from "./alarms.ts";

const MINUTE_MS = 60_000;
const at = Date.parse("2027-05-09T12:00:00Z");

const well: Now = {
  at,
  isReady: true,
  isListening: true,
  hasReadFailed: false,
  isRefused: false,
  lake: { isRunning: true, starts: 1 },
  requests: { answered: 1_000, failed: 10, slow: 10 },
  canStore: true,
  oldestMessage: undefined,
  disk: { free: 50, size: 100 },
  lastBackup: at - 60 * MINUTE_MS,
  firstStart: 0,
};

/** A shop that has been like this for an hour, and is so now. `before` is of more than so many minutes ago. */
function ringing(
  now: Partial<Now>,
  before: { minutes: number; sample: Partial<Sample> } | undefined = undefined,
) {
  const start = { requests: { answered: 0, failed: 0, slow: 0 } };
  const history = Array.from({ length: 61 }, (_, index): Sample => {
    const minutes = 60 - index;
    const isBefore = before === undefined || minutes >= before.minutes;
    return { ...well, ...start, ...(isBefore ? before?.sample : now), at: at - minutes * MINUTE_MS };
  });
  const alarms = alarmsOf({ ...well, ...now }, history);
  return Object.entries(alarms).flatMap(([name, rings]) => (rings ? [name] : []));
}

test("none rings while all is well, nor in the first minute of a shop", () => {
  expect(ringing({})).toEqual([]);
  const starting = { ...well, isReady: false, isListening: false, lake: { isRunning: false, starts: 1 } };
  expect(Object.values(alarmsOf(starting, [starting]))).not.toContain(true);
});

const lake = { isRunning: false, starts: 1 };

test.each<[name: string, now: Partial<Now>, minutes: number]>([
  ["shop", { isReady: false }, limits.notReadyMinutes],
  ["publishing", { isListening: false }, limits.notListeningMinutes],
  ["lake", { lake }, limits.lakeDownMinutes],
  ["catalogue", { isRefused: true }, limits.refusedMinutes],
])("%s rings for what has lasted, and for nothing shorter", (name, now, minutes) => {
  expect(ringing(now, { minutes: minutes + 1, sample: {} })).toEqual([name]);
  expect(ringing(now, { minutes, sample: {} })).toEqual([]);
  expect(ringing({}, { minutes: 1, sample: now })).toEqual([]);
});

test("a lake that was started again and again rings, though it runs", () => {
  const starts = (count: number) => ({ lake: { isRunning: true, starts: 1 + count } });
  const before = { minutes: 10, sample: { lake: { isRunning: true, starts: 1 } } };
  expect(ringing(starts(limits.lakeStartsAnHour), before)).toEqual([]);
  expect(ringing(starts(limits.lakeStartsAnHour + 1), before)).toEqual(["lake"]);
});

test("messages, disk and backup ring for what they are now", () => {
  const past = (minutes: number) => at - minutes * MINUTE_MS - 1;
  expect(ringing({ oldestMessage: past(limits.messageMinutes - 1) })).toEqual([]);
  expect(ringing({ oldestMessage: past(limits.messageMinutes) })).toEqual(["messages"]);
  expect(ringing({ disk: { free: 10, size: 100 } })).toEqual([]);
  expect(ringing({ disk: { free: 9, size: 100 } })).toEqual(["disk"]);
  expect(ringing({ canStore: false })).toEqual(["disk"]);
  const due = limits.backupDays * 24 * 60;
  expect(ringing({ lastBackup: past(due - 1) })).toEqual([]);
  expect(ringing({ lastBackup: past(due) })).toEqual(["backup"]);
  const never = (minutes: number) => ringing({ lastBackup: undefined, firstStart: past(minutes) });
  expect(never(due - 1), "a new shop has time for its first").toEqual([]);
  expect(never(due)).toEqual(["backup"]);
});

test("a message or a backup from the future has no age, and rings; a clock is corrected by some minutes without that", () => {
  const future = (minutes: number) => at + minutes * MINUTE_MS;
  expect(ringing({ oldestMessage: future(400 * 24 * 60) })).toEqual(["messages"]);
  expect(ringing({ lastBackup: future(400 * 24 * 60) })).toEqual(["backup"]);
  expect(ringing({ lastBackup: undefined, firstStart: future(400 * 24 * 60) })).toEqual(["backup"]);
  expect(ringing({ oldestMessage: future(30), lastBackup: future(30) })).toEqual([]);
});

test("publishing rings while the host is heard and cannot be read, but not for dresses that are not believed", () => {
  const minutes = limits.notListeningMinutes;
  const unread = { hasReadFailed: true };
  expect(ringing(unread, { minutes: minutes + 1, sample: {} })).toEqual(["publishing"]);
  expect(ringing(unread, { minutes, sample: {} })).toEqual([]);
  const always = { minutes: 61, sample: {} };
  expect(ringing({ ...unread, isRefused: true }, always)).toEqual(["catalogue"]);
  const inTurns = { minutes: minutes + 1, sample: { isListening: false, hasReadFailed: false } };
  expect(ringing(unread, inTurns)).toEqual(["publishing"]);
});

test("requests ring for a share of those of the last minutes", () => {
  const before = (minutes: number) => ({
    minutes,
    sample: { requests: { answered: 900, failed: 0, slow: 0 } },
  });
  const requests = (failed: number, slow: number) => ({ requests: { answered: 1_000, failed, slow } });
  const recent = limits.requestsMinutes;
  expect(ringing(requests(1, 1), before(recent))).toEqual([]);
  const few = limits.fewRequests;
  expect(ringing(requests(few, few), before(recent)), "in a shop that few visit one is no share").toEqual([]);
  expect(ringing(requests(few + 1, 0), before(recent))).toEqual(["requests"]);
  expect(ringing(requests(0, few + 1), before(recent))).toEqual(["requests"]);
  expect(ringing(requests(5, 5), before(recent + 1)), "they are older").toEqual([]);
});

test("hosted content has alarms for neither lake nor backup", () => {
  expect(alarmsOf({ ...well, lake: undefined }, [])).not.toHaveProperty("lake");
  expect(alarmsOf({ ...well, lake: undefined }, [])).not.toHaveProperty("backup");
});

test("docs/three-in-the-morning.md has the alarms in this order, with their limits", () => {
  const document = readFileSync(join(root, "docs/three-in-the-morning.md"), "utf8");
  const whens = document.split("\n").flatMap((line) => /^\| [A-Z].*? \| (.*?) \|/.exec(line)?.[1] ?? []);
  const percent = (share: number) => `${share * 100} %`;
  const expected = [
    [`for ${limits.notReadyMinutes} minute`],
    [`for ${limits.notListeningMinutes} minutes`],
    [`more than ${limits.lakeStartsAnHour} an hour`, `for ${limits.lakeDownMinutes} minutes`],
    [`for ${limits.refusedMinutes} minutes`],
    [`older than ${limits.messageMinutes} minutes`],
    [`below ${percent(limits.freeDisk)} of`],
    [`older than ${limits.backupDays} days`],
    [
      `within ${limits.requestsMinutes} minutes`,
      `more than ${percent(limits.failedRequests)} fail`,
      `more than ${limits.fewRequests},`,
      `more than ${percent(limits.slowRequests)} take longer than ${limits.slowSeconds} s`,
    ],
  ];
  expect(whens).toHaveLength(expected.length);
  for (const [index, parts] of expected.entries())
    for (const part of parts) expect(whens[index]).toContain(part);
});
