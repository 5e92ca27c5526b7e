import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

const options = { returnDocuments: true } as const;

test("a transaction that is sent again is answered as the first time, and done once", async () => {
  const { editor, id } = await openContractHost();
  const transactionId = id("transaction");
  const create = () =>
    editor.mutate([{ create: { _type: "count", name: "made up" } }], { ...options, transactionId });
  const first = await create();
  expect(await create()).toEqual(first);
  expect(await editor.fetch("count(*[_type == 'count' && _rev == $transactionId])", { transactionId })).toBe(
    1,
  );

  await editor.create({ _id: id("count"), _type: "count", count: 0 });
  const inc = () =>
    editor
      .transaction()
      .patch(id("count"), { inc: { count: 1 } })
      .commit({ ...options, transactionId: id("inc") });
  const all = await Promise.all([inc(), inc(), inc()]);
  expect(all).toEqual([all[0], all[0], all[0]]);
  expect(all[0]).toMatchObject([{ count: 1, _rev: id("inc") }]);
  await editor.patch(id("count")).set({ count: 50 }).commit();
  expect(await inc()).toEqual(all[0]);
  expect(await editor.getDocument(id("count"))).toMatchObject({ count: 50 });
});

test("another transaction under the same id is a conflict, and not done", async () => {
  const { editor, id } = await openContractHost();
  const transactionId = id("transaction");
  await editor.mutate([{ create: { _id: id("one"), _type: "product" } }], { transactionId });
  for (const dryRun of [false, true])
    await expect(
      editor.mutate([{ create: { _id: id("two"), _type: "product" } }], { transactionId, dryRun }),
    ).rejects.toMatchObject({ statusCode: 409 });
  expect(await editor.getDocument(id("two"))).toBeUndefined();
  const deletion = editor.mutate([{ delete: { id: id("one") } }], { transactionId });
  await expect(deletion).rejects.toMatchObject({ statusCode: 409 });
  expect(await editor.getDocument(id("one"))).toMatchObject({ _rev: transactionId });
});

test("actions as well", async () => {
  const { editor, id } = await openContractHost();
  const publishedId = id("gown");
  const create = (name: string) =>
    editor.action(
      {
        actionType: "sanity.action.document.create",
        publishedId,
        attributes: { _id: `drafts.${publishedId}`, _type: "product", name },
        ifExists: "fail",
      },
      { transactionId: id("transaction") },
    );
  const first = await create("Odile");
  expect(await create("Odile")).toEqual(first);
  await expect(create("Odette")).rejects.toMatchObject({ statusCode: 409 });
  expect(await editor.getDocument(`drafts.${publishedId}`)).toMatchObject({ name: "Odile" });
});

test("a dry run uses no transaction id up", async () => {
  const { editor, id } = await openContractHost();
  const transactionId = id("transaction");
  await editor.mutate([{ create: { _id: id("one"), _type: "product" } }], { transactionId, dryRun: true });
  await editor.mutate([{ create: { _id: id("two"), _type: "product" } }], { transactionId });
  expect(await editor.getDocuments([id("one"), id("two")])).toMatchObject([null, { _id: id("two") }]);
});
