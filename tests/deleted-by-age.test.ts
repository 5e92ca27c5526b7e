import { expect, test } from "vitest";
import { addDays } from "#model/days/day.ts";
import { deleteOutdated } from "#server/enquiries/retention.ts";
import { openCounter } from "#server/insights/counter.ts";
import { createCounts, openCountsDatabase } from "#server/insights/counts.ts";
import { openWriter } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const view = { kind: "view", dress: "lia", word: "" } as const;

test("a clock that is years ahead makes one enquiry old at most, unless the owner has said that many may go", async () => {
  const writer = await openWriter();
  const received = "2027-05-01T00:00:00.000Z";
  const ids = Array.from({ length: 20 }, (_, number) => `enquiry.${number}`);
  await writer.mutate(
    ids.map((_id) => ({ create: { _id, _type: "enquiry", received, _createdAt: received } })),
  );
  const warnings: unknown[] = [];
  const log = (level: string, event: string) => void (level === "warning" && warnings.push(event));
  const now = Date.UTC(2030, 5, 1);
  expect(await deleteOutdated(writer, { log, now, mayDeleteMany: false })).toBe(1);
  expect(warnings).toEqual(["old enquiries are more than a fifth of all: only one is deleted"]);
  expect(await deleteOutdated(writer, { log, now, mayDeleteMany: true })).toBe(19);
});

test("the one enquiry of a small label goes when it is old", async () => {
  const writer = await openWriter();
  const received = "2027-05-01T00:00:00.000Z";
  await writer.create({ _id: "enquiry.a", _type: "enquiry", received, _createdAt: received });
  const sweep = { log: () => undefined, now: Date.UTC(2030, 5, 1), mayDeleteMany: false };
  expect(await deleteOutdated(writer, sweep)).toBe(1);
});

test("what arrived while the clock said 1970 counts as of today", async () => {
  const writer = await openWriter();
  const received = "1970-01-01T00:01:00.000Z";
  await writer.create({ _id: "enquiry.a", _type: "enquiry", received, _createdAt: received });
  const now = Date.UTC(2027, 5, 1);
  const sweep = { log: () => undefined, now, mayDeleteMany: false };
  expect(await deleteOutdated(writer, sweep)).toBe(0);
  expect(await writer.getDocument("enquiry.a")).toMatchObject({ received: new Date(now).toISOString() });
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2029, 4, 1) })).toBe(0);
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2029, 6, 1) })).toBe(1);
});

test("what arrived while the clock was years ahead counts by its other date, or as of today", async () => {
  const writer = await openWriter();
  const [ahead, right] = ["2040-05-01T00:00:00.000Z", "2027-05-01T00:00:00.000Z"];
  await writer.create({ _id: "enquiry.a", _type: "enquiry", received: ahead, _createdAt: right });
  await writer.create({ _id: "enquiry.b", _type: "enquiry", received: ahead, _createdAt: ahead });
  const sweep = { log: () => undefined, mayDeleteMany: true };
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2027, 5, 1) })).toBe(0);
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2029, 5, 1) })).toBe(1);
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2029, 7, 1) })).toBe(1);
});

test("counts: a day of 1970 is added to today, and a clock that is ahead deletes one day at most", () => {
  const counts = createCounts(openCountsDatabase(temporaryFolder()));
  for (let day = 0; day < 25; day += 1) counts.add(addDays("2027-05-01", day), [[view, 1]]);
  counts.add("1970-01-01", [[view, 5]]);
  counts.add("2027-05-25", [[view, 2]]);
  expect(counts.sweep("2027-05-25", false)).toBe(0);
  const days = () => counts.rows("", undefined, 100);
  expect(days()).toHaveLength(25);
  expect(days().at(-1)).toMatchObject({ day: "2027-05-25", count: 8 });
  expect(counts.sweep("2030-11-25", false)).toBe(24);
  expect(days()).toHaveLength(24);
  expect(counts.sweep("2030-11-25", true)).toBe(0);
  expect(days()).toEqual([]);
  counts.close();
});

test("counts: while the clock is doubted no day is deleted, and from then on they are", () => {
  const dataFolder = temporaryFolder();
  const old = createCounts(openCountsDatabase(dataFolder));
  for (let day = 0; day < 10; day += 1) old.add(addDays("2027-05-01", day), [[view, 1]]);
  old.close();
  let believed: number | undefined;
  const now = Date.UTC(2028, 5, 5);
  const counter = openCounter({
    dataFolder,
    timeZone: () => "UTC",
    log: () => undefined,
    now: () => now,
    trusted: { now: () => believed },
  });
  expect(counter.rows("", undefined, 100)).toHaveLength(10);
  believed = now;
  expect(counter.rows("", undefined, 100)).toHaveLength(8);
  counter.close();
});
