import { expect, test } from "vitest";
import { statusOf } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

async function openHostWithGown() {
  const host = await openContractHost();
  const { editor, create, publishedId: _id } = host;
  await create(_id, { name: "Odile", text: "tulle", price: 1, list: ["a"] });
  return { ...host, _id, read: () => editor.getDocument(_id) };
}

const immutable = (attribute: string) => ({
  details: {
    type: "mutationError",
    items: [{ error: { type: "cannotModifyImmutableAttributeError", attribute }, index: 0 }],
  },
});

test("no patch changes what a document is called and of which type it is", async () => {
  const { _id: id, mutate, read } = await openHostWithGown();
  const before = await read();
  for (const attribute of ["_type", "_id"])
    for (const patch of [{ unset: [attribute] }, { set: { [attribute]: "other" } }])
      await expect(mutate({ patch: { id, ...patch } })).rejects.toMatchObject(immutable(attribute));
  expect(await read()).toEqual(before);
});

test("no replacement changes the type, not even a delete and a create in one transaction; in two they do", async () => {
  const { editor, _id, mutate, read } = await openHostWithGown();
  const other = { _id, _type: "other" };
  await expect(editor.createOrReplace(other)).rejects.toMatchObject(immutable("_type"));
  const both = mutate({ delete: { id: _id } }, { create: other });
  await expect(both).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
  expect(await read()).toMatchObject({ _type: "product", name: "Odile" });
  await editor.delete(_id);
  await editor.create(other);
  expect(await read()).toMatchObject({ _type: "other" });
});

test("what a client says about revisions and times is only taken where it can be read again", async () => {
  const { editor, create, publishedId, id } = await openContractHost();
  const fields = { _rev: 5, _createdAt: { a: 1 }, _updatedAt: "yesterday" };
  const created = await create(publishedId, fields);
  const [_rev, isTime] = [expect.any(String), expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)];
  expect(created).toMatchObject({ _rev, _createdAt: isTime, _updatedAt: isTime });
  const patched = await editor.patch(publishedId).set(fields).unset(["_rev"]).commit();
  expect(patched).toMatchObject({ _rev, _createdAt: created._createdAt });
  const _createdAt = "2020-01-02T03:04:05Z";
  expect(await create(id("old"), { _createdAt })).toMatchObject({ _createdAt });
});

test("an attribute is called as it can be asked for, and not otherwise", async () => {
  const { editor, create, publishedId } = await openContractHost();
  for (const name of ["hasOwnProperty", "a b", "seo.title", "été", "", "$price", "[0]", "a\u0000"])
    expect(await statusOf(create(publishedId, { inner: [{ _key: "a", [name]: 1 }] })), name).toBe(400);
  expect(await editor.getDocument(publishedId)).toBeUndefined();
  const names = ["a-b", "a_b", "A1", "1a", "_own", "constructor", "toString", "prototype", "then"];
  const fields = Object.fromEntries(names.map((name) => [name, { [name]: "here" }]));
  await create(publishedId, fields);
  const stored = await editor.fetch("*[_id == $publishedId][0]", { publishedId });
  expect(Object.entries(stored)).toEqual(expect.arrayContaining(Object.entries(fields)));
});

test("__proto__ is no attribute, and leaves every other document as it is", async () => {
  const { editor, _id: id, mutate, read } = await openHostWithGown();
  const before = await read();
  const body = JSON.parse(`{"_id": "x", "_type": "y", "list": [{"__proto__": {"polluted": true}}]}`);
  expect(await statusOf(mutate({ create: body }))).toBe(400);
  for (const path of ["__proto__.polluted", "constructor.prototype.polluted", "list.__proto__"])
    await mutate({ patch: { id, setIfMissing: { [path]: true } } }).catch(() => undefined);
  const { _rev, _updatedAt, constructor: _, ...after } = JSON.parse(JSON.stringify(await read()));
  expect(before).toMatchObject(after);
  expect(await editor.create({ _type: "product" })).not.toHaveProperty("polluted");
});

test("half a character becomes one that can be read, and no words are lost", async () => {
  const { editor, _id: id, mutate, read } = await openHostWithGown();
  const [name, title] = ["A \ud83d gown", "\udc57"];
  await editor.patch(id).set({ name, seo: { title } }).commit();
  expect(await read()).toMatchObject({ name: "A \ufffd gown", seo: { title: "\ufffd" } });
  expect(await statusOf(mutate({ patch: { id, set: { "na\ud83dme": 1 } } }))).toBe(400);
});

test("a number that no number can be is refused", async () => {
  const { editor, _id, read } = await openHostWithGown();
  await editor.patch(_id).set({ price: 1.7e308 }).commit();
  expect(await statusOf(editor.patch(_id).inc({ price: 1.7e308 }).commit())).toBe(400);
  expect(await read()).toMatchObject({ price: 1.7e308 });
});

test.each([
  { sett: { name: "x" } },
  { set: ["x"] },
  { inc: { price: "1" } },
  { unset: "name" },
  { insert: { items: ["b"] } },
  { insert: { after: "list[-1]" } },
  { ifRevisionID: 5, set: { name: "x" } },
])("the patch %j cannot be read: 400, and nothing changes, whatever else is in it", async (patch) => {
  const { _id: id, mutate, read } = await openHostWithGown();
  const before = await read();
  expect(await statusOf(mutate({ patch: { id, set: { price: 2 } } }, { patch: { id, ...patch } }))).toBe(400);
  expect(await read()).toEqual(before);
});

test("patches and deletes by query in one transaction see the documents as they were before it", async () => {
  const { editor, id, mutate, read } = await openHostWithGown();
  const ids = [id("gown"), id("second")];
  const add = (price: number, inc: number) => ({
    patch: { query: "*[_id == $ids[0] && price == $price]", params: { ids, price }, inc: { price: inc } },
  });
  await mutate({ create: { _id: ids[1], _type: "product", price: 1 } }, add(1, 1), add(2, 100));
  expect(await read()).toMatchObject({ price: 2 });
  const both = { query: "*[_id in $ids]", params: { ids } };
  await mutate({ patch: { ...both, inc: { price: 1 } } }, { delete: both });
  expect(await editor.getDocuments(ids)).toEqual([null, null]);
});

test("autoGenerateArrayKeys gives every object in a list a key of its own, and leaves those that have one", async () => {
  const { editor, _id } = await openHostWithGown();
  const keys = { autoGenerateArrayKeys: true };
  const list = [{ a: 1 }, { a: 2, _key: "mine" }, "text", { nested: [{ b: 1 }, { b: 2 }] }];
  const created = await editor.create({ _type: "product", list }, keys);
  const text = JSON.stringify(created.list);
  const made = Array.from(text.matchAll(/"_key":"([0-9a-f]{12})"/g), ([, key]) => key);
  expect(new Set(made).size).toBe(4);
  expect(JSON.parse(text.replace(/,?"_key":"[0-9a-f]{12}",?/g, ""))).toEqual(list);
  expect(created).not.toHaveProperty("_key");

  const set = { rows: [{ c: 1 }], seo: { tags: [{ d: 1 }] } };
  const patch = editor
    .patch(_id)
    .set(set)
    .insert("after", "list[-1]", [{ e: 1 }, { e: 2 }]);
  const key = expect.stringMatching(/^[0-9a-f]{12}$/);
  expect(await patch.commit(keys)).toMatchObject({
    rows: [{ _key: key, c: 1 }],
    seo: { tags: [{ _key: key, d: 1 }] },
    list: ["a", { _key: key, e: 1 }, { _key: key, e: 2 }],
  });
  const plain = await editor.patch(_id, { set }).commit();
  expect(plain.rows).toEqual(set.rows);
});

test("a dry run responds as the change itself would, with its errors, and changes nothing", async () => {
  const { editor, _id, id, read } = await openHostWithGown();
  const before = await read();
  const dryRun = { dryRun: true, returnDocuments: true } as const;
  expect(await editor.patch(_id).set({ price: 2 }).commit(dryRun)).toMatchObject({ _id, price: 2 });
  const broken = { _id: id("lost"), _type: "product", muse: { _type: "reference", _ref: id("nobody") } };
  const lost = {
    statusCode: 409,
    details: { items: [{ error: { type: "documentReferenceDoesNotExistError" } }] },
  };
  await expect(editor.create(broken, dryRun)).rejects.toMatchObject(lost);
  expect(await statusOf(editor.create({ _type: "product", "a b": 1 }, dryRun))).toBe(400);
  expect(await editor.getDocument(id("lost"))).toBeUndefined();
  expect(await read()).toEqual(before);
});

test("a document that is nested too deep is 400, and one that is just deep enough can be read again", async () => {
  const { editor, create, id } = await openContractHost();
  const nested = (depth: number): unknown => (depth === 0 ? "here" : { a: nested(depth - 1) });
  await create(id("deep"), { a: nested(18) });
  expect(await editor.getDocument(id("deep"))).toMatchObject({ a: nested(18) });
  for (const depth of [60, 90]) expect(await statusOf(create(id("deeper"), { a: nested(depth) }))).toBe(400);
});
