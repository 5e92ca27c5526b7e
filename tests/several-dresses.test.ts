import { expect, test } from "vitest";
import { slugsToKeep } from "#app/catalogue/previous-slugs.ts";
import { recentlyDeleted } from "#studio/desk/recently-deleted.ts";
import { deleteAll, moveAll, publishAll, readDresses, takeOutAll } from "#studio/desk/several-dresses.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";

const raw = { perspective: "raw" } as const;

const dress = (_id: string, fields: object = {}) => ({
  _id,
  _type: "product",
  name: _id.replace("drafts.", ""),
  category: "tulle-dresses",
  slug: { current: _id.replace("drafts.", "") },
  ...fields,
});

/** Two in the shop, the second with a draft under another address; one that is a draft alone. */
async function openLakeWithDresses() {
  const client = editorOf(await openLakeInProcess());
  await client.mutate(
    [
      dress("lia"),
      dress("mia"),
      dress("drafts.mia", { name: "Mia", slug: { current: "mia-the-second" } }),
      dress("drafts.nia"),
    ].map((document) => ({ create: document })),
  );
  return client;
}

test("dresses are listed once each, as their drafts say", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  expect(
    dresses.map(({ id, name, draft, published }) => [id, name, Boolean(draft), Boolean(published)]),
  ).toEqual([
    ["lia", "lia", false, true],
    ["mia", "Mia", true, true],
    ["nia", "nia", true, false],
  ]);
});

test("several are published in one transaction, and an address that changes is noted", async () => {
  const client = await openLakeWithDresses();
  await publishAll(client, await readDresses(client), slugsToKeep);
  const after = await client.fetch("*[_type == 'product'] | order(_id) {_id, name, previousSlugs}");
  expect(after).toEqual([
    { _id: "lia", name: "lia", previousSlugs: null },
    { _id: "mia", name: "Mia", previousSlugs: ["mia"] },
    { _id: "nia", name: "nia", previousSlugs: null },
  ]);
  const transactions = new Set(await client.fetch<string[]>("*[_id in ['mia', 'nia']]._rev"));
  expect(transactions.size).toBe(1);
});

test("several are taken out of the shop, and stay as drafts", async () => {
  const client = await openLakeWithDresses();
  await takeOutAll(client, await readDresses(client));
  expect(await client.fetch("*[_type == 'product'] | order(_id) {_id, name}", {}, raw)).toEqual([
    { _id: "drafts.lia", name: "lia" },
    { _id: "drafts.mia", name: "Mia" },
    { _id: "drafts.nia", name: "nia" },
  ]);
});

test("several are moved, with their drafts", async () => {
  const client = await openLakeWithDresses();
  const [, ...two] = await readDresses(client);
  await moveAll(client, two, "capes");
  expect(
    await client.fetch("*[_type == 'product' && category == 'capes'] | order(_id) ._id", {}, raw),
  ).toEqual(["drafts.mia", "drafts.nia", "mia"]);
});

test("several are deleted, and all are in the bin", async () => {
  const client = await openLakeWithDresses();
  await deleteAll(client, await readDresses(client));
  expect(await client.fetch("*[_type == 'product']", {}, raw)).toEqual([]);
  expect((await recentlyDeleted(client)).map(({ id }) => id).toSorted()).toEqual(["lia", "mia", "nia"]);
});

test("where one cannot be published none is", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  await client.delete("drafts.nia");
  await expect(publishAll(client, dresses, slugsToKeep)).rejects.toThrow();
  expect(await client.fetch("*[_id == 'mia'][0].name")).toBe("mia");
});
