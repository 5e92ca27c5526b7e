import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./testing/test-lake.ts";
import { createTrustedClock, deletableOf } from "./trusted-clock.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2027, 4, 3, 12);

/** The test sets the shop's clock and hours. A new start knows only what is written. */
async function openShop() {
  const file = join(await temporaryFolder(), "clock");
  const at = { wall: NOON, monotonic: 0 };
  const doubts: string[] = [];
  const start = () =>
    createTrustedClock({
      file,
      onDoubt: (last, now) => void doubts.push(`${last.toISOString()} ${now.toISOString()}`),
      wallClock: () => at.wall,
      monotonic: () => at.monotonic,
    });
  return {
    file,
    at,
    doubts,
    start,
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
  const shop = await openShop();
  const clock = shop.start();
  expect(clock.now()).toBeUndefined();
  shop.pass(DAY - 1);
  expect(clock.now()).toBeUndefined();
  expect(shop.start().now()).toBeUndefined();
  shop.pass(1);
  expect(shop.start().now()).toBe(NOON + DAY);
  shop.pass(39 * DAY);
  expect(shop.start().now()).toBe(NOON + 40 * DAY);
  expect(await shop.noted()).toBe(NOON + 40 * DAY);
  expect(shop.doubts).toEqual([]);
});

test.each([
  ["three years ahead", 3 * 365 * DAY],
  ["41 days ahead", 41 * DAY],
  ["two days back", -2 * DAY],
  ["in 1970", -NOON],
])("a clock that is %s is believed after a day without another change, not before", async (_words, jump) => {
  const shop = await openOldShop();
  shop.at.wall += jump;
  const clock = shop.start();
  expect(clock.now()).toBeUndefined();
  shop.pass(DAY - 1);
  expect(clock.now()).toBeUndefined();
  expect(await shop.noted()).toBe(NOON);
  shop.pass(1);
  expect(clock.now()).toBe(NOON + jump + DAY);
  expect(shop.doubts).toHaveLength(1);
  shop.pass(DAY);
  expect(clock.now()).toBe(NOON + jump + 2 * DAY);
});

test("a clock that is put right meanwhile is believed at once; one that is set again waits for another day", async () => {
  const shop = await openOldShop();
  const clock = shop.start();
  shop.at.wall += 3 * 365 * DAY;
  expect(clock.now()).toBeUndefined();
  shop.pass(20 * HOUR);
  shop.at.wall += 5 * HOUR;
  expect(clock.now()).toBeUndefined();
  shop.pass(20 * HOUR);
  expect(clock.now()).toBeUndefined();
  shop.at.wall = NOON + 40 * HOUR;
  expect(clock.now()).toBe(NOON + 40 * HOUR);
});

test("a new clock is not doubted; one that has jumped is, until it is right or has gone on evenly for a day", async () => {
  const shop = await openShop();
  expect(shop.start().isDoubted()).toBe(false);
  const clock = shop.start();
  clock.now();
  expect(clock.isDoubted()).toBe(false);
  shop.at.wall += 3 * 365 * DAY;
  expect(clock.isDoubted()).toBe(true);
  shop.pass(DAY);
  expect(clock.isDoubted()).toBe(false);
  shop.at.wall = NOON;
  expect(clock.isDoubted()).toBe(true);
  shop.at.wall = NOON + 3 * 365 * DAY + DAY;
  expect(clock.isDoubted()).toBe(false);
});

test("a clock that was wrong at the first look and is put right is doubted like any other", async () => {
  const shop = await openShop();
  shop.at.wall += 3 * 365 * DAY;
  shop.start().now();
  shop.at.wall = NOON;
  const clock = shop.start();
  expect(clock.now()).toBeUndefined();
  shop.pass(DAY);
  expect(clock.now()).toBe(NOON + DAY);
});

test("a new start is no day: the hours are those of one process", async () => {
  const shop = await openOldShop();
  shop.at.wall += 3 * 365 * DAY;
  for (let start = 0; start < 30; start += 1) {
    expect(shop.start().now()).toBeUndefined();
    shop.pass(HOUR);
  }
});

test("a clock that is put right by some minutes is not doubted, and what is written does not go back", async () => {
  const shop = await openOldShop();
  const clock = shop.start();
  shop.at.wall -= HOUR / 2;
  expect(clock.now()).toBe(NOON - HOUR / 2);
  expect(await shop.noted()).toBe(NOON);
});

test("a note that cannot be read is written anew", async () => {
  const shop = await openShop();
  await writeFile(shop.file, "\0\0");
  const clock = shop.start();
  expect(clock.now()).toBeUndefined();
  expect(await shop.noted()).toBe(NOON);
  shop.pass(DAY);
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
  const shop = await openOldShop();
  shop.pass(DAY);
  await rm(shop.file);
  await mkdir(join(shop.file, "in the way"), { recursive: true });
  const clock = shop.start();
  expect(clock.now()).toBeUndefined();
  shop.pass(DAY);
  expect(clock.now()).toBeUndefined();
});

test("a named pipe in the place of the note holds nothing up, and is replaced", async () => {
  const { file, start, noted } = await openShop();
  execFileSync("mkfifo", [file]);
  expect(start().now()).toBeUndefined();
  expect(await noted()).toBe(NOON);
});
