import { expect, test } from "vitest";
import { deleteCollection, readLeftBehind } from "#studio/desk/delete-collection.ts";
import { recentlyDeleted } from "#studio/desk/recently-deleted.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";

const raw = { perspective: "raw" } as const;

type Document = { _id: string; _type: string; [field: string]: unknown };

const collection = (_id: string, slug: string, fields: object = {}): Document => ({
  _id,
  _type: "collection",
  name: slug,
  slug: { current: slug },
  ...fields,
});

const dress = (_id: string, category: string): Document => ({ _id, _type: "product", name: _id, category });

/** Capes were cloaks once, and are being renamed; one dress names each address, and one has a draft. */
async function openLakeWithCollections() {
  const client = editorOf(await openLakeInProcess());
  await client.mutate(
    [
      collection("capes", "capes", { previousSlugs: ["cloaks", "gowns"], visibility: "hidden" }),
      collection("drafts.capes", "mantles"),
      collection("gowns", "gowns", { previousSlugs: ["dresses"] }),
      collection("drafts.gowns", "gowns", { intro: "A draft." }),
      collection("drafts.veils", "veils"),
      dress("lia", "capes"),
      dress("drafts.lia", "capes"),
      dress("mia", "cloaks"),
      dress("nia", "gowns"),
    ].map((document) => ({ create: document })),
  );
  return client;
}

test("of a collection its dresses are told, by every address that leads to it and is not another's", async () => {
  const client = await openLakeWithCollections();
  expect(await readLeftBehind(client, "capes")).toEqual({
    names: ["lia", "mia"],
    slugs: ["capes", "cloaks"],
    isHidden: true,
    others: [{ id: "gowns", name: "gowns", isHidden: false }],
  });
  expect(await readLeftBehind(client, "veils")).toMatchObject({ names: [] });
});

test("a deleted collection is in the trash, and its dresses say what they said", async () => {
  const client = await openLakeWithCollections();
  await deleteCollection(client, "capes");
  const left = await client.fetch("*[_type == 'collection'] | order(_id) ._id", {}, raw);
  expect(left).toEqual(["drafts.gowns", "drafts.veils", "gowns"]);
  const named = await client.fetch("*[_type == 'product'] | order(_id) .category", {}, raw);
  expect(named).toEqual(["capes", "capes", "cloaks", "gowns"]);
  expect(await client.fetch("*[_id == 'gowns'][0].previousSlugs")).toEqual(["dresses"]);
  expect((await recentlyDeleted(client)).map(({ id }) => id)).toEqual(["capes"]);
});

test("another collection takes in its addresses, in the shop and in its draft, in the transaction that deletes it", async () => {
  const client = await openLakeWithCollections();
  await deleteCollection(client, "capes", "gowns");
  expect(
    await client.fetch("*[_type == 'collection'] | order(_id) {_id, intro, previousSlugs}", {}, raw),
  ).toEqual([
    { _id: "drafts.gowns", intro: "A draft.", previousSlugs: ["capes", "cloaks", "mantles"] },
    { _id: "drafts.veils", intro: null, previousSlugs: null },
    { _id: "gowns", intro: null, previousSlugs: ["dresses", "capes", "cloaks", "mantles"] },
  ]);
});

test("where the other one is there no longer, or is changed in that moment, nothing is deleted", async () => {
  const client = await openLakeWithCollections();
  await expect(deleteCollection(client, "capes", "slips")).rejects.toThrow("no longer there");
  const busy: Parameters<typeof deleteCollection>[0] = {
    fetch: (...asked) => client.fetch(...asked),
    async mutate(mutations) {
      await client.patch("gowns").set({ name: "Gowns" }).commit();
      return client.mutate(mutations);
    },
  };
  await expect(deleteCollection(busy, "capes", "gowns")).rejects.toThrow(
    "Someone has just changed one of them",
  );
  expect(await client.fetch("*[_id in ['capes', 'drafts.capes']]._id", {}, raw)).toHaveLength(2);
});
