import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

test("the life of a document: created, published, edited, published again, unpublished, deleted", async () => {
  const { editor, anybody, id } = await openContractHost();
  const publishedId = id("gown");
  const draftId = `drafts.${publishedId}`;
  const both = () =>
    editor.fetch("{'draft': *[_id == $draftId][0].name, 'published': *[_id == $publishedId][0].name}", {
      draftId,
      publishedId,
    });

  await editor.action({
    actionType: "sanity.action.document.create",
    publishedId,
    attributes: { _id: draftId, _type: "product", name: "Odile" },
    ifExists: "fail",
  });
  expect(await both()).toEqual({ draft: "Odile", published: null });
  expect(await anybody.getDocument(publishedId)).toBeUndefined();

  await editor.action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect(await both()).toEqual({ draft: null, published: "Odile" });
  expect(await anybody.fetch("*[_id == $publishedId][0].name", { publishedId })).toBe("Odile");

  await editor.action([
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: { set: { name: "Odette" } } },
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: { set: { price: 3 } } },
  ]);
  expect(await both()).toEqual({ draft: "Odette", published: "Odile" });

  await editor.action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect(await both()).toEqual({ draft: null, published: "Odette" });

  await editor.action({ actionType: "sanity.action.document.unpublish", draftId, publishedId });
  expect(await both()).toEqual({ draft: "Odette", published: null });

  await editor.action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  await editor.action({ actionType: "sanity.action.document.delete", publishedId, includeDrafts: [] });
  expect(await both()).toEqual({ draft: null, published: null });
});

test("a draft is discarded, and what is published stays", async () => {
  const { editor, id } = await openContractHost();
  const publishedId = id("gown");
  const draftId = `drafts.${publishedId}`;
  await editor.create({ _id: publishedId, _type: "product", name: "Odile" });
  await editor.action({
    actionType: "sanity.action.document.edit",
    draftId,
    publishedId,
    patch: { set: { name: "Odette" } },
  });
  await editor.action({ actionType: "sanity.action.document.version.discard", versionId: draftId });
  expect(await editor.getDocuments([draftId, publishedId])).toMatchObject([null, { name: "Odile" }]);
});

test("a draft is replaced as long as there is one or what it is a draft of", async () => {
  const { editor, id } = await openContractHost();
  const publishedId = id("gown");
  const draftId = `drafts.${publishedId}`;
  const replaceBy = (name: string) =>
    editor.action({
      actionType: "sanity.action.document.replaceDraft",
      publishedId,
      attributes: { _id: draftId, _type: "product", name },
    });
  await expect(replaceBy("Odile")).rejects.toThrow();
  await editor.create({ _id: publishedId, _type: "product", name: "Odile" });
  await replaceBy("Odette");
  await editor.delete(publishedId);
  await replaceBy("Odalie");
  expect(await editor.getDocuments([draftId, publishedId])).toMatchObject([{ name: "Odalie" }, null]);
});

test("publishing over a revision that has passed is refused", async () => {
  const { editor, id } = await openContractHost();
  const publishedId = id("gown");
  const draftId = `drafts.${publishedId}`;
  const { _rev } = await editor.create({ _id: draftId, _type: "product", name: "Odile" });
  await editor.patch(draftId).set({ name: "Odette" }).commit();
  const publish = editor.action({
    actionType: "sanity.action.document.publish",
    draftId,
    publishedId,
    ifDraftRevisionId: _rev,
  });
  await expect(publish).rejects.toMatchObject({ statusCode: 409, details: { type: "actionError" } });
});

test.each([
  ["edits live content", "edit", { draftId: "gown", publishedId: "gown", patch: { set: { name: "x" } } }],
  ["edits another one's draft", "edit", { draftId: "drafts.veil", publishedId: "gown", patch: { set: {} } }],
  ["edits what is no id", "edit", { draftId: "drafts.the gown", publishedId: "the gown", patch: {} }],
  ["takes a published document away", "publish", { draftId: "gown", publishedId: "gown" }],
  ["publishes under another id", "publish", { draftId: "drafts.veil", publishedId: "gown" }],
  ["publishes as a draft", "publish", { draftId: "drafts.veil", publishedId: "drafts.veil" }],
  ["unpublishes to another id", "unpublish", { draftId: "drafts.veil", publishedId: "gown" }],
  ["unpublishes to a published id", "unpublish", { draftId: "gown-2", publishedId: "gown" }],
  ["deletes another document", "delete", { publishedId: "gown", includeDrafts: ["veil"] }],
  ["deletes another one's draft", "delete", { publishedId: "gown", includeDrafts: ["drafts.veil"] }],
  ["deletes a draft as if published", "delete", { publishedId: "drafts.veil", includeDrafts: [] }],
  ["discards what is published", "discard", { draftId: "gown" }],
  ["discards what is published by version", "version.discard", { versionId: "gown" }],
  [
    "replaces what is published",
    "replaceDraft",
    { publishedId: "gown", attributes: { _id: "gown", _type: "x" } },
  ],
  [
    "creates what is published",
    "create",
    { publishedId: "new", attributes: { _id: "new", _type: "product" }, ifExists: "fail" },
  ],
  [
    "creates another one's draft",
    "create",
    { publishedId: "new", attributes: { _id: "drafts.other", _type: "product" }, ifExists: "ignore" },
  ],
  ["knows no such action", "toString", {}],
])("an action that %s is refused, and changes nothing", async (_, name, fields) => {
  const { editor, id } = await openContractHost();
  const ids = ["gown", "drafts.veil", "veil"].map(withId);
  for (const _id of ids) await editor.create({ _id, _type: "product", name: "as it was" });
  const revisions = await editor.fetch("*[_id in $ids] | order(_id) {_id, _rev}", { ids });

  const action = editor.request({
    url: `/data/actions/${editor.config().dataset}`,
    method: "POST",
    body: { actions: [{ actionType: `sanity.action.document.${name}`, ...rename(fields) }] },
  });
  await expect(action).rejects.toMatchObject({ statusCode: 400, details: { type: "actionError" } });
  expect(await editor.fetch("*[_id in $ids] | order(_id) {_id, _rev}", { ids })).toEqual(revisions);
  expect(await editor.getDocuments(["gown-2", "new", "drafts.new", "drafts.other"].map(withId))).toEqual([
    null,
    null,
    null,
    null,
  ]);

  function withId(name: string): string {
    return name.startsWith("drafts.") ? `drafts.${id(name.slice("drafts.".length))}` : id(name);
  }

  function rename(value: unknown): object {
    const names = /"(drafts\.)?(gown-2|gown|veil|new|other|the gown)"/g;
    return JSON.parse(JSON.stringify(value).replace(names, (quoted) => `"${withId(JSON.parse(quoted))}"`));
  }
});

test("a document with a draft is only deleted together with it", async () => {
  const { editor, id } = await openContractHost();
  const publishedId = id("gown");
  const draftId = `drafts.${publishedId}`;
  for (const _id of [publishedId, draftId]) await editor.create({ _id, _type: "product" });
  const actionType = "sanity.action.document.delete";
  await expect(editor.action({ actionType, publishedId, includeDrafts: [] })).rejects.toThrow(draftId);
  await editor.action({ actionType, publishedId, includeDrafts: [draftId] });
  expect(await editor.getDocuments([publishedId, draftId])).toEqual([null, null]);
});
