import { expect, test } from "vitest";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { dressesIn } from "./dresses-in.ts";

const collection = (_id: string, slug: string, previousSlugs: string[] = []) => ({
  _id,
  _type: "collection",
  slug: { current: slug },
  previousSlugs,
});

const dress = (_id: string, category: string) => ({
  _id,
  _type: "product",
  name: _id.replace("drafts.", ""),
  category,
});

test("a collection holds the dresses of every address that leads to it and is not another's", async () => {
  const client = editorOf(await openLake());
  const documents = [
    collection("capes", "capes", ["cloaks", "gowns"]),
    collection("drafts.capes", "mantles"),
    collection("gowns", "gowns"),
    collection("drafts.veils", "veils"),
    { _id: "collection-slips", _type: "collection" },
    dress("lia", "capes"),
    dress("drafts.lia", "capes"),
    dress("mia", "cloaks"),
    dress("drafts.nia", "mantles"),
    dress("fia", "gowns"),
    dress("ria", "slips"),
    { ...dress("drafts.new", "slips"), name: "" },
  ];
  await createAll(client, documents);
  expect((await dressesIn(client, "capes")).toSorted()).toEqual(["lia", "mia", "nia"]);
  expect(await dressesIn(client, "gowns")).toEqual(["fia"]);
  expect((await dressesIn(client, "collection-slips")).toSorted()).toEqual(["Without a name", "ria"]);
  expect(await dressesIn(client, "veils")).toEqual([]);
});
