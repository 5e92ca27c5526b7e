import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { slugsToKeep } from "#model/dresses/previous-slugs.ts";
import { publishAt } from "#studio/desk/publish-schedule.ts";
import {
  COLLECTIONS_QUERY,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { type Client, deleteAll, dressesOf, moveAll, publishAll, readDresses } from "./change-dresses.ts";

const raw = { perspective: "raw" } as const;

const withoutFaults = () => Promise.resolve([]);

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
  const client = editorOf(await openLake());
  const renamed = dress("drafts.mia", { name: "Mia", slug: { current: "mia-the-second" } });
  const dresses = [dress("lia"), dress("mia"), renamed, dress("drafts.nia")];
  await createAll(client, dresses);
  return client;
}

test("dresses are listed once each, as their drafts say", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  const summaries = dresses.map(
    ({ id, name, draft, published }) => `${id} ${name} ${!!draft} ${!!published}`,
  );
  expect(summaries).toEqual(["lia lia false true", "mia Mia true true", "nia nia true false"]);
});

test("when the last dress of a collection that only dresses name is deleted, all dresses are shown", async () => {
  const client = editorOf(await openLake());
  await client.mutate([{ create: dress("lia") }, { create: dress("cape", { category: "capes" }) }]);
  const view = async () => {
    const collections = await client.fetch<FoundCollections>(COLLECTIONS_QUERY);
    return dressesOf("capes", await readDresses(client), collectionChoices(collections));
  };
  const capes = await view();
  expect(capes).toMatchObject({ collection: "capes", inView: [{ id: "cape" }] });
  await deleteAll(client, capes.inView);
  expect(await view()).toMatchObject({ collection: "", inView: [{ id: "lia" }] });
});

test("several are published in one transaction, and an address that changes is noted", async () => {
  const client = await openLakeWithDresses();
  await publishAll(client, await readDresses(client), slugsToKeep, withoutFaults);
  const after = await client.fetch("*[_type == 'product'] | order(_id) {_id, name, previousSlugs}");
  expect(after).toEqual([
    { _id: "lia", name: "lia", previousSlugs: null },
    { _id: "mia", name: "Mia", previousSlugs: ["mia"] },
    { _id: "nia", name: "nia", previousSlugs: null },
  ]);
  const transactions = new Set(await client.fetch<string[]>("*[_id in ['mia', 'nia']]._rev"));
  expect(transactions.size).toBe(1);
});

test("where one has a fault none is published, and the fault is named", async () => {
  const client = await openLakeWithDresses();
  const faultsOf = async ({ _id }: { _id: string }) =>
    _id === "drafts.nia" ? ["A picture is missing."] : [];
  await expect(publishAll(client, await readDresses(client), slugsToKeep, faultsOf)).rejects.toThrow(
    "nia: A picture is missing.",
  );
  expect(await client.fetch("*[_type == 'product'] | order(_id).name")).toEqual(["lia", "mia"]);
});

test("an address that changed since the list was read is noted as it is now", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  const slug = { current: "mia-of-a-colleague" };
  await client.patch("mia").set({ slug }).commit();
  await publishAll(client, dresses, slugsToKeep, withoutFaults);
  expect(await client.fetch("*[_id == 'mia'][0].previousSlugs")).toEqual(["mia-of-a-colleague"]);
});

test("none is deleted where one is going to be published by itself, and it is said", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  const [draft] = dresses.flatMap((listed) => listed.draft ?? []).filter(({ _id }) => _id === "drafts.nia");
  const at = Date.now() + 60 * 60_000;
  await publishAt(client, {
    id: "nia",
    draft: { _id: "drafts.nia", _rev: draft?._rev ?? "" },
    title: "Nia",
    at,
  });
  await expect(deleteAll(client, dresses)).rejects.toThrow(
    "One of them is going to be published by itself: take that back first, under “Today”.",
  );
  expect(await client.fetch("count(*[_type == 'product' && !(_id in path('versions.**'))])", {}, raw)).toBe(
    4,
  );
  await deleteAll(client, dresses.slice(0, 2));
});

test("a draft that was begun since the list was read is deleted as well", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  await client.create(dress("drafts.lia"));
  await deleteAll(client, dresses);
  expect(await client.fetch("*[_type == 'product']", {}, raw)).toEqual([]);
});

test("none is published where somebody changes what is in the shop in that moment", async () => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  const busy = through(client, {
    async action(actions) {
      await client.patch("mia").set({ price: 100 }).commit();
      return client.action(actions);
    },
  });
  await expect(publishAll(busy, dresses, slugsToKeep, withoutFaults)).rejects.toThrow(
    "Someone has just changed one of them.",
  );
  expect(await client.fetch("*[_type == 'product'] | order(_id).name")).toEqual(["lia", "mia"]);
});

test.each<[string, typeof deleteAll]>([
  ["published", (client, dresses) => publishAll(client, dresses, slugsToKeep, withoutFaults)],
  ["deleted", deleteAll],
  ["moved", (client, dresses) => moveAll(client, dresses, "capes")],
])("none is %s where somebody changes one in that moment, and it is said", async (_, act) => {
  const client = await openLakeWithDresses();
  const dresses = await readDresses(client);
  const busy = through(client, {
    async fetch(...query) {
      const read = await client.fetch<Awaited<ReturnType<Client["fetch"]>>>(...query);
      await client.patch("drafts.nia").set({ name: "Nia" }).commit();
      return read;
    },
  });
  await expect(act(busy, dresses)).rejects.toThrow("Someone has just changed one of them.");
  expect(await client.fetch("*[_type == 'product'] | order(_id) {_id, name, category}", {}, raw)).toEqual([
    { _id: "drafts.mia", name: "Mia", category: "tulle-dresses" },
    { _id: "drafts.nia", name: "Nia", category: "tulle-dresses" },
    { _id: "lia", name: "lia", category: "tulle-dresses" },
    { _id: "mia", name: "mia", category: "tulle-dresses" },
  ]);
});

/** The client, but for one call. */
function through(client: SanityClient, changed: Partial<Client>): Client {
  return {
    fetch: (...query) => client.fetch(...query),
    action: (actions) => client.action(actions),
    mutate: (mutations) => client.mutate(mutations),
    ...changed,
  };
}

test("dresses stand by name as a reader expects: letters with accents beside those without", async () => {
  const client = editorOf(await openLake());
  const names = ["Zoé", "Éloïse", "Ægir", "Élan", "Çelik", "dora", "Anaïs", "Dora 10", "Dora 9"];
  await client.mutate(names.map((name, at) => ({ create: dress(`dress-${at}`, { name }) })));
  const sorted = (await readDresses(client)).map(({ name }) => name);
  expect(sorted.join()).toBe("Ægir,Anaïs,Çelik,dora,Dora 9,Dora 10,Élan,Éloïse,Zoé");
});
