import { expect, test } from "vitest";
import { statusOf } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

type Line = {
  id: string;
  author: string;
  timestamp: string;
  documentIDs: string[];
  mutations: unknown[];
};

async function openHistory() {
  const host = await openContractHost();
  return {
    ...host,
    gown: host.publishedId,
    transactions: async (path: string, query = {}): Promise<Line[]> => {
      const search = new URLSearchParams({ excludeContent: "false", ...query });
      const lines = String((await host.historyOf(`transactions${path}?${search}`)) ?? "").split("\n");
      return lines.filter(Boolean).map((line) => JSON.parse(line));
    },
    lastRevision: async (ids: string) =>
      (await host.historyOf(`documents/${ids}?lastRevision=true`)).documents,
  };
}

test("a transaction is told with the mutations that were sent, not with their outcome", async () => {
  const { editor, create, gown: id, transactions } = await openHistory();
  await create(id, { name: "one", sizes: [1] });
  const patch = { set: { name: "two" }, inc: { "sizes[0]": 2 } };
  const insert = { after: "sizes[-1]", items: [5] };
  await editor.transaction().patch(id, patch).patch(id, { insert }).commit();
  await editor.delete(id);
  expect((await transactions(`/${id}`)).map(({ mutations }) => mutations)).toMatchObject([
    [{ create: { _id: id, name: "one", sizes: [1] } }],
    [{ patch: { id, ...patch } }, { patch: { id, insert } }],
    [{ delete: { id } }],
  ]);
});

test("the mutations of a transaction are told in their order, across its documents", async () => {
  const { id: idOf, mutate, transactions } = await openHistory();
  const [last, first] = [idOf("z"), idOf("a")];
  const created = [last, first].map((_id) => ({ create: { _id, _type: "product", count: 0 } }));
  const patched = [last, first, last].map((id, at) => ({ patch: { id, inc: { count: at } } }));
  await mutate(...created, ...patched);
  expect(await transactions(`/${first}`)).toMatchObject([{ mutations: [...created, ...patched] }]);
  const own = await transactions(`/${last}`, { includeIdentifiedDocumentsOnly: "true" });
  expect(own).toMatchObject([{ mutations: [created[0], patched[0], patched[2]] }]);
});

test("transactions are narrowed by time and by author", async () => {
  const { editor, gown, transactions } = await openHistory();
  for (const name of ["one", "two", "three"])
    await editor.createOrReplace({ _id: gown, _type: "product", name });
  const all = await transactions(`/${gown}`);
  const [first = "", second = "", third = ""] = all.map(({ timestamp }) => timestamp);
  for (const [query, isIn] of [
    [{ fromTime: third }, ({ timestamp }) => timestamp >= third],
    [{ toTime: first }, ({ timestamp }) => timestamp <= first],
    [{ fromTime: second, toTime: second }, ({ timestamp }) => timestamp === second],
    [{ fromTime: "2100-01-01T00:00:00Z" }, () => false],
    [{ authors: all[0]?.author ?? "" }, () => true],
    [{ authors: "somebody-else" }, () => false],
  ] satisfies [object, (line: Line) => boolean][])
    expect(await transactions(`/${gown}`, query), JSON.stringify(query)).toEqual(all.filter(isIn));
  expect(await statusOf(transactions(`/${gown}`, { fromTime: "yesterday" }))).toBe(400);
});

test("the dataset's own transactions, the newest first, show what was deleted", async () => {
  const { editor, create, gown, transactions } = await openHistory();
  await create(gown);
  const { transactionId: id } = await editor.delete(gown);
  const newest = await transactions("", { reverse: "true", limit: "1" });
  expect(newest).toMatchObject([{ id, documentIDs: [gown] }]);
});

test("the last revision is the document as it is, or as it last was", async () => {
  const { editor, create, gown: _id, id, historyOf, lastRevision } = await openHistory();
  await create(_id, { name: "one" });
  await editor.patch(_id).set({ name: "two" }).commit();
  expect(await lastRevision(_id)).toMatchObject([{ _id, name: "two" }]);
  await editor.delete(_id);
  expect(await lastRevision(_id)).toMatchObject([{ _id, name: "two" }]);
  expect(await lastRevision(id("never"))).toEqual([]);
  expect(await statusOf(historyOf(`documents/${_id}?lastRevision=true&revision=x`))).toBe(400);
});

test("a deleted document is restored as Studio does it: its last revision is created, and replaces its draft", async () => {
  const { editor, create, act, draftId, publishedId, namesOf, lastRevision } = await openHistory();
  await create(draftId, { name: "a draft that was published long ago" });
  await act("document.publish", { draftId, publishedId });
  await editor.patch(publishedId).set({ name: "what shoppers saw last" }).commit();
  await act("document.delete", { publishedId, includeDrafts: [] });
  const [last] = await lastRevision(`${publishedId},${draftId}`);
  const { _updatedAt: _, ...rest } = { _updatedAt: "", ...last, _id: draftId, _type: "product" };
  const fields = { publishedId, attributes: rest };
  await editor.action([
    { actionType: "sanity.action.document.create", ...fields, ifExists: "fail" },
    { actionType: "sanity.action.document.replaceDraft", ...fields },
  ]);
  expect(await namesOf(draftId)).toEqual(["what shoppers saw last"]);
});
