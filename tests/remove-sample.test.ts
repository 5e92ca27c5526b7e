import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { newLabelDocuments } from "#server/command/new-label.ts";
import { HAS_NO_SAMPLE } from "#studio/desk/first-steps.ts";
import { readSampleState, removeSample } from "#studio/desk/remove-sample.ts";
import { type Stored, sampleDocuments } from "#studio/desk/sample-label.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";

const dresses = sampleDocuments.filter(({ _type }) => _type === "product");

/** All that the dataset holds of dresses and of the label. */
const everything = "*[_type != 'system.group'] | order(_id)";

const raw = { perspective: "raw" } as const;

/** Its documents as they are stored; importing their pictures would take longer than all the rest. */
async function openLakeWithSample() {
  const client = editorOf(await openLake());
  await client.mutate(sampleDocuments.map((document) => ({ create: withoutPictures(document) })));
  return client;
}

test("an owner removes the sample in one transaction, and empty settings are left", async () => {
  const client = await openLakeWithSample();
  const [dress = expect.unreachable()] = dresses;
  await client.create({ ...withoutPictures(dress), _id: `drafts.${dress._id}` });
  const state = await readSampleState(client, sampleDocuments);
  expect(state).toMatchObject({ changed: [], needed: [] });
  expect(state.removable).toHaveLength(sampleDocuments.length + 1);

  await removeSample(client, sampleDocuments);
  expect(contentOf(await client.fetch<Stored[]>(everything, {}, raw))).toEqual([
    { _id: "house", _type: "house" },
  ]);
  const nothing = { removable: [], pictures: 0, changed: [], needed: [] };
  expect(await readSampleState(client, sampleDocuments)).toEqual(nothing);
});

test("a dress is the owner's whatever was changed, added or taken away in it, and stays with its collection", async () => {
  const client = await openLakeWithSample();
  const [first, second, third, fourth] = dresses;
  const edited = [first, second, third].map((dress) => client.patch(String(dress?._id)));
  await edited[0]?.set({ modelInfo: "The model is 178 cm tall" }).commit();
  await edited[1]?.set({ previousSlugs: ["capes"] }).commit();
  await edited[2]?.unset(["description"]).commit();
  const { changed, removable } = await readSampleState(client, sampleDocuments);
  expect(changed).toEqual([first, second, third].map((dress) => dress?.["name"]));
  const leavingIds = removable.map(({ _id }) => _id);
  expect(leavingIds).toContain(fourth?._id);
  expect(leavingIds).not.toContain(`collection-${first?.["category"]}`);
});

test("an owner's texts, drafts and versions in a release stay whole, and are named as in Studio", async () => {
  const client = await openLakeWithSample();
  await client.patch("house").set({ name: "Maison Une" }).commit();
  await client.create({ _id: "drafts.designer", _type: "designer", name: "Une" });
  await client.create({ ...withoutPictures(sampleOf("home")), _id: "versions.rSpring.home" });
  const hers = ["house", "drafts.designer", "designer", "home", "versions.rSpring.home"];
  const before = await client.fetch("*[_id in $hers] | order(_id)", { hers }, raw);
  const { changed } = await readSampleState(client, sampleDocuments);
  expect(changed).toEqual(["The label", "Home page", "The designer"]);

  await removeSample(client, sampleDocuments);
  expect(await client.fetch(everything, {}, raw)).toEqual(before);
});

test("a picture of the owner's is hers, whatever is said of it", async () => {
  const client = await openLakeWithSample();
  const _ref = `image-${"a".repeat(40)}-1440x900-jpg`;
  await client.create({ _id: _ref, _type: "sanity.imageAsset", originalFilename: "lace.jpg" });
  await client
    .patch("notFound")
    .set({ "picture.asset": { _type: "reference", _ref } })
    .commit();
  await removeSample(client, sampleDocuments);
  expect(await client.getDocument("notFound")).toMatchObject({ picture: { asset: { _ref } } });
});

test("what an owner's own content refers to stays, and what that refers to as well", async () => {
  const client = await openLakeWithSample();
  const worn = dresses.find(({ completesLook }) => completesLook) ?? expect.unreachable();
  await client.create({
    ...{ _id: "own", _type: "product", name: "Lia", category: "bridal-dresses" },
    completesLook: [{ _key: "a", _type: "reference", _ref: worn._id }],
  });
  const { changed, needed } = await readSampleState(client, sampleDocuments);
  expect(changed).toEqual([]);
  await removeSample(client, sampleDocuments);
  const staying = await client.fetch<string[]>("*[_type in ['product', 'collection'] && _id != 'own'].name");
  expect(staying.toSorted()).toEqual(needed.toSorted());
  expect(needed).toEqual(expect.arrayContaining([worn["name"], "Bridal dresses"]));
  expect(needed.length).toBeLessThan(dresses.length);
  const missing = '*[_type == "product" && count(completesLook[!defined(@->)]) > 0].name';
  expect(await client.fetch(missing)).toEqual([]);
});

test("a label's own shop is not taken for the sample, whatever ids and fields they have in common", async () => {
  const client = editorOf(await openLake());
  await createAll(client, newLabelDocuments({ name: "Maison Une" }));
  // Kept by an owner who has cleared the sample by hand.
  await client.mutate(dresses.slice(0, 1).map((document) => ({ create: withoutPictures(document) })));
  const before = await client.fetch<Stored[]>(everything, {}, raw);
  await removeSample(client, sampleDocuments);
  expect(await client.fetch(everything, {}, raw)).toEqual(before);
});

test("a dataset of dresses alone, as older versions have seeded it, is the sample as well", async () => {
  const client = editorOf(await openLake());
  expect(await client.fetch(HAS_NO_SAMPLE)).toBe(true);
  await client.mutate(dresses.map((document) => ({ create: withoutPictures(document) })));
  expect(await client.fetch(HAS_NO_SAMPLE)).toBe(false);
  await removeSample(client, sampleDocuments);
  expect(contentOf(await client.fetch<Stored[]>(everything, {}, raw))).toEqual([
    { _id: "house", _type: "house" },
  ]);
});

test("nothing is removed where somebody changes a dress in that moment", async () => {
  const client = await openLakeWithSample();
  const busy = {
    fetch: client.fetch.bind(client),
    async mutate(mutations: Parameters<SanityClient["mutate"]>[0]) {
      await client.patch("product-aurelie").set({ price: 1 }).commit();
      return client.mutate(mutations);
    },
  };
  await expect(removeSample(busy, sampleDocuments)).rejects.toThrow("Someone has just changed one of them.");
  expect(await client.fetch(`count(${everything})`)).toBe(sampleDocuments.length);
});

function sampleOf(id: string): Stored {
  return sampleDocuments.find(({ _id }) => _id === id) ?? expect.unreachable();
}

/** The host writes the other fields itself. */
function contentOf(documents: Stored[]) {
  return documents.map(({ _rev, _createdAt, _updatedAt, ...content }) => content);
}

function withoutPictures(document: Stored): Stored {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === "_sanityAsset" ? undefined : value)));
}
