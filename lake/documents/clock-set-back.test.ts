import { expect, onTestFinished, test } from "vitest";
import { openForWriting } from "../storage/database.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createStore } from "./document-store.ts";
import { createHistory } from "./history.ts";
import { createMutationRunner } from "./mutation-runner.ts";
import { createWriter } from "./writer.ts";

const NOON = Date.parse("2026-10-25T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const textOf = (time: number) => new Date(time).toISOString();

/** The test sets the clock. A reopened store knows only its file. */
async function openStore() {
  const file = await temporaryFolder("lake.sqlite");
  const clock = { time: NOON, now: () => clock.time };
  let close: () => void = () => undefined;
  onTestFinished(() => close());

  function open() {
    close();
    const database = openForWriting(file);
    close = () => database.close();
    const store = createStore(database);
    const writer = createWriter(store, createMutationRunner(), { clock });
    return { store, history: createHistory(database), writer };
  }
  let parts = open();
  return {
    clock,
    async rename(name: string) {
      const steps = [() => [{ createOrReplace: { _id: "odile", _type: "product", name } }]];
      await parts.writer.write({ kind: "mutation", author: { id: "mara", role: "editor" }, steps });
      return parts.store.read("odile")?._updatedAt;
    },
    reopen: () => (parts = open()),
    namesBetween: (times: { fromTime?: string; toTime?: string }) =>
      [...parts.history.transactions({ ...times, limit: 100 })].map(({ changes }) => changes[0]?.after?.name),
    nameAt: (time: number) => parts.history.statesAt({ time: textOf(time) })("odile")?.name,
  };
}

test("the clock is set back by an hour: history keeps its order, and every transaction is found by its time", async () => {
  const { clock, rename, reopen, namesBetween, nameAt } = await openStore();
  await rename("one");
  clock.time = NOON + HOUR_MS;
  await rename("two");
  clock.time = NOON + 5;
  expect(await rename("three")).toBe(textOf(NOON + HOUR_MS));
  reopen();
  clock.time = NOON + 10;
  expect(await rename("four")).toBe(textOf(NOON + HOUR_MS));
  clock.time = NOON + 2 * HOUR_MS;
  expect(await rename("five")).toBe(textOf(clock.time));
  expect(namesBetween({ fromTime: textOf(NOON + 1) })).toEqual(["two", "three", "four", "five"]);
  expect(namesBetween({ toTime: textOf(NOON + HOUR_MS) })).toEqual(["one", "two", "three", "four"]);
  expect([NOON, NOON + 1.5 * HOUR_MS, clock.time].map(nameAt)).toEqual(["one", "four", "five"]);
});

test("a clock that was wrong by more than a day is used again once it is right", async () => {
  const { clock, rename } = await openStore();
  clock.time = NOON + 25 * HOUR_MS;
  await rename("tomorrow");
  clock.time = NOON;
  expect(await rename("today")).toBe(textOf(NOON));
});
