import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createTrustedClock, deletableOf } from "./trusted-clock.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const YEARS = 3 * 365 * DAY;
const NOON = Date.UTC(2027, 4, 3, 12);

/** The test sets the shop's clock and hours. A new start knows only what is written. */
function openShop() {
  const file = join(temporaryFolder(), "clock");
  const at = { wall: NOON, monotonic: 0 };
  const doubts: Date[] = [];
  const start = () => {
    const [wallClock, monotonic] = [() => at.wall, () => at.monotonic];
    return createTrustedClock({ file, onDoubt: (last) => void doubts.push(last), wallClock, monotonic });
  };
  return {
    ...{ file, at, doubts, start },
    pass(ms: number) {
      at.wall += ms;
      at.monotonic += ms;
    },
    noted: async () => Date.parse((await readFile(file, "utf8")).split(/\s/)[0] ?? ""),
  };
}

/** The shop has believed its clock once, at noon. */
async function openOldShop() {
  const shop = await openShop();
  shop.at.wall -= DAY;
  shop.start().now();
  shop.pass(DAY);
  expect(shop.start().now()).toBe(NOON);
  return shop;
}

test("the first look writes the time down, and deletes nothing; a day later it is believed, however often the shop starts", async () => {
  const { start, pass, noted, doubts } = await openShop();
  const clock = start();
  expect(clock.now()).toBeUndefined();
  pass(DAY - 1);
  expect([clock.now(), start().now()]).toEqual([undefined, undefined]);
  pass(1);
  expect(start().now()).toBe(NOON + DAY);
  pass(39 * DAY);
  expect([start().now(), await noted(), doubts]).toEqual([NOON + 40 * DAY, NOON + 40 * DAY, []]);
});

test.each([
  ["three years ahead", YEARS],
  ["41 days ahead", 41 * DAY],
  ["two days back", -2 * DAY],
  ["in 1970", -NOON],
])("a clock that is %s is believed after a day without another change, not before", async (_words, jump) => {
  const { at, start, pass, noted, doubts } = await openOldShop();
  at.wall += jump;
  const clock = start();
  expect(clock.now()).toBeUndefined();
  pass(DAY - 1);
  expect([clock.now(), await noted()]).toEqual([undefined, NOON]);
  pass(1);
  expect([clock.now(), doubts.length]).toEqual([NOON + jump + DAY, 1]);
  pass(DAY);
  expect(clock.now()).toBe(NOON + jump + 2 * DAY);
});

test("a clock that is put right meanwhile is believed at once; one that is set again waits for another day", async () => {
  const { at, start, pass } = await openOldShop();
  const clock = start();
  for (const [jump, hours] of [
    [YEARS, 0],
    [5 * HOUR, 20],
    [0, 20],
  ] as const) {
    pass(hours * HOUR);
    at.wall += jump;
    expect(clock.now()).toBeUndefined();
  }
  at.wall = NOON + 40 * HOUR;
  expect(clock.now()).toBe(NOON + 40 * HOUR);
});

test("a new clock is not doubted; one that has jumped is, until it is right or has gone on evenly for a day", async () => {
  const { at, start, pass } = await openShop();
  expect(start().isDoubted()).toBe(false);
  const clock = start();
  clock.now();
  const isDoubtedAt = (time: number) => {
    at.wall = time;
    return clock.isDoubted();
  };
  expect([NOON, NOON + YEARS].map(isDoubtedAt)).toEqual([false, true]);
  pass(DAY);
  expect(clock.isDoubted()).toBe(false);
  expect([NOON, NOON + YEARS + DAY].map(isDoubtedAt)).toEqual([true, false]);
});

test("a clock that was wrong at the first look and is put right is doubted like any other", async () => {
  const { at, start, pass } = await openShop();
  at.wall += YEARS;
  start().now();
  at.wall = NOON;
  const clock = start();
  expect(clock.now()).toBeUndefined();
  pass(DAY);
  expect(clock.now()).toBe(NOON + DAY);
});

test("a new start is no day: the hours are those of one process", async () => {
  const { at, start, pass } = await openOldShop();
  at.wall += YEARS;
  for (let hour = 0; hour < 30; hour += 1) {
    expect(start().now()).toBeUndefined();
    pass(HOUR);
  }
});

test("a clock that is put right by some minutes is not doubted, and what is written does not go back", async () => {
  const { at, start, noted } = await openOldShop();
  at.wall -= HOUR / 2;
  expect([start().now(), await noted()]).toEqual([NOON - HOUR / 2, NOON]);
});

test.each<[string, (file: string) => unknown]>([
  ["cannot be read", (file) => writeFile(file, "\0\0")],
  ["is a named pipe", (file) => execFileSync("mkfifo", [file])],
])("a note that %s holds nothing up, and is written anew", async (_, spoil) => {
  const { file, start, pass, noted } = await openShop();
  await spoil(file);
  const clock = start();
  expect([clock.now(), await noted()]).toEqual([undefined, NOON]);
  pass(DAY);
  expect(clock.now()).toBe(NOON + DAY);
});

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [3, 3, 1],
  [2, 10, 2],
  [3, 10, 1],
  [20, 100, 20],
  [100, 100, 1],
])("of %i that are due among %i there go %i at once", (due, total, deletable) => {
  expect(deletableOf(due, total, false)).toBe(deletable);
  expect(deletableOf(due, total, true)).toBe(due);
});

test("where the time cannot be written nothing is deleted, and nothing ends", async () => {
  const { file, start, pass } = await openOldShop();
  pass(DAY);
  await rm(file);
  await mkdir(join(file, "in the way"), { recursive: true });
  const clock = start();
  expect(clock.now()).toBeUndefined();
  pass(DAY);
  expect(clock.now()).toBeUndefined();
});
