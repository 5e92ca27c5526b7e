import { expect, test } from "vitest";
import { type Events, openReleaseWithVersion } from "./contract-host.ts";

const typesOf = (events: Events) => events.map(({ type }) => type);

async function openReleaseHistory() {
  const host = await openReleaseWithVersion();
  const releasePath = `events/releases/${host.releaseId}`;
  return {
    ...host,
    page: async (query: string) => {
      const { events, nextCursor } = await host.historyOf(`${releasePath}?${query}`);
      return { types: typesOf(Object.values(events).flat()), nextCursor };
    },
    releaseEvents: async () => Object.values((await host.historyOf(releasePath)).events).flat(),
    eventsOf: async (id: string) => (await host.historyOf(`events/documents/${id}`)).events[id] ?? [],
  };
}

test("a release's events: what was done to it, and which documents came and went, the newest first", async () => {
  const { editor, releaseId, publishedId, versionId, releaseEvents } = await openReleaseHistory();
  const publishAt = "2199-12-24T17:00:00.000Z";
  await editor.releases.schedule({ releaseId, publishAt });
  await editor.releases.unschedule({ releaseId });
  await editor.releases.archive({ releaseId });
  await editor.releases.unarchive({ releaseId });
  await editor.discardVersion({ releaseId, publishedId });
  await editor.releases.publish({ releaseId });
  expect(await releaseEvents()).toMatchObject([
    { type: "publishRelease" },
    { type: "discardDocumentFromRelease" },
    { type: "unarchiveRelease" },
    { type: "archiveRelease" },
    { type: "unscheduleRelease" },
    { type: "scheduleRelease", publishAt, releaseName: releaseId },
    { type: "addDocumentToRelease", documentId: publishedId, documentType: "product", versionId },
    { type: "createRelease" },
  ]);
});

test("a release's events come in pages", async () => {
  const { page } = await openReleaseHistory();
  const { types, nextCursor } = await page("limit=2");
  // Studio works out the edit of the version by itself.
  expect(types).toEqual(["addDocumentToRelease"]);
  expect(await page(`limit=2&nextCursor=${nextCursor}`)).toEqual({
    types: ["createRelease"],
    nextCursor: "",
  });
});

test("a document's events name the release that published it; its version's own history is told as well", async () => {
  const { editor, releaseId, publishedId, versionId, eventsOf } = await openReleaseHistory();
  expect(await eventsOf(versionId)).toMatchObject([{ type: "createDocumentVersion", versionId, releaseId }]);
  expect(typesOf(await eventsOf(publishedId))).toEqual(["createLiveDocument"]);
  const edited = await editor.getDocument(versionId);
  const { transactionId: revisionId } = await editor.releases.publish({ releaseId });
  const how = { type: "publishDocumentVersion", publishCause: "release.publish" };
  const which = { revisionId, versionRevisionId: edited?._rev, versionId, releaseId };
  expect((await eventsOf(publishedId))[0]).toMatchObject({ ...how, ...which });
});

test("unpublished by a release: the event says so, the draft is what is left", async () => {
  const { editor, releaseId, publishedId, draftId, eventsOf } = await openReleaseHistory();
  await editor.unpublishVersion({ releaseId, publishedId });
  await editor.releases.publish({ releaseId });
  const [last] = await eventsOf(publishedId);
  expect(last).toMatchObject({ type: "unpublishDocument", versionId: draftId });
});

test("what a published release held is read back, with the revision of its publication, by which Studio reverts it", async () => {
  const { editor, releaseId, versionId, historyOf } = await openReleaseHistory();
  const { transactionId } = await editor.releases.publish({ releaseId });
  const { documents } = await historyOf(`documents/${versionId}?lastRevision=true`);
  expect(documents).toMatchObject([{ _id: versionId, name: "Odette", _rev: transactionId }]);
});

test("a release that was archived and deleted leaves its history, and what it held as it last was", async () => {
  const { editor, releaseId, versionId, releaseEvents, eventsOf, historyOf } = await openReleaseHistory();
  await editor.releases.archive({ releaseId });
  await editor.releases.delete({ releaseId });
  const types = ["archiveRelease", "addDocumentToRelease", "createRelease"];
  expect(typesOf(await releaseEvents())).toEqual(types);
  const { documents } = await historyOf(`documents/${versionId},_.releases.${releaseId}?lastRevision=true`);
  const [version, release] = documents;
  expect(version).toMatchObject({ _id: versionId, name: "Odette" });
  expect(release).toMatchObject({ _id: `_.releases.${releaseId}`, state: "archived" });
  expect((await eventsOf(versionId))[0]).toMatchObject({ type: "deleteDocumentVersion", versionId });
});
