import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

interface Line {
  id: string;
  author: string;
  timestamp: string;
  documentIDs: string[];
  mutations?: unknown[];
  effects?: Record<string, unknown>;
}

async function transactions(
  editor: SanityClient,
  path: string,
  query: Record<string, string> = {},
): Promise<Line[]> {
  const client = editor.withConfig({ apiVersion: "2025-02-19" });
  const { dataset } = client.config();
  const response: unknown = await client.request({
    url: `/data/history/${dataset}/transactions${path}`,
    query: { excludeContent: "false", ...query },
  });
  return String(response ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

async function documents(editor: SanityClient, path: string): Promise<Record<string, unknown>[]> {
  const client = editor.withConfig({ apiVersion: "2025-02-19" });
  const { dataset } = client.config();
  const response = await client.request({ url: `/data/history/${dataset}/documents/${path}` });
  return response.documents;
}

test("a transaction is told with the mutations that were sent, not with their outcome", async () => {
  const { editor, id: idOf } = await openContractHost();
  const id = idOf("steps");
  await editor.create({ _id: id, _type: "contract", name: "one", sizes: [1] });
  await editor
    .transaction()
    .patch(id, { set: { name: "two" }, inc: { "sizes[0]": 2 } })
    .patch(id, (patch) => patch.append("sizes", [5]))
    .commit();
  await editor.delete(id);
  const lines = await transactions(editor, `/${id}`);
  expect(lines).toHaveLength(3);
  expect(lines[0]?.mutations).toEqual([
    { create: expect.objectContaining({ _id: id, name: "one", sizes: [1] }) },
  ]);
  expect(lines[1]?.mutations).toEqual([
    { patch: expect.objectContaining({ id, set: { name: "two" }, inc: { "sizes[0]": 2 } }) },
    { patch: expect.objectContaining({ id, insert: { after: "sizes[-1]", items: [5] } }) },
  ]);
  expect(lines[2]?.mutations).toEqual([{ delete: expect.objectContaining({ id }) }]);
});

test("the mutations of a transaction are told in their order, across its documents", async () => {
  const { editor, id: idOf } = await openContractHost();
  const [last, first] = [idOf("z"), idOf("a")];
  await editor
    .transaction()
    .create({ _id: last, _type: "contract", count: 0 })
    .create({ _id: first, _type: "contract", count: 0 })
    .patch(last, { inc: { count: 1 } })
    .patch(first, { inc: { count: 2 } })
    .patch(last, { inc: { count: 3 } })
    .commit();
  const targetsIn = (line: Line | undefined) =>
    line?.mutations?.map((mutation) => JSON.stringify(mutation).match(/"_?id":"([^"]+)"/)?.[1]);
  const [whole] = await transactions(editor, `/${first}`);
  expect(targetsIn(whole)).toEqual([last, first, last, first, last]);
  const [own] = await transactions(editor, `/${last}`, { includeIdentifiedDocumentsOnly: "true" });
  expect(own?.mutations).toEqual([
    { create: expect.objectContaining({ _id: last }) },
    { patch: expect.objectContaining({ inc: { count: 1 } }) },
    { patch: expect.objectContaining({ inc: { count: 3 } }) },
  ]);
});

test("transactions are narrowed by time and by author", async () => {
  const { editor, id: idOf } = await openContractHost();
  const id = idOf("times");
  for (const name of ["one", "two", "three"])
    await editor.createOrReplace({ _id: id, _type: "contract", name });
  const all = await transactions(editor, `/${id}`);
  const [first, second, third] = all.map(({ timestamp }) => timestamp);
  if (first === undefined || second === undefined || third === undefined) throw new Error("Three were made");
  const idsBetween = async (query: Record<string, string>) =>
    (await transactions(editor, `/${id}`, query)).map((line) => line.id);
  const at = (...timestamps: string[]) =>
    all.filter(({ timestamp }) => timestamps.includes(timestamp)).map((line) => line.id);
  expect(await idsBetween({ fromTime: third })).toEqual(at(third));
  expect(await idsBetween({ toTime: first })).toEqual(at(first));
  expect(await idsBetween({ fromTime: second, toTime: second })).toEqual(at(second));
  expect(await idsBetween({ fromTime: "2100-01-01T00:00:00Z" })).toEqual([]);
  expect(await idsBetween({ authors: all[0]?.author ?? "" })).toHaveLength(3);
  expect(await idsBetween({ authors: "somebody-else" })).toEqual([]);
  await expect(transactions(editor, `/${id}`, { fromTime: "yesterday" })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("the dataset's own transactions, the newest first, show what was deleted and by whom", async () => {
  const { editor, id: idOf } = await openContractHost();
  const id = idOf("forgotten");
  await editor.create({ _id: id, _type: "contract" });
  const { transactionId } = await editor.delete(id);
  const [last] = await transactions(editor, "", { reverse: "true", limit: "1" });
  expect(last).toMatchObject({ id: transactionId, documentIDs: [id] });
});

test("the last revision is the document as it is, or as it last was", async () => {
  const { editor, id: idOf } = await openContractHost();
  const id = idOf("last");
  await editor.create({ _id: id, _type: "contract", name: "one" });
  await editor.patch(id).set({ name: "two" }).commit();
  expect(await documents(editor, `${id}?lastRevision=true`)).toMatchObject([{ _id: id, name: "two" }]);
  await editor.delete(id);
  expect(await documents(editor, `${id}?lastRevision=true`)).toMatchObject([{ _id: id, name: "two" }]);
  expect(await documents(editor, `${idOf("never")}?lastRevision=true`)).toEqual([]);
  await expect(documents(editor, `${id}?lastRevision=true&revision=x`)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a deleted document is restored as Studio does it: read its last revision, create it and replace its draft", async () => {
  const { editor, id: idOf } = await openContractHost();
  const id = idOf("restored");
  await editor.create({
    _id: `drafts.${id}`,
    _type: "contract",
    name: "a draft that was published long ago",
  });
  await editor.action({
    actionType: "sanity.action.document.publish",
    draftId: `drafts.${id}`,
    publishedId: id,
  });
  await editor.patch(id).set({ name: "what shoppers saw last" }).commit();
  await editor.action({ actionType: "sanity.action.document.delete", publishedId: id, includeDrafts: [] });
  const [last] = await documents(editor, `${id},drafts.${id}?lastRevision=true`);
  const { _updatedAt: _, ...rest } = { _updatedAt: "", ...last, _id: `drafts.${id}`, _type: "contract" };
  await editor.action([
    {
      actionType: "sanity.action.document.create",
      publishedId: id,
      attributes: rest,
      ifExists: "fail",
    },
    { actionType: "sanity.action.document.replaceDraft", publishedId: id, attributes: rest },
  ]);
  expect(await editor.getDocument(`drafts.${id}`)).toMatchObject({ name: "what shoppers saw last" });
});
