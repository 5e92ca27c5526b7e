import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

test("create, read, replace and delete", async () => {
  const { editor, id } = await openContractHost();
  const created = await editor.create({ _id: id("gown"), _type: "product", name: "Odile" });
  expect(created).toMatchObject({
    _id: id("gown"),
    name: "Odile",
    _rev: expect.any(String),
    _createdAt: expect.any(String),
  });
  await editor.createOrReplace({ _id: id("gown"), _type: "product", price: 3 });
  const replaced = await editor.getDocument(id("gown"));
  expect(replaced).toMatchObject({ price: 3 });
  expect(replaced).not.toHaveProperty("name");
  await editor.delete(id("gown"));
  expect(await editor.getDocument(id("gown"))).toBeUndefined();
});

test("an id is made up when none is given, inside its folder when it ends in a dot", async () => {
  const { editor } = await openContractHost();
  const plain = await editor.create({ _type: "product" });
  const draft = await editor.create({ _id: "drafts.", _type: "product" });
  expect(plain._id).toMatch(/^[\w-]{10,}$/);
  expect(draft._id).toMatch(/^drafts\.[\w-]{10,}$/);
  await editor.delete({ query: "*[_id in $ids]", params: { ids: [plain._id, draft._id] } });
});

test("createIfNotExists leaves what is there, create refuses it", async () => {
  const { editor, id } = await openContractHost();
  await editor.create({ _id: id("gown"), _type: "product", name: "first" });
  await editor.createIfNotExists({ _id: id("gown"), _type: "product", name: "second" });
  expect(await editor.getDocument(id("gown"))).toMatchObject({ name: "first" });
  await expect(editor.create({ _id: id("gown"), _type: "product" })).rejects.toMatchObject({
    statusCode: 409,
  });
});

test("deleting what is not there is no error", async () => {
  const { editor, id } = await openContractHost();
  await expect(editor.delete(id("nobody"))).resolves.toBeDefined();
});

test("every operation of a patch", async () => {
  const { editor, id } = await openContractHost();
  await editor.create({
    _id: id("gown"),
    _type: "product",
    name: "Odile",
    price: 5,
    sizes: ["34", "36"],
    old: true,
    text: "tulle",
  });
  const patched = await editor
    .patch(id("gown"))
    .set({ name: "Odette", "seo.title": "A gown" })
    .setIfMissing({ price: 99, season: "spring" })
    .unset(["old"])
    .inc({ price: 3 })
    .dec({ price: 1 })
    .diffMatchPatch({ text: "@@ -1,5 +1,10 @@\n+silk \n tulle\n" })
    .insert("after", "sizes[-1]", ["38"])
    .commit();
  expect(patched).toMatchObject({
    name: "Odette",
    seo: { title: "A gown" },
    price: 7,
    season: "spring",
    text: "silk tulle",
    sizes: ["34", "36", "38"],
  });
  expect(patched).not.toHaveProperty("old");
});

test.each([
  ["Silk 👗 gown", "Silk 👰 gown", "@@ -2,12 +2,12 @@\n ilk \n-%F0%9F%91%97\n+%F0%9F%91%B0\n  gow\n"],
  [
    "👩‍👩‍👧 with 👰🏽",
    "👩‍👩‍👧‍👦 with 👰🏿‍♀️",
    "@@ -8,25 +8,41 @@\n %F0%9F%91%A9%E2%80%8D%F0%9F%91%A7\n+%E2%80%8D%F0%9F%91%A6\n  with %F0%9F%91%B0\n-%F0%9F%8F%BD\n+%F0%9F%8F%BF%E2%80%8D%E2%99%80%EF%B8%8F\n",
  ],
  [
    "Кружево",
    "Кружева и тюль",
    "@@ -5,10 +5,22 @@\n %D1%83%D0%B6%D0%B5%D0%B2\n-%D0%BE\n+%D0%B0 %D0%B8 %D1%82%D1%8E%D0%BB%D1%8C\n",
  ],
  [
    "絹サテン",
    "絹のサテン🌸",
    "@@ -1,12 +1,19 @@\n %E7%B5%B9\n+%E3%81%AE\n %E3%82%B5%E3%83%86%E3%83%B3\n+%F0%9F%8C%B8\n",
  ],
  [
    "100% silk\n@@ -1 +1 @@",
    "50% silk\n@@ -2 +2 @@",
    "@@ -1,6 +1,5 @@\n-10\n+5\n 0%25 s\n@@ -10,11 +10,11 @@\n @@ -\n-1 +1\n+2 +2\n  @@\n",
  ],
])("%j becomes %j by the diff that Studio writes, counted in bytes", async (before, after, diff) => {
  const { editor, id } = await openContractHost();
  await editor.create({ _id: id("gown"), _type: "product", text: before });
  const { text } = await editor.patch(id("gown")).diffMatchPatch({ text: diff }).commit();
  expect(text).toBe(after);
});

test("a patch reaches into lists by key and by position, and replaces", async () => {
  const { editor, id } = await openContractHost();
  const colours = [
    { _key: "a", name: "ivory" },
    { _key: "b", name: "rose" },
  ];
  await editor.create({ _id: id("gown"), _type: "product", colours, sizes: ["34", "36", "38"] });
  await editor.patch(id("gown")).set({ 'colours[_key=="b"].name': "blush" }).unset(["sizes[0]"]).commit();
  await editor.patch(id("gown")).insert("replace", "sizes[0:1]", ["40"]).commit();
  expect(await editor.getDocument(id("gown"))).toMatchObject({
    colours: [{ name: "ivory" }, { name: "blush" }],
    sizes: ["40", "38"],
  });
});

test("a patch for a revision that has passed is refused, and one for no document at all", async () => {
  const { editor, id } = await openContractHost();
  const { _rev } = await editor.create({ _id: id("gown"), _type: "product", price: 1 });
  await editor.patch(id("gown")).set({ price: 2 }).commit();
  await expect(editor.patch(id("gown")).ifRevisionId(_rev).set({ price: 3 }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
  await expect(editor.patch(id("nobody")).set({ price: 3 }).commit()).rejects.toMatchObject({
    details: {
      type: "mutationError",
      items: [{ error: { description: expect.stringContaining(id("nobody")) }, index: 0 }],
    },
  });
  expect(await editor.getDocument(id("gown"))).toMatchObject({ price: 2 });
});

test("a transaction is all or nothing, under the name that the client gave it", async () => {
  const { editor, id } = await openContractHost();
  await editor.create({ _id: id("there"), _type: "product" });
  const failing = editor
    .transaction()
    .create({ _id: id("new"), _type: "product" })
    .create({ _id: id("there"), _type: "product" });
  await expect(failing.commit()).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ index: 1 }] },
  });
  expect(await editor.getDocument(id("new"))).toBeUndefined();

  const transactionId = id("transaction");
  const result = await editor
    .transaction()
    .create({ _id: id("new"), _type: "product" })
    .delete(id("there"))
    .commit({ transactionId });
  expect(result).toMatchObject({
    transactionId,
    results: [
      { id: id("new"), operation: "create" },
      { id: id("there"), operation: "delete" },
    ],
  });
  expect(await editor.getDocument(id("new"))).toMatchObject({ _rev: transactionId });
});

test("a patch or a delete by a query that cannot be asked is refused, and nothing of its transaction is done", async () => {
  const { editor, id } = await openContractHost();
  const create = { create: { _id: id("gown"), _type: "product" } };
  for (const query of ["*[_type == ", "*[_id == $missing]", "unknownFunction()"]) {
    const patch = { patch: { query, set: { price: 1 } } };
    await expect(editor.mutate([create, patch])).rejects.toMatchObject({ statusCode: 400 });
    await expect(editor.mutate([create, { delete: { query } }])).rejects.toMatchObject({ statusCode: 400 });
  }
  expect(await editor.getDocument(id("gown"))).toBeUndefined();
});

test("a document that something refers to stays, and a reference must lead somewhere", async () => {
  const { editor, id } = await openContractHost();
  await editor.create({ _id: id("muse"), _type: "person" });
  await editor.create({
    _id: id("gown"),
    _type: "product",
    muse: { _type: "reference", _ref: id("muse") },
  });
  await expect(editor.delete(id("muse"))).rejects.toMatchObject({ statusCode: 409 });
  const lost = { _id: id("lost"), _type: "product", muse: { _type: "reference", _ref: id("nobody") } };
  await expect(editor.create(lost)).rejects.toMatchObject({ statusCode: 409 });
  await editor.create({ ...lost, muse: { ...lost.muse, _weak: true } });
  await editor.transaction().delete(id("muse")).delete(id("gown")).delete(id("lost")).commit();
});
