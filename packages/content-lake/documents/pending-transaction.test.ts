import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { applyMutations, type DocumentEntries, type MutationBatch } from "./apply-mutations.ts";
import type { Document } from "./document.ts";
import { type Mutation, targetOf } from "./mutation.ts";
import { createPendingTransaction } from "./pending-transaction.ts";

/** Each step takes this long and makes documents of this size. */
function openTransaction(ms: number, size: number) {
  const batches: MutationBatch[] = [];
  const deadlines: number[] = [];
  const runner = {
    run: (batch: MutationBatch, deadlineMs: number) => {
      batches.push(batch);
      deadlines.push(deadlineMs);
      const documents: DocumentEntries = batch.documents.map(([id]) => [id, { _id: id, _type: "gown" }]);
      const operations = batch.mutations.map(() => "create" as const);
      return Promise.resolve({ outcome: { documents, operations }, sizes: documents.map(() => size), ms });
    },
  };
  const store = { read: () => undefined, idsUnder: () => [], lastStateOf: () => undefined };
  const stamp = { transactionId: "one", timestamp: "2026-12-24T17:00:00.000Z" };
  const pending = createPendingTransaction(store, runner, stamp);
  const create = (id: string) => ({ create: { _id: id, _type: "gown" } });
  return {
    deadlines,
    apply: (...ids: string[]) => pending.apply(ids.map(create)),
    targets: () => batches.flatMap(({ mutations }) => mutations.map(targetOf)),
  };
}

test("what is applied step by step shares the time of one transaction", async () => {
  const most = limits.mutationSeconds * 1000;
  const { apply, deadlines, targets } = openTransaction(most * 0.4, 10);
  for (const id of ["a", "b", "c"]) await apply(id);
  expect(deadlines).toEqual([most, most * 0.6, most * 0.2]);
  await expect(apply("d")).rejects.toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(`ran longer than ${most} ms`) },
  });
  expect(targets()).toEqual(["a", "b", "c"]);
});

test("what the steps make of their documents is together no more than one transaction may change", async () => {
  const { apply } = openTransaction(1, limits.transactionBytes / 4);
  await apply("a", "b");
  // Repeated changes count by their final size.
  await apply("a", "b");
  await apply("c", "d");
  await expect(apply("e")).rejects.toMatchObject({ status: 413 });
});

test("what one step makes of its documents is no more than one transaction may change", async () => {
  const { apply } = openTransaction(1, limits.transactionBytes / 4);
  await expect(apply("a", "b", "c", "d", "e")).rejects.toMatchObject({ status: 413 });
});

const stamp = { transactionId: "now", timestamp: "2026-12-24T17:00:00.000Z" };

/** Mutations are applied without a process. */
function openTransactionOn(...documents: Document[]) {
  const stored = new Map(documents.map((document) => [document._id, document]));
  const runner = {
    run: (batch: MutationBatch) => {
      const outcome = applyMutations(structuredClone(batch));
      const made = "failure" in outcome ? [] : outcome.documents;
      return Promise.resolve({
        outcome,
        sizes: made.map(([, document]) => (document === null ? 0 : JSON.stringify(document).length)),
        ms: 1,
      });
    },
  };
  const store = {
    read: (id: string) => stored.get(id),
    idsUnder: (prefix: string) => [...stored.keys()].filter((id) => id.startsWith(prefix)),
    lastStateOf: (id: string): Document => ({ _id: id, _type: "gown", name: "before it was deleted" }),
  };
  return createPendingTransaction(store, runner, stamp);
}

const gown = (_id: string, name = _id): Document => ({ _id, _type: "gown", name });

test("a step sees what the steps before it have made, renamed and deleted, and else what is stored", async () => {
  const transaction = openTransactionOn(gown("drafts.odile"), gown("drafts.agathe"), gown("odile"));
  await transaction.apply([
    { create: gown("drafts.zoe") },
    { create: gown("drafts.beate") },
    { create: gown("zoe") },
  ]);
  await transaction.apply([
    { delete: { id: "drafts.odile" } },
    { patch: { id: "drafts.agathe", set: { name: "Agathe II" } } },
  ]);
  expect(transaction.idsUnder("drafts.")).toEqual(["drafts.agathe", "drafts.beate", "drafts.zoe"]);
  expect(transaction.read("drafts.zoe")).toMatchObject({ name: "drafts.zoe", _rev: "now" });
  expect(transaction.read("drafts.agathe")).toMatchObject({ name: "Agathe II" });
  expect(transaction.read("drafts.odile")).toBeUndefined();
  expect(transaction.read("odile")).toEqual(gown("odile"));
  expect(transaction.read("nobody")).toBeUndefined();
  expect(transaction.lastStateOf("gone")).toMatchObject({ name: "before it was deleted" });
  expect(transaction.timestamp).toBe(stamp.timestamp);
});

test("the changes are each document's first and last state, by id, with the mutations that made it and their places", async () => {
  const transaction = openTransactionOn(gown("odile"), gown("agathe"));
  const rename = (name: string): Mutation => ({ patch: { id: "odile", set: { name } } });
  const results = await transaction.apply([rename("one"), { createIfNotExists: gown("agathe", "ignored") }]);
  expect(results).toEqual([
    { id: "odile", operation: "update" },
    { id: "agathe", operation: "none" },
  ]);
  await transaction.apply([{ create: gown("beate") }, rename("two")]);
  expect(await transaction.apply([])).toEqual([]);
  expect(transaction.changes()).toEqual([
    {
      id: "beate",
      before: undefined,
      after: expect.objectContaining({ name: "beate" }),
      mutations: [{ create: gown("beate") }],
      positions: [1],
    },
    {
      id: "odile",
      before: gown("odile"),
      after: expect.objectContaining({ name: "two" }),
      mutations: [rename("one"), rename("two")],
      positions: [0, 2],
    },
  ]);
});

test("its size is that of all documents it has looked at, as they are in the end", async () => {
  const transaction = openTransactionOn(gown("odile", "x".repeat(1000)), gown("agathe"));
  expect(transaction.size).toBe(0);
  await transaction.apply([{ createIfNotExists: gown("agathe") }]);
  const small = transaction.size;
  expect(small).toBeGreaterThan(0);
  await transaction.apply([{ patch: { id: "odile", set: { text: "y".repeat(500) } } }]);
  expect(transaction.size).toBeGreaterThan(small + 1500);
  await transaction.apply([{ delete: { id: "odile" } }]);
  expect(transaction.size).toBe(small);
});
