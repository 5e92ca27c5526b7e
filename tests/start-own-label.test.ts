import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { newLabelDocuments } from "#server/command/new-label.ts";
import { bringSampleBack, readSampleState, type Stored, startOwnLabel } from "#studio/desk/own-label.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";

const dataset = join(root, "sample/data.ndjson");
const lines = (await readFile(dataset, "utf8")).split("\n").filter(Boolean);
const sample: Stored[] = lines.map((line) => JSON.parse(line));
const dresses = sample.filter(({ _type }) => _type === "product");

/** All that the dataset holds of dresses and of the label. */
const everything = "*[!(_type in ['removedSample', 'system.group'])] | order(_id)";

const texts = "*[_id in ['house', 'home']] | order(_id)";

/** Its documents as they are stored; importing their pictures would take longer than all the rest. */
async function openLakeWithSample() {
  const client = editorOf(await openLake());
  await client.mutate(sample.map((document) => ({ create: withoutPictures(document) })));
  return client;
}

test("the sample goes in one transaction, what the owner has changed stays, and it all comes back", async () => {
  const client = await openLakeWithSample();
  const before = await client.fetch<Stored[]>(everything);
  expect(before.length).toBe(sample.length);
  await change(client, "product-aurelie", { name: "Gown of my own" });
  await client.create({ ...before[1], _id: `drafts.${before[1]?._id}`, _type: String(before[1]?._type) });

  const state = await readSampleState(client, sample);
  expect(state).toMatchObject({ changed: ["Aurélie"], removed: 0 });
  expect(state.untouched.length).toBe(sample.length);
  await startOwnLabel(client, "Maison Une", sample);

  const left = await client.fetch<Stored[]>(everything);
  expect(left.map(({ _id, name }) => [_id, name])).toEqual([
    ["house", "Maison Une"],
    ["product-aurelie", "Gown of my own"],
  ]);
  // No line of the footer leads nowhere.
  expect(left[0]).not.toHaveProperty("customerCare");
  expect(await readSampleState(client, sample)).toMatchObject({ untouched: [], removed: sample.length });

  await bringSampleBack(client);
  const after = await client.fetch<Stored[]>("*[!(_id in path('drafts.**'))] | order(_id)");
  expect(after.map(withoutRevision)).toEqual(
    before.map((document) =>
      withoutRevision(
        document._id === "product-aurelie" ? { ...document, name: "Gown of my own" } : document,
      ),
    ),
  );
  expect((await readSampleState(client, sample)).removed).toBe(0);
});

test("a dress is the label's own whatever was changed, added or taken away in it", async () => {
  const client = await openLakeWithSample();
  const [first, second, third, fourth] = dresses;
  const edited = [first, second, third].map((dress) => client.patch(String(dress?._id)));
  await edited[0]?.set({ modelInfo: "The model is 178 cm tall" }).commit();
  await edited[1]?.set({ previousSlugs: ["capes"] }).commit();
  await edited[2]?.unset(["description"]).commit();
  const { changed, untouched } = await readSampleState(client, sample);
  expect(changed).toEqual([first, second, third].map((dress) => dress?.name));
  expect(untouched.map(({ _id }) => _id)).toContain(fourth?._id);
});

test("of texts that the owner has begun to change her own fields stay, and the sample's go", async () => {
  const client = await openLakeWithSample();
  await change(client, "house", { name: "Maison Une", "showroom.address": ["1 rue Une"] });
  await change(client, "home", {
    'sections[_key=="hero"].title': "Ours",
    'sections[_key=="bridal"].action.href': "/about",
  });
  await client.create({ _id: "drafts.designer", _type: "designer", name: "Une", invitation: "Come" });
  const before = await client.fetch<Stored[]>(texts);
  await startOwnLabel(client, "Maison Deux", sample);

  const [home, house] = await client.fetch<Stored[]>(texts);
  expect(withoutEmpty(fieldsOf(house))).toEqual({ name: "Maison Une", showroom: { address: ["1 rue Une"] } });
  expect(home?.["sections"]).toEqual(
    expect.arrayContaining([
      { _key: "hero", _type: "heroSection", title: "Ours" },
      // A button is the owner's as a whole.
      { _key: "bridal", _type: "carouselSection", action: { label: "Shop Now", href: "/about" } },
    ]),
  );
  expect(fieldsOf(await client.getDocument("drafts.designer"))).toEqual({ name: "Une", invitation: "Come" });
  expect(await client.getDocument("designer")).toBeUndefined();
  expect(isMarked(await client.fetch(everything))).toBe(false);

  await bringSampleBack(client);
  const after = await client.fetch<Stored[]>(texts);
  expect(after.map(fieldsOf)).toEqual(before.map(fieldsOf));
  expect(isMarked(await client.fetch(everything))).toBe(true);
});

test("a home page that is a list keeps her order and her words, and nothing that the sample says", async () => {
  const client = await openLakeWithSample();
  const sections = (await client.fetch<object[]>("*[_id == 'home'][0].sections")).toReversed();
  const own = { _key: "own", _type: "textSection", text: "Made to measure." };
  await client.createOrReplace({ _id: "home", _type: "home", title: "Ours", sections: [own, ...sections] });
  await change(client, "home", {
    'sections[_key=="hero"].title': "Ours",
    'sections[_key=="tulle"].isHidden': true,
  });
  const before = await client.fetch<{ _key: string }[]>("*[_id == 'home'][0].sections");
  await startOwnLabel(client, "Maison Une", sample);

  const left = await client.getDocument("home");
  expect(left?.["sections"]).toEqual([
    own,
    { _key: "shipping", _type: "shippingSection" },
    { _key: "tulle", _type: "sliderSection", shows: "collection", isHidden: true },
    { _key: "featured", _type: "featuredSection" },
    { _key: "evening", _type: "sliderSection", shows: "all" },
    { _key: "parallax", _type: "pictureSection" },
    { _key: "bridal", _type: "carouselSection" },
    { _key: "first", _type: "firstDressesSection" },
    { _key: "hero", _type: "heroSection", title: "Ours" },
  ]);
  expect(left?.["title"]).toBe("Ours");

  // A section that the owner has taken away since stays away.
  await client.patch("home").unset(['sections[_key=="shipping"]']).commit();
  await bringSampleBack(client);
  expect(fieldsOf(await client.getDocument("home"))).toEqual({
    title: "Ours",
    sections: before.filter(({ _key }) => _key !== "shipping"),
  });
});

test("a picture of her own is hers, whatever is said of it", async () => {
  const client = await openLakeWithSample();
  const _ref = `image-${"a".repeat(40)}-1440x900-jpg`;
  await client.create({ _id: _ref, _type: "sanity.imageAsset", originalFilename: "lace.jpg" });
  await change(client, "notFound", { "picture.asset": { _type: "reference", _ref } });
  await startOwnLabel(client, "Maison Une", sample);
  expect(fieldsOf(await client.getDocument("notFound"))).toMatchObject({ picture: { asset: { _ref } } });
});

test("a dataset of dresses alone, as older versions have seeded it, becomes the label's own as well", async () => {
  const client = editorOf(await openLake());
  await client.mutate(dresses.map((document) => ({ create: withoutPictures(document) })));
  const state = await readSampleState(client, sample);
  expect(state.untouched.length).toBe(dresses.length);
  await startOwnLabel(client, "Maison Une", sample);
  expect((await client.fetch<Stored[]>(everything)).map(({ _id }) => _id)).toEqual(["house"]);
  await bringSampleBack(client);
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(dresses.length);
  expect(await client.getDocument("house")).toBeUndefined();
});

test("a label's own shop is not taken for the sample, whatever ids and fields they have in common", async () => {
  const client = editorOf(await openLake());
  const label = newLabelDocuments({ name: "Maison Une" });
  await createAll(client, label);
  // Kept by an owner who has cleared the sample by hand.
  await client.mutate(dresses.slice(0, 1).map((document) => ({ create: withoutPictures(document) })));
  const before = await client.fetch<Stored[]>(everything);
  expect(before.length).toBe(label.length + 1);
  const nothing = { untouched: [], mixed: [], changed: [], removed: 0 };
  expect(await readSampleState(client, sample)).toEqual(nothing);
  await startOwnLabel(client, "Maison Deux", sample);
  expect(await client.fetch(everything)).toEqual(
    before.map((document) =>
      document._id === "house" ? expect.objectContaining({ name: "Maison Une" }) : document,
    ),
  );
});

test("started twice, by a page that stood open or with a dress taken out of the trash, the way back is still whole", async () => {
  const client = await openLakeWithSample();
  await change(client, "designer", { name: "Une" });
  const before = await client.fetch<Stored[]>(everything);
  await startOwnLabel(client, "Maison Une", sample);
  await startOwnLabel(client, "Maison Une", sample);
  await client.create(before.find(({ _id }) => _id === "product-aurelie") ?? { _type: "none" });
  await change(client, "designer", { headline: "Une" });
  await startOwnLabel(client, "Maison Une", sample);
  expect((await readSampleState(client, sample)).removed).toBe(sample.length - 1);

  await bringSampleBack(client);
  const after = await client.fetch<Stored[]>(everything);
  expect(after.map(withoutRevision)).toEqual(
    before.map((document) =>
      withoutRevision(document._id === "designer" ? { ...document, headline: "Une" } : document),
    ),
  );
});

test.each([
  ["alone", {}],
  ["in a label whose settings she had begun to change", { phone: "41441234567" }],
])("a name that was given since goes when the sample comes back, %s", async (_when, changed) => {
  const client = await openLakeWithSample();
  await change(client, "house", changed);
  const before = await client.getDocument("house");
  await startOwnLabel(client, "Maison Une", sample);
  await change(client, "house", { name: "Maison Deux" });
  await bringSampleBack(client);
  expect(fieldsOf(await client.getDocument("house"))).toEqual(fieldsOf(before));
});

test("what the owner has written since stays when the sample comes back", async () => {
  const client = await openLakeWithSample();
  const before = await client.getDocument("house");
  await startOwnLabel(client, "Maison Une", sample);
  await change(client, "house", { name: "Maison Deux", phone: "41441234567" });
  const draft = { ...(await client.getDocument("house")), email: "atelier@une.example" };
  await client.create({ ...draft, _id: "drafts.house", _type: "house" });
  await client.create({ _id: "product-aurelie", _type: "product", name: "Hers" });
  await client.create({ _id: "designer", _type: "designer", name: "Une" });
  await bringSampleBack(client);
  const settings = { ...fieldsOf(before), phone: "41441234567" };
  expect(fieldsOf(await client.getDocument("house"))).toEqual(settings);
  expect(fieldsOf(await client.getDocument("drafts.house"))).toEqual({
    ...settings,
    email: "atelier@une.example",
  });
  expect(isMarked(await client.fetch(everything))).toBe(true);
  expect(await client.getDocument("product-aurelie")).toMatchObject({ name: "Hers" });
  expect(fieldsOf(await client.getDocument("designer"))).toEqual({ name: "Une" });
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(dresses.length);
});

function change(client: SanityClient, id: string, fields: object) {
  return client.patch(id).set(fields).commit();
}

/** Whether the dataset says that it is the sample's. */
function isMarked(documents: Stored[]): boolean {
  return documents.some(({ _id }) => _id === "sampleLabel");
}

function withoutRevision({ _rev, _updatedAt, ...document }: Stored) {
  return document;
}

function withoutPictures(document: Stored): Stored {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === "_sanityAsset" ? undefined : value)));
}

function fieldsOf(document: Stored | undefined) {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !name.startsWith("_")));
}

/** Groups of which every field is gone stay behind, and are read as nothing. */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(fields, (_, value) => (JSON.stringify(value) === "{}" ? undefined : value));
  return JSON.parse(text);
}
