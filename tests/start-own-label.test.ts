import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bringSampleBack, readSampleState, type Stored, startOwnLabel } from "#studio/desk/own-label.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";

const dataset = join(import.meta.dirname, "../content/data.ndjson");
const lines = (await readFile(dataset, "utf8")).split("\n").filter(Boolean);
const sample: Stored[] = lines.map((line) => JSON.parse(line));

/** Its documents as they are stored; importing their pictures would take longer than all the rest. */
async function openLakeWithSample() {
  const client = editorOf(await openLakeInProcess());
  await client.mutate(sample.map((document) => ({ create: withoutPictures(document) })));
  return client;
}

test("the sample goes in one transaction, what the owner has changed stays, and it all comes back", async () => {
  const client = await openLakeWithSample();
  const before = await client.fetch<Stored[]>("*[_type == 'product'] | order(_id)");
  expect(before.length).toBe(sample.length);
  await client.patch("product-aurelie").set({ name: "Gown of my own" }).commit();
  await client.create({ ...before[1], _id: `drafts.${before[1]?._id}`, _type: "product" });

  const state = await readSampleState(client, sample);
  expect(state).toMatchObject({ changed: ["Aurélie"], removed: 0 });
  expect(state.untouched.length).toBe(sample.length);
  await startOwnLabel(client, "Maison Une", state.untouched);

  expect(await client.fetch("*[_type == 'product' || _id in path('drafts.**')].name")).toEqual([
    "Gown of my own",
  ]);
  expect(await client.getDocument("house")).toMatchObject({ _type: "house", name: "Maison Une" });
  expect(await readSampleState(client, sample)).toMatchObject({ untouched: [], removed: sample.length });

  await bringSampleBack(client);
  const after = await client.fetch<Stored[]>("*[_type == 'product'] | order(_id)");
  expect(after.map(withoutRevision)).toEqual(
    before.map((document) =>
      withoutRevision(
        document._id === "product-aurelie" ? { ...document, name: "Gown of my own" } : document,
      ),
    ),
  );
  expect(await client.getDocument("house")).toBeUndefined();
  expect((await readSampleState(client, sample)).removed).toBe(0);
});

test("what the owner has written since stays when the sample comes back", async () => {
  const client = await openLakeWithSample();
  const { untouched } = await readSampleState(client, sample);
  await startOwnLabel(client, "Maison Une", untouched);
  await client.patch("house").set({ phone: "41441234567" }).commit();
  await client.create({ _id: "product-aurelie", _type: "product", name: "Hers" });
  await bringSampleBack(client);
  expect(await client.getDocument("house")).toMatchObject({ phone: "41441234567" });
  expect(await client.getDocument("product-aurelie")).toMatchObject({ name: "Hers" });
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(sample.length);
});

test("settings that the label has written before keep what they say", async () => {
  const client = await openLakeWithSample();
  await client.create({ _id: "house", _type: "house", name: "Maison Deux", email: "deux@deux.example" });
  await startOwnLabel(client, "Maison Une", (await readSampleState(client, sample)).untouched);
  expect(await client.getDocument("house")).toMatchObject({
    name: "Maison Deux",
    email: "deux@deux.example",
  });
});

function withoutRevision({ _rev, _updatedAt, ...document }: Stored) {
  return document;
}

function withoutPictures(document: Stored): Stored {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === "_sanityAsset" ? undefined : value)));
}
