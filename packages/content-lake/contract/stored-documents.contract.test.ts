import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

async function openHostWithGown() {
  const host = await openContractHost();
  const _id = host.id("gown");
  await host.editor.create({ _id, _type: "product", name: "Odile", text: "tulle", price: 1, list: ["a"] });
  const mutate = (mutations: unknown[], query: Record<string, string> = {}) =>
    host.editor.request({
      url: `/data/mutate/${host.editor.config().dataset}`,
      method: "POST",
      query,
      body: { mutations },
    });
  return { ...host, _id, mutate, read: () => host.editor.getDocument(_id) };
}

const immutable = (attribute: string) => ({
  details: {
    type: "mutationError",
    items: [{ error: { type: "cannotModifyImmutableAttributeError", attribute }, index: 0 }],
  },
});

test("no patch changes what a document is called and of which type it is", async () => {
  const { _id, mutate, read } = await openHostWithGown();
  const before = await read();
  for (const attribute of ["_type", "_id"])
    for (const patch of [{ unset: [attribute] }, { set: { [attribute]: "other" } }])
      await expect(mutate([{ patch: { id: _id, ...patch } }])).rejects.toMatchObject(immutable(attribute));
  expect(await read()).toEqual(before);
});

test("no replacement changes the type, not even a delete and a create in one transaction; in two they do", async () => {
  const { editor, _id, read } = await openHostWithGown();
  const other = { _id, _type: "other" };
  await expect(editor.createOrReplace(other)).rejects.toMatchObject(immutable("_type"));
  const both = editor.transaction().delete(_id).create(other).commit();
  await expect(both).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
  expect(await read()).toMatchObject({ _type: "product", name: "Odile" });
  await editor.delete(_id);
  await editor.create(other);
  expect(await read()).toMatchObject({ _type: "other" });
});

test("what a client says about revisions and times is only taken where it can be read again", async () => {
  const { editor, id } = await openContractHost();
  const fields = { _rev: 5, _createdAt: { a: 1 }, _updatedAt: "yesterday" };
  const _id = id("gown");
  const created = await editor.create(JSON.parse(JSON.stringify({ _id, _type: "product", ...fields })));
  const isTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  expect(created).toMatchObject({ _rev: expect.any(String), _createdAt: isTime, _updatedAt: isTime });
  const patched = await editor.patch(_id).set(fields).unset(["_rev"]).commit();
  expect(patched).toMatchObject({ _rev: expect.any(String), _createdAt: created._createdAt });

  const imported = { _id: id("old"), _type: "product", _createdAt: "2020-01-02T03:04:05Z" };
  expect(await editor.create(imported)).toMatchObject({ _createdAt: "2020-01-02T03:04:05Z" });
});

test("an attribute is called as it can be asked for, and not otherwise", async () => {
  const { editor, id } = await openContractHost();
  for (const name of ["hasOwnProperty", "a b", "seo.title", "été", "", "$price", "[0]", "a\u0000"]) {
    const document = { _id: id("gown"), _type: "product", inner: [{ _key: "a", [name]: 1 }] };
    await expect(editor.create(document), name).rejects.toMatchObject({ statusCode: 400 });
  }
  expect(await editor.getDocument(id("gown"))).toBeUndefined();
  const names = ["a-b", "a_b", "A1", "1a", "_own", "constructor", "toString", "prototype", "then"];
  const fields = Object.fromEntries(names.map((name) => [name, { [name]: "here" }]));
  await editor.create({ _id: id("gown"), _type: "product", ...fields });
  const found = await editor.fetch("*[_id == $id][0]", { id: id("gown") });
  expect(Object.entries(found)).toEqual(expect.arrayContaining(Object.entries(fields)));
});

test("__proto__ is no attribute, and leaves every other document as it is", async () => {
  const { editor, _id, mutate, read } = await openHostWithGown();
  const before = await read();
  const body = JSON.parse(`{"_id": "x", "_type": "y", "list": [{"__proto__": {"polluted": true}}]}`);
  await expect(mutate([{ create: body }])).rejects.toMatchObject({ statusCode: 400 });
  for (const path of ["__proto__.polluted", "constructor.prototype.polluted", "list.__proto__"])
    await mutate([{ patch: { id: _id, setIfMissing: { [path]: true } } }]).catch(() => undefined);
  const { _rev, _updatedAt, constructor: _, ...after } = JSON.parse(JSON.stringify(await read()));
  expect(before).toMatchObject(after);
  expect(await editor.create({ _type: "product" })).not.toHaveProperty("polluted");
});

test("half a character becomes one that can be read, and no words are lost", async () => {
  const { editor, _id, mutate } = await openHostWithGown();
  await editor
    .patch(_id)
    .set({ name: "A \ud83d gown", seo: { title: "\udc57" } })
    .commit();
  expect(await editor.fetch("*[_id == $_id][0]{name, seo}", { _id })).toEqual({
    name: "A \ufffd gown",
    seo: { title: "\ufffd" },
  });
  await expect(mutate([{ patch: { id: _id, set: { "na\ud83dme": 1 } } }])).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a number that no number can be is refused", async () => {
  const { editor, _id, read } = await openHostWithGown();
  await editor.patch(_id).set({ price: 1.7e308 }).commit();
  await expect(editor.patch(_id).inc({ price: 1.7e308 }).commit()).rejects.toMatchObject({ statusCode: 400 });
  expect(await read()).toMatchObject({ price: 1.7e308 });
});

test("a patch that cannot be read is 400 and changes nothing, whatever else is in it", async () => {
  const { _id, mutate, read } = await openHostWithGown();
  const before = await read();
  const wrong = [
    { sett: { name: "x" } },
    { set: ["x"] },
    { inc: { price: "1" } },
    { unset: "name" },
    { insert: { items: ["b"] } },
    { insert: { after: "list[-1]" } },
    { ifRevisionID: 5, set: { name: "x" } },
  ];
  for (const patch of wrong) {
    const both = mutate([{ patch: { id: _id, set: { price: 2 } } }, { patch: { id: _id, ...patch } }]);
    await expect(both, JSON.stringify(patch)).rejects.toMatchObject({ statusCode: 400 });
  }
  expect(await read()).toEqual(before);
});

test("patches and deletes by query in one transaction see the documents as they were before it", async () => {
  const { editor, id, mutate, read } = await openHostWithGown();
  const params = { id: id("gown") };
  await mutate([
    { create: { _id: id("second"), _type: "product", price: 1 } },
    { patch: { query: "*[_id == $id && price == 1]", params, inc: { price: 1 } } },
    { patch: { query: "*[_id == $id && price == 2]", params, inc: { price: 100 } } },
  ]);
  expect(await read()).toMatchObject({ price: 2 });
  const ids = [id("gown"), id("second")];
  await mutate([
    { patch: { query: "*[_id in $ids]", params: { ids }, inc: { price: 1 } } },
    { delete: { query: "*[_id in $ids]", params: { ids } } },
  ]);
  expect(await editor.getDocuments(ids)).toEqual([null, null]);
});

test("autoGenerateArrayKeys gives every object in a list a key of its own, and leaves those that have one", async () => {
  const { editor, _id } = await openHostWithGown();
  const keys = { autoGenerateArrayKeys: true };
  const created = await editor.create(
    { _type: "product", list: [{ a: 1 }, { a: 2, _key: "mine" }, "text", { nested: [{ b: 1 }, { b: 2 }] }] },
    keys,
  );
  const key = expect.stringMatching(/^[0-9a-f]{12}$/);
  expect(created.list).toEqual([
    { _key: key, a: 1 },
    { _key: "mine", a: 2 },
    "text",
    {
      _key: key,
      nested: [
        { _key: key, b: 1 },
        { _key: key, b: 2 },
      ],
    },
  ]);
  const [first, , , last] = created.list.map((item) => (typeof item === "object" ? item._key : undefined));
  expect(first).not.toBe(last);

  const patched = await editor
    .patch(_id)
    .set({ rows: [{ c: 1 }], seo: { tags: [{ d: 1 }] } })
    .insert("after", "list[-1]", [{ e: 1 }, { e: 2 }])
    .commit(keys);
  expect(patched).toMatchObject({
    rows: [{ _key: key, c: 1 }],
    seo: { tags: [{ _key: key, d: 1 }] },
    list: ["a", { _key: key, e: 1 }, { _key: key, e: 2 }],
  });
  expect(patched).not.toHaveProperty("_key");
  const plain = await editor
    .patch(_id)
    .set({ rows: [{ c: 2 }] })
    .commit();
  expect(plain.rows).toEqual([{ c: 2 }]);
});

test("a dry run responds as the change itself would, with its errors, and changes nothing", async () => {
  const { editor, _id, id, read } = await openHostWithGown();
  const before = await read();
  const dryRun = { dryRun: true, returnDocuments: true } as const;
  expect(await editor.patch(_id).set({ price: 2 }).commit(dryRun)).toMatchObject({ _id, price: 2 });
  const broken = { _id: id("lost"), _type: "product", muse: { _type: "reference", _ref: id("nobody") } };
  await expect(editor.create(broken, { dryRun: true })).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentReferenceDoesNotExistError" } }] },
  });
  const odd = JSON.parse(`{"_type": "product", "a b": 1}`);
  await expect(editor.create(odd, { dryRun: true })).rejects.toMatchObject({ statusCode: 400 });
  expect(await editor.getDocument(id("lost"))).toBeUndefined();
  expect(await read()).toEqual(before);
});

test("a document that is nested too deep is 400, and one that is just deep enough can be read again", async () => {
  const { editor, id, mutate } = await openHostWithGown();
  const nested = (depth: number): unknown => (depth === 0 ? "here" : { a: nested(depth - 1) });
  await mutate([{ create: { _id: id("deep"), _type: "product", a: nested(18) } }]);
  expect(await editor.fetch("*[_id == $id][0].a", { id: id("deep") })).toEqual(nested(18));
  for (const depth of [60, 90, 5000]) {
    const body = `{"mutations":[{"create":{"_type":"product","a":${"[".repeat(depth)}${"]".repeat(depth)}}}]}`;
    const request = editor.request({
      url: `/data/mutate/${editor.config().dataset}`,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    await expect(request).rejects.toMatchObject({ statusCode: 400 });
  }
});
