import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

test("a document is created, published, edited, published again, unpublished and deleted", async () => {
  const { act, draftId, publishedId, namesOf } = await openContractHost();
  const ids = { draftId, publishedId };
  const attributes = { _id: draftId, _type: "product", name: "Odile" };
  const steps: [string, object, (string | undefined)[]][] = [
    ["create", { publishedId, attributes, ifExists: "fail" }, ["Odile", undefined]],
    ["publish", ids, [undefined, "Odile"]],
    ["edit", { ...ids, patch: { set: { name: "Odette" } } }, ["Odette", "Odile"]],
    ["publish", ids, [undefined, "Odette"]],
    ["unpublish", ids, ["Odette", undefined]],
    ["publish", ids, [undefined, "Odette"]],
    ["delete", { publishedId, includeDrafts: [] }, [undefined, undefined]],
  ];
  for (const [step, fields, names] of steps) {
    await act(`document.${step}`, fields);
    expect(await namesOf(draftId, publishedId), step).toEqual(names);
  }
});

test("a draft is discarded, and what is published stays", async () => {
  const { create, act, draftId, publishedId, namesOf } = await openContractHost();
  await create(publishedId, { name: "Odile" });
  await act("document.edit", { draftId, publishedId, patch: { set: { name: "Odette" } } });
  await act("document.version.discard", { versionId: draftId });
  expect(await namesOf(draftId, publishedId)).toEqual([undefined, "Odile"]);
});

test("a draft is replaced as long as there is one or what it is a draft of", async () => {
  const { editor, create, act, draftId, publishedId, namesOf } = await openContractHost();
  const replaceBy = (name: string) =>
    act("document.replaceDraft", { publishedId, attributes: { _id: draftId, _type: "product", name } });
  await expect(replaceBy("Odile")).rejects.toThrow();
  await create(publishedId, { name: "Odile" });
  await replaceBy("Odette");
  await editor.delete(publishedId);
  await replaceBy("Odalie");
  expect(await namesOf(draftId, publishedId)).toEqual(["Odalie", undefined]);
});

test("publishing over a revision that has passed is refused", async () => {
  const { editor, create, act, draftId, publishedId } = await openContractHost();
  const { _rev } = await create(draftId, { name: "Odile" });
  await editor.patch(draftId).set({ name: "Odette" }).commit();
  const publish = act("document.publish", { draftId, publishedId, ifDraftRevisionId: _rev });
  await expect(publish).rejects.toMatchObject({ statusCode: 409, details: { type: "actionError" } });
});

const made = (_id: string) => ({ attributes: { _id, _type: "product" } });

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
  ["replaces what is published", "replaceDraft", { publishedId: "gown", ...made("gown") }],
  ["creates what is published", "create", { publishedId: "new", ...made("new"), ifExists: "fail" }],
  ["creates another's draft", "create", { publishedId: "new", ...made("drafts.other"), ifExists: "ignore" }],
  ["knows no such action", "toString", {}],
])("an action that %s is refused, and changes nothing", async (_, name, fields) => {
  const { create, act, editor, id } = await openContractHost();
  const withId = (text: string) => text.replace(/^(drafts\.)?/, (prefix) => prefix + id(""));
  const [stored, others] = [
    ["gown", "drafts.veil", "veil"].map(withId),
    ["gown-2", "new", "drafts.new", "drafts.other"].map(withId),
  ];
  for (const _id of stored) await create(_id);
  const before = await editor.getDocuments([...stored, ...others]);
  const ids = /"(drafts\.)?(gown-2|gown|veil|new|other|the gown)"/g;
  const own = JSON.parse(JSON.stringify(fields).replace(ids, (quoted) => `"${withId(JSON.parse(quoted))}"`));
  const action = act(`document.${name}`, own);
  await expect(action).rejects.toMatchObject({ statusCode: 400, details: { type: "actionError" } });
  expect(await editor.getDocuments([...stored, ...others])).toEqual(before);
});

test("a document with a draft is only deleted together with it", async () => {
  const { create, act, draftId, publishedId, editor } = await openContractHost();
  for (const _id of [publishedId, draftId]) await create(_id);
  await expect(act("document.delete", { publishedId, includeDrafts: [] })).rejects.toThrow(draftId);
  await act("document.delete", { publishedId, includeDrafts: [draftId] });
  expect(await editor.getDocuments([publishedId, draftId])).toEqual([null, null]);
});
