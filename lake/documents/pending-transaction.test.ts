import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import type { DocumentEntries, MutationBatch } from "./apply-mutations.ts";
import { targetOf } from "./mutation.ts";
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
