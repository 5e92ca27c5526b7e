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
