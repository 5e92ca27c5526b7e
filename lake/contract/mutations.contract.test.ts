import { expect, test } from "vitest";
import { statusOf } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

test("create, read, replace and delete, also what is not there", async () => {
  const { editor, create, publishedId } = await openContractHost();
  const stamps = { _id: publishedId, _rev: expect.any(String), _createdAt: expect.any(String) };
  expect(await create(publishedId, { name: "Odile" })).toMatchObject({ ...stamps, name: "Odile" });
  await editor.createOrReplace({ _id: publishedId, _type: "product", price: 3 });
  const replaced = await editor.getDocument(publishedId);
  expect(replaced).toMatchObject({ price: 3 });
  expect(replaced).not.toHaveProperty("name");
  for (let time = 0; time < 2; time += 1) await editor.delete(publishedId);
  expect(await editor.getDocument(publishedId)).toBeUndefined();
});

test("an id is made up when none is given, inside its folder when it ends in a dot", async () => {
  const { editor, create } = await openContractHost();
  const plain = await editor.create({ _type: "product" });
  const draft = await create("drafts.");
  expect(plain._id).toMatch(/^[\w-]{10,}$/);
  expect(draft._id).toMatch(/^drafts\.[\w-]{10,}$/);
  await editor.delete({ query: "*[_id in $ids]", params: { ids: [plain._id, draft._id] } });
});

test("createIfNotExists leaves what is there, create refuses it", async () => {
  const { editor, create, publishedId, namesOf } = await openContractHost();
  await create(publishedId, { name: "first" });
  await editor.createIfNotExists({ _id: publishedId, _type: "product", name: "second" });
  expect(await statusOf(create(publishedId))).toBe(409);
  expect(await namesOf(publishedId)).toEqual(["first"]);
});

test("every operation of a patch", async () => {
  const { editor, create, publishedId } = await openContractHost();
  const before = { name: "Odile", price: 5, sizes: ["34", "36"], old: true, text: "tulle" };
  await create(publishedId, before);
  const patched = await editor
    .patch(publishedId)
    .set({ name: "Odette", "seo.title": "A gown" })
    .setIfMissing({ price: 99, season: "spring" })
    .unset(["old"])
    .inc({ price: 3 })
    .dec({ price: 1 })
    .diffMatchPatch({ text: "@@ -1,5 +1,10 @@\n+silk \n tulle\n" })
    .insert("after", "sizes[-1]", ["38"])
    .commit();
  const after = { name: "Odette", seo: { title: "A gown" }, price: 7, season: "spring", text: "silk tulle" };
  expect(patched).toMatchObject({ ...after, sizes: ["34", "36", "38"] });
  expect(patched).not.toHaveProperty("old");
});

/** Studio encodes all but ASCII and spaces. */
const encoded = (line: string) => `${encodeURI(line).replaceAll("%20", " ")}\n`;

test.each([
  ["Silk 👗 gown", "Silk 👰 gown", "@@ -2,12 +2,12 @@| ilk |-👗|+👰|  gow"],
  ["👩‍👩‍👧 with 👰🏽", "👩‍👩‍👧‍👦 with 👰🏿‍♀️", "@@ -8,25 +8,41 @@| 👩‍👧|+‍👦|  with 👰|-🏽|+🏿‍♀️"],
  ["Кружево", "Кружева и тюль", "@@ -5,10 +5,22 @@| ужев|-о|+а и тюль"],
  ["絹サテン", "絹のサテン🌸", "@@ -1,12 +1,19 @@| 絹|+の| サテン|+🌸"],
  [
    "100% silk\n@@ -1 +1 @@",
    "50% silk\n@@ -2 +2 @@",
    "@@ -1,6 +1,5 @@|-10|+5| 0% s|@@ -10,11 +10,11 @@| @@ -|-1 +1|+2 +2|  @@",
  ],
])("%j becomes %j by the diff that Studio writes, counted in bytes", async (before, after, diff) => {
  const { editor, create, publishedId } = await openContractHost();
  await create(publishedId, { text: before });
  const text = diff.split("|").map(encoded).join("");
  expect(await editor.patch(publishedId).diffMatchPatch({ text }).commit()).toMatchObject({ text: after });
});

test("a patch reaches into lists by key and by position, and replaces", async () => {
  const { editor, create, publishedId } = await openContractHost();
  const colours = ["ivory", "rose"].map((name) => ({ _key: name, name }));
  await create(publishedId, { colours, sizes: ["34", "36", "38"] });
  await editor.patch(publishedId).set({ 'colours[_key=="rose"].name': "blush" }).unset(["sizes[0]"]).commit();
  const patched = await editor.patch(publishedId).insert("replace", "sizes[0:1]", ["40"]).commit();
  expect(patched).toMatchObject({ colours: [{ name: "ivory" }, { name: "blush" }], sizes: ["40", "38"] });
});

test("a patch for a revision that has passed is refused, and one for no document at all", async () => {
  const { editor, create, publishedId, id } = await openContractHost();
  const { _rev } = await create(publishedId, { price: 1 });
  await editor.patch(publishedId).set({ price: 2 }).commit();
  const stale = editor.patch(publishedId).ifRevisionId(_rev).set({ price: 3 });
  expect(await statusOf(stale.commit())).toBe(409);
  const error = { description: expect.stringContaining(id("nobody")) };
  await expect(editor.patch(id("nobody")).set({ price: 3 }).commit()).rejects.toMatchObject({
    details: { type: "mutationError", items: [{ error, index: 0 }] },
  });
  expect(await editor.getDocument(publishedId)).toMatchObject({ price: 2 });
});

test("a transaction is all or nothing, under the name that the client gave it", async () => {
  const { editor, create, mutate, id } = await openContractHost();
  await create(id("there"));
  const [made, doubled] = [id("new"), id("there")].map((_id) => ({ create: { _id, _type: "product" } }));
  const index = { statusCode: 409, details: { items: [{ index: 1 }] } };
  await expect(mutate(made, doubled)).rejects.toMatchObject(index);
  expect(await editor.getDocument(id("new"))).toBeUndefined();

  const transactionId = id("transaction");
  const transaction = editor
    .transaction()
    .create({ _id: id("new"), _type: "product" })
    .delete(id("there"));
  const results = [
    { id: id("new"), operation: "create" },
    { id: id("there"), operation: "delete" },
  ];
  expect(await transaction.commit({ transactionId })).toMatchObject({ transactionId, results });
  expect(await editor.getDocument(id("new"))).toMatchObject({ _rev: transactionId });
});

test.each(["*[_type == ", "*[_id == $missing]", "unknownFunction()"])(
  "a patch or a delete by %s, which cannot be asked, is refused with its whole transaction",
  async (query) => {
    const { editor, mutate, publishedId } = await openContractHost();
    const create = { create: { _id: publishedId, _type: "product" } };
    for (const byQuery of [{ patch: { query, set: { price: 1 } } }, { delete: { query } }])
      expect(await statusOf(mutate(create, byQuery))).toBe(400);
    expect(await editor.getDocument(publishedId)).toBeUndefined();
  },
);

test("a document that something refers to stays, and a reference must lead somewhere", async () => {
  const { editor, create, id } = await openContractHost();
  const to = (name: string, more = {}) => ({ muse: { _type: "reference", _ref: id(name), ...more } });
  await create(id("muse"));
  await create(id("gown"), to("muse"));
  expect(await statusOf(editor.delete(id("muse")))).toBe(409);
  expect(await statusOf(create(id("lost"), to("nobody")))).toBe(409);
  await create(id("lost"), to("nobody", { _weak: true }));
  await editor.transaction().delete(id("muse")).delete(id("gown")).delete(id("lost")).commit();
});
