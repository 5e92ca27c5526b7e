import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { openContractHost } from "./contract-host.ts";

type Events = { type: string; [field: string]: unknown }[];

async function openReleaseHistory() {
  const { editor: anyVersion, id } = await openContractHost();
  const editor = anyVersion.withConfig({ apiVersion: "2025-02-19" });
  const [releaseId, publishedId] = [id("spring"), id("gown")];
  const versionId = `versions.${releaseId}.${publishedId}`;
  await editor.create({ _id: publishedId, _type: "product", name: "Odile" });
  await editor.releases.create({ releaseId });
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId });
  await editor.patch(versionId).set({ name: "Odette" }).commit();
  return { editor, releaseId, publishedId, versionId };
}

function historyOf(client: SanityClient, path: string) {
  return client.request({ url: `/data/history/${client.config().dataset}/${path}` });
}

async function releaseEvents(client: SanityClient, releaseId: string): Promise<Events> {
  return (await historyOf(client, `events/releases/${releaseId}`)).events;
}

async function documentEvents(client: SanityClient, id: string): Promise<Events> {
  return (await historyOf(client, `events/documents/${id}`)).events[id];
}

test("a release's events: what was done to it, and which documents came and went, the newest first", async () => {
  const { editor, releaseId, publishedId, versionId } = await openReleaseHistory();
  const publishAt = "2199-12-24T17:00:00.000Z";
  await editor.releases.schedule({ releaseId, publishAt });
  await editor.releases.unschedule({ releaseId });
  await editor.releases.archive({ releaseId });
  await editor.releases.unarchive({ releaseId });
  await editor.discardVersion({ releaseId, publishedId });
  await editor.releases.publish({ releaseId });
  const events = await releaseEvents(editor, releaseId);
  expect(events.map(({ type }) => type)).toEqual([
    "publishRelease",
    "discardDocumentFromRelease",
    "unarchiveRelease",
    "archiveRelease",
    "unscheduleRelease",
    "scheduleRelease",
    "addDocumentToRelease",
    "createRelease",
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "scheduleRelease", publishAt, releaseName: releaseId }),
  );
  expect(events.at(-2)).toMatchObject({ documentId: publishedId, documentType: "product", versionId });
});

test("a release's events come in pages", async () => {
  const { editor, releaseId } = await openReleaseHistory();
  const first = await historyOf(editor, `events/releases/${releaseId}?limit=2`);
  const second = await historyOf(
    editor,
    `events/releases/${releaseId}?limit=2&nextCursor=${first.nextCursor}`,
  );
  // Studio works out the edit of the version by itself.
  expect(first.events.map(({ type }: { type: string }) => type)).toEqual(["addDocumentToRelease"]);
  expect(second.events.map(({ type }: { type: string }) => type)).toEqual(["createRelease"]);
  expect(second.nextCursor).toBe("");
});

test("a document's events name the release that published it; its version's own history is told as well", async () => {
  const { editor, releaseId, publishedId, versionId } = await openReleaseHistory();
  const before = await documentEvents(editor, versionId);
  expect(before).toMatchObject([{ type: "createDocumentVersion", versionId, releaseId }]);
  expect((await documentEvents(editor, publishedId)).map(({ type }) => type)).toEqual(["createLiveDocument"]);
  const edited = await editor.getDocument(versionId);
  const { transactionId } = await editor.releases.publish({ releaseId });
  const [published] = await documentEvents(editor, publishedId);
  expect(published).toMatchObject({
    type: "publishDocumentVersion",
    publishCause: "release.publish",
    revisionId: transactionId,
    versionRevisionId: edited?._rev,
    versionId,
    releaseId,
  });
});

test("unpublished by a release: the event says so, the draft is what is left", async () => {
  const { editor, releaseId, publishedId } = await openReleaseHistory();
  await editor.unpublishVersion({ releaseId, publishedId });
  await editor.releases.publish({ releaseId });
  const [last] = await documentEvents(editor, publishedId);
  expect(last).toMatchObject({ type: "unpublishDocument", versionId: `drafts.${publishedId}` });
});

test("what a published release held is read back, with the revision of its publication, by which Studio reverts it", async () => {
  const { editor, releaseId, versionId } = await openReleaseHistory();
  const { transactionId } = await editor.releases.publish({ releaseId });
  const { documents } = await historyOf(editor, `documents/${versionId}?lastRevision=true`);
  expect(documents).toMatchObject([{ _id: versionId, name: "Odette", _rev: transactionId }]);
});

test("a release that was archived and deleted leaves its history, and what it held as it last was", async () => {
  const { editor, releaseId, publishedId, versionId } = await openReleaseHistory();
  await editor.releases.archive({ releaseId });
  await editor.releases.delete({ releaseId });
  expect(await editor.releases.get({ releaseId })).toBeUndefined();
  expect((await releaseEvents(editor, releaseId)).map(({ type }) => type)).toEqual([
    "archiveRelease",
    "addDocumentToRelease",
    "createRelease",
  ]);
  const last = `documents/${versionId},_.releases.${releaseId}?lastRevision=true`;
  expect((await historyOf(editor, last)).documents).toMatchObject([
    { _id: versionId, name: "Odette" },
    { _id: `_.releases.${releaseId}`, state: "archived" },
  ]);
  expect(await editor.getDocument(publishedId)).toMatchObject({ name: "Odile" });
  const [gone] = await documentEvents(editor, versionId);
  expect(gone).toMatchObject({ type: "deleteDocumentVersion", versionId });
});
