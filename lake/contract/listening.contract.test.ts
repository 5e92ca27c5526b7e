import { expect, test } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { openContractHost } from "./contract-host.ts";

test("a listener is told what appears, changes and disappears in its view, with both sides of each change", async () => {
  const { editor, create, publishedId } = await openContractHost();
  const options = { includePreviousRevision: true };
  const { welcome, nextMutation } = await listenTo(
    editor,
    "*[_id == $publishedId && price > 1]",
    { publishedId },
    options,
  );
  expect(welcome).toMatchObject({ listenerName: expect.any(String) });
  await create(publishedId, { price: 1 });
  for (const price of [2, 3, 0]) await editor.patch(publishedId).set({ price }).commit();
  for (const expected of [
    { transition: "appear", previous: { price: 1 }, result: { price: 2 } },
    { transition: "update", previous: { price: 2 }, result: { price: 3 } },
    { transition: "disappear", previous: { price: 3 }, result: { price: 0 } },
  ])
    expect(await nextMutation()).toMatchObject(expected);
});

test("a listener to everything is told what begins and ceases to be", async () => {
  const { editor, create, publishedId } = await openContractHost();
  const { nextMutation } = await listenTo(editor);
  const { _rev } = await create(publishedId);
  await editor.delete(publishedId);
  const [first, second] = [await nextMutation(), await nextMutation()];
  expect(first).toMatchObject({ transition: "appear", resultRev: _rev });
  expect(first.previousRev).toBeUndefined();
  const { transactionId } = second;
  expect(second).toMatchObject({ transition: "disappear", previousRev: _rev, resultRev: transactionId });
});

test("a query that cannot be parsed ends the channel with its fault", async () => {
  const { editor } = await openContractHost();
  await expect(listenTo(editor, "*[_type == ")).rejects.toThrow("unexpected end-of-file");
});

test("anybody is told of what is published, and never of a draft", async () => {
  const { anybody, create, draftId, publishedId } = await openContractHost();
  const ids = [draftId, publishedId];
  const { nextMutation } = await listenTo(anybody, "*[_id in $ids]", { ids });
  for (const _id of ids) await create(_id);
  expect(await nextMutation()).toMatchObject({ documentId: publishedId, transition: "appear" });
});

test("from the version with releases on, drafts and versions are told of to those who ask for them", async () => {
  const { editor, create, draftId, publishedId, versionId } = await openContractHost();
  const listen = (apiVersion: string, options = {}) =>
    listenTo(editor.withConfig({ apiVersion }), "*[_type == 'product']", {}, options);
  const older = await listen("2021-10-21");
  const published = await listen("2025-02-19");
  const all = await listen("2025-02-19", { includeAllVersions: true });
  for (const _id of [draftId, versionId, publishedId]) await create(_id);
  expect(await published.nextMutation()).toMatchObject({ documentId: publishedId });
  for (const documentId of [draftId, versionId, publishedId])
    expect(await all.nextMutation()).toMatchObject({ documentId });
  expect(await older.nextMutation()).toMatchObject({ documentId: draftId });
});

test("live events name the tags of the answers that a commit has made old", async () => {
  const { create, anybody, publishedId } = await openContractHost();
  const client = anybody.withConfig({ apiVersion: "2025-02-19" });
  const { syncTags = [] } = await client.fetch("*[_type == 'product']", {}, { filterResponse: false });
  const tags = new Promise((resolve, reject) => {
    client.live.events().subscribe({
      next: (event) => (event.type === "message" ? resolve(event.tags) : void create(publishedId)),
      error: reject,
    });
  });
  expect(await tags).toEqual(expect.arrayContaining(syncTags.slice(0, 1)));
});
