import { expect, test } from "vitest";
import { statusOf } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

async function openTransactions() {
  const host = await openContractHost();
  const transactionId = host.id("transaction");
  const create = (name: string, more = {}) =>
    host.editor.mutate([{ create: { _id: host.id(name), _type: "count" } }], { transactionId, ...more });
  return { ...host, transactionId, create };
}

test("a transaction that is sent again is answered as the first time, and done once", async () => {
  const { editor, id } = await openTransactions();
  await editor.create({ _id: id("count"), _type: "count", count: 0 });
  const inc = () =>
    editor
      .patch(id("count"))
      .inc({ count: 1 })
      .commit({ transactionId: id("inc") });
  const all = await Promise.all([inc(), inc(), inc()]);
  expect(all).toEqual([all[0], all[0], all[0]]);
  expect(all[0]).toMatchObject({ count: 1, _rev: id("inc") });
  await editor.patch(id("count")).set({ count: 50 }).commit();
  expect(await inc()).toEqual(all[0]);
  expect(await editor.getDocument(id("count"))).toMatchObject({ count: 50 });
});

test("so is one that leaves the id of its document to be made up", async () => {
  const { editor, transactionId } = await openTransactions();
  const create = () => editor.mutate([{ create: { _type: "count" } }], { transactionId });
  expect(await create()).toEqual(await create());
  expect(await editor.fetch("count(*[_rev == $transactionId])", { transactionId })).toBe(1);
});

test("another transaction under the same id is a conflict, and not done", async () => {
  const { editor, id, create, transactionId } = await openTransactions();
  await create("one");
  for (const dryRun of [false, true]) expect(await statusOf(create("two", { dryRun }))).toBe(409);
  expect(await statusOf(editor.mutate([{ delete: { id: id("one") } }], { transactionId }))).toBe(409);
  expect(await editor.getDocuments([id("one"), id("two")])).toMatchObject([{ _rev: transactionId }, null]);
});

test("actions as well", async () => {
  const { act, transactionId, publishedId, draftId, namesOf } = await openTransactions();
  const create = (name: string) => {
    const attributes = { _id: draftId, _type: "product", name };
    return act("document.create", { publishedId, attributes, ifExists: "fail" }, transactionId);
  };
  expect(await create("Odile")).toEqual(await create("Odile"));
  expect(await statusOf(create("Odette"))).toBe(409);
  expect(await namesOf(draftId)).toEqual(["Odile"]);
});

test("a dry run uses no transaction id up", async () => {
  const { editor, id, create } = await openTransactions();
  await create("one", { dryRun: true });
  await create("two");
  expect(await editor.getDocuments([id("one"), id("two")])).toMatchObject([null, { _id: id("two") }]);
});
