import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { type HistoryClient, recentlyDeleted, restoreAsDrafts } from "./recently-deleted.ts";

async function openLakeWithDresses() {
  const client = editorOf(await openLake());
  for (const name of ["lia", "mia", "fia"])
    await client.create({ _id: name, _type: "product", name, price: 100 });
  return client;
}

test("what was deleted recently is found, the last first, and what is still there is not", async () => {
  const client = await openLakeWithDresses();
  await client.create({ _id: "drafts.unpublished", _type: "product", name: "unpublished" });
  await client.delete("lia");
  await client.delete("mia");
  const deleted = await recentlyDeleted(client);
  expect(deleted.map(({ id, type, name }) => [id, type, name])).toEqual([
    ["mia", "product", "mia"],
    ["lia", "product", "lia"],
  ]);
  expect(Date.parse(deleted[0]?.deleted ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a dress comes back as a draft with all that it had, and is no longer in the trash", async () => {
  const client = await openLakeWithDresses();
  await client.delete("lia");
  await restoreAsDrafts(client, await recentlyDeleted(client));
  expect(await client.getDocument("drafts.lia")).toMatchObject({ name: "lia", price: 100, _type: "product" });
  expect(await client.getDocument("lia")).toBeUndefined();
  expect(await recentlyDeleted(client)).toEqual([]);
});

test("where somebody has brought one back already none is, and it is said", async () => {
  const client = await openLakeWithDresses();
  for (const id of ["lia", "mia"]) await client.delete(id);
  const deleted = await recentlyDeleted(client);
  await client.create({ _id: "lia", _type: "product", name: "lia" });
  await expect(restoreAsDrafts(client, deleted)).rejects.toThrow("No longer in the trash: lia.");
  expect(await client.getDocument("drafts.mia")).toBeUndefined();
});

test("a draft that was never published is found as well", async () => {
  const client = await openLakeWithDresses();
  await client.create({ _id: "drafts.nia", _type: "product", name: "nia" });
  await client.delete("drafts.nia");
  expect((await recentlyDeleted(client)).map(({ id, name }) => [id, name])).toEqual([["nia", "nia"]]);
});

test("thirty days are looked through, as is promised", async () => {
  const client = await openLakeWithDresses();
  const fromTimes: number[] = [];
  const noting = through(client, (query) => {
    fromTimes.push(Date.parse(query["fromTime"] ?? ""));
    return query;
  });
  const thirtyDays = 30 * 24 * 60 * 60 * 1000;
  const before = Date.now();
  await recentlyDeleted(noting);
  expect(fromTimes[0]).toBeGreaterThanOrEqual(before - thirtyDays);
  expect(fromTimes[0]).toBeLessThanOrEqual(Date.now() - thirtyDays);
});

test("what was deleted is found behind many later changes, however few of them come at once", async () => {
  const client = await openLakeWithDresses();
  await client.delete("lia");
  for (const price of [1, 2, 3, 4]) await client.patch("mia").set({ price }).commit();
  const fewAtOnce = through(client, (query) => (query.limit ? { ...query, limit: "2" } : query));
  expect((await recentlyDeleted(fewAtOnce)).map(({ id }) => id)).toEqual(["lia"]);
});

type Query = Parameters<HistoryClient["request"]>[0]["query"];

/** The client, with what is asked of the history changed. */
function through(client: SanityClient, changed: (query: Query) => Query): HistoryClient {
  return {
    config: () => client.config(),
    request: ({ url, query }) => client.request({ url, query: changed(query) }),
    fetch: (...query) => client.fetch(...query),
    mutate: (mutations) => client.mutate(mutations),
  };
}
