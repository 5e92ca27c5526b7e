import { expect, test } from "vitest";
import type { Mutation } from "./mutation.ts";
import { groupByTransaction, mutationsOf } from "./transaction-records.ts";

const gown = (_id: string, name: string) => ({ _id, _type: "gown", name });

const row = (id: string, document: string, more: Record<string, unknown> = {}) => ({
  id,
  author: "mara",
  timestamp: "2026-12-24T12:00:00.000Z",
  document,
  mutations: null,
  positions: null,
  before: null,
  after: JSON.stringify(gown(document, "now")),
  ...more,
});

test("rows are put together by transaction, in their order, with the states before and after", () => {
  const transactions = groupByTransaction([
    row("one", "odile", { before: JSON.stringify(gown("odile", "then")) }),
    row("two", "odile", { author: "anna", after: null }),
    row("one", "agathe"),
  ]);
  expect(transactions.map(({ id, author, timestamp }) => [id, author, timestamp])).toEqual([
    ["one", "mara", "2026-12-24T12:00:00.000Z"],
    ["two", "anna", "2026-12-24T12:00:00.000Z"],
  ]);
  expect(transactions[0]?.changes).toMatchObject([
    { id: "odile", before: gown("odile", "then"), after: gown("odile", "now") },
    { id: "agathe", before: undefined, after: gown("agathe", "now") },
  ]);
  expect(transactions[1]?.changes).toMatchObject([{ id: "odile", after: undefined }]);
});

test.each([
  ["none were recorded", null],
  ["they cannot be read", "[{"],
  ["they are no list", "{}"],
])("where %s the outcome is said as one mutation", (_, mutations) => {
  const [transaction] = groupByTransaction([
    row("one", "odile", { mutations, positions: mutations }),
    row("one", "agathe", { mutations, after: null }),
  ]);
  expect(transaction?.changes).toMatchObject([
    { mutations: [{ createOrReplace: gown("odile", "now") }], positions: [] },
    { mutations: [{ delete: { id: "agathe" } }], positions: [] },
  ]);
});

test("the mutations of a transaction are in the order in which they were made", () => {
  const rename = (id: string, name: string): Mutation => ({ patch: { id, set: { name } } });
  const recorded = (mutations: unknown[], positions: number[]) => ({
    mutations: JSON.stringify(mutations),
    positions: JSON.stringify(positions),
  });
  const [transaction] = groupByTransaction([
    row("one", "agathe", recorded([rename("agathe", "b"), "damaged"], [1])),
    row("one", "odile", recorded([rename("odile", "a"), rename("odile", "c")], [0, 2])),
  ]);
  expect(transaction?.changes.map(({ positions }) => positions)).toEqual([[1], [0, 2]]);
  expect(mutationsOf(transaction?.changes ?? [])).toEqual([
    rename("odile", "a"),
    rename("agathe", "b"),
    rename("odile", "c"),
  ]);
});
