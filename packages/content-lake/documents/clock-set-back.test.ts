import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openForWriting } from "../storage/database.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import type { DocumentEntries, MutationBatch } from "./apply-mutations.ts";
import { applyMutations } from "./apply-mutations.ts";
import { createStore } from "./document-store.ts";
import { createHistory } from "./history.ts";
import { createWriter } from "./writer.ts";

const NOON = Date.parse("2026-10-25T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;

/** The test sets the clock. A reopened store knows only its file. */
async function openStore() {
  const file = join(await temporaryFolder(), "lake.sqlite");
  const clock = { time: NOON, now: () => clock.time };
  let close: () => void = () => undefined;
  onTestFinished(() => close());

  function open() {
    close();
    const database = openForWriting(file);
    close = () => database.close();
    const store = createStore(database);
    const writer = createWriter(store, inThisProcess, { clock });
    return { store, history: createHistory(database), writer };
  }
  let parts = open();
  const rename = async (name: string) => {
    const document = { _id: "odile", _type: "product", name };
    const steps = [() => [{ createOrReplace: document }]];
    await parts.writer.write({ kind: "mutation", author: { id: "mara", role: "editor" }, steps });
    return parts.store.read("odile")?._updatedAt;
  };
  return {
    clock,
    rename,
    reopen: () => (parts = open()),
    namesBetween: (fromTime?: number, toTime?: number) =>
      [...parts.history.transactions({ fromTime: asText(fromTime), toTime: asText(toTime), limit: 100 })].map(
        ({ changes: [change] }) => change?.after?.name,
      ),
    nameAt: (time: number) => parts.history.statesAt({ time: new Date(time).toISOString() })("odile")?.name,
  };
}

const inThisProcess = {
  run: (batch: MutationBatch) => {
    const outcome = applyMutations(batch);
    const documents: DocumentEntries = "failure" in outcome ? [] : outcome.documents;
    return Promise.resolve({ outcome, sizes: documents.map((entry) => JSON.stringify(entry).length), ms: 1 });
  },
  close: () => Promise.resolve(),
};

function asText(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}

test("the clock is set back by an hour: history keeps its order, and every transaction is found by its time", async () => {
  const { clock, rename, reopen, namesBetween, nameAt } = await openStore();
  await rename("one");
  clock.time = NOON + HOUR_MS;
  await rename("two");
  clock.time = NOON + 5;
  expect(await rename("three")).toBe(new Date(NOON + HOUR_MS).toISOString());
  reopen();
  clock.time = NOON + 10;
  expect(await rename("four")).toBe(new Date(NOON + HOUR_MS).toISOString());
  clock.time = NOON + 2 * HOUR_MS;
  expect(await rename("five")).toBe(new Date(clock.time).toISOString());

  expect(namesBetween(NOON + 1)).toEqual(["two", "three", "four", "five"]);
  expect(namesBetween(undefined, NOON + HOUR_MS)).toEqual(["one", "two", "three", "four"]);
  expect([NOON, NOON + 1.5 * HOUR_MS, clock.time].map(nameAt)).toEqual(["one", "four", "five"]);
});

test("a clock that was wrong by more than a day is used again once it is right", async () => {
  const { clock, rename } = await openStore();
  clock.time = NOON + 25 * HOUR_MS;
  await rename("tomorrow");
  clock.time = NOON;
  expect(await rename("today")).toBe(new Date(NOON).toISOString());
});
