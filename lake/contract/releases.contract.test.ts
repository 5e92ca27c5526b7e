import { describe, expect, test } from "vitest";
import { statusOf } from "../testing/test-lake.ts";
import { openReleases, openReleaseWithVersion } from "./contract-host.ts";

async function openLooks(open = openReleaseWithVersion) {
  const host = await open();
  const { editor, publishedId, releaseId } = host;
  return {
    ...host,
    releases: editor.releases,
    release: () => editor.releases.get({ releaseId }),
    look: (...perspective: string[]) =>
      editor.fetch("*[_id == $publishedId][0].name", { publishedId }, { perspective }),
  };
}

const strong = (_ref: string) => ({
  muse: { _type: "reference", _ref, _weak: true, _strengthenOnPublish: { type: "product" } },
});

describe("releases", () => {
  test("created with what the client gives, read by id, by query and by releases::all(), edited", async () => {
    const { editor, anybody, releases, release, releaseId } = await openLooks(openReleases);
    const metadata = { title: "Spring", description: "Tulle" };
    await releases.create({ releaseId, metadata });
    const names = { _id: `_.releases.${releaseId}`, _type: "system.release", name: releaseId };
    const expected = { ...names, state: "active", metadata: { ...metadata, releaseType: "undecided" } };
    expect(await release()).toMatchObject(expected);
    await releases.edit({ releaseId, patch: { set: { "metadata.title": "Late spring" } } });
    const query = "*[_type == 'system.release' && name == $releaseId].metadata.title";
    for (const releaseQuery of ["releases::all()[name == $releaseId].metadata.title", query])
      expect(await editor.fetch(releaseQuery, { releaseId }, { perspective: "raw" })).toEqual([
        "Late spring",
      ]);
    expect(await anybody.fetch(query, { releaseId })).toEqual([]);
  });

  test("an id that was used, a name that is none, another field than metadata and unknown metadata are refused", async () => {
    const { releases, release, releaseId } = await openLooks(openReleases);
    await releases.create({ releaseId });
    expect(await statusOf(releases.create({ releaseId }))).toBe(409);
    for (const wrong of ["", "drafts", "a.b", "-a", "published"])
      expect(await statusOf(releases.create({ releaseId: wrong })), wrong).toBe(400);
    const unknown = { set: { metadata: { releaseType: "whenever" } } };
    const edits = [{ set: { state: "published" } }, { unset: ["name"] }, { set: { metadataX: 1 } }, unknown];
    for (const patch of edits) expect(await statusOf(releases.edit({ releaseId, patch }))).toBe(400);
    expect(await release()).toMatchObject({ state: "active", name: releaseId });
  });

  test("published: versions become what is published, in one transaction, and the release says what it held", async () => {
    const { editor, create, releases, release, releaseId, publishedId, versionId, draftId, namesOf } =
      await openLooks();
    const newId = `${publishedId}-new`;
    const document = { _type: "product", name: "Giselle" };
    await editor.createVersion({ releaseId, publishedId: newId, document });
    await create(draftId, { name: "Draft" });
    const before = await editor.getDocument(publishedId);
    const { transactionId: _rev } = await releases.publish({ releaseId });
    expect(await editor.getDocuments([publishedId, newId])).toMatchObject([
      { name: "Odette", _rev, _createdAt: before?._createdAt },
      { name: "Giselle", _rev },
    ]);
    expect(await namesOf(draftId, versionId)).toEqual(["Draft", undefined]);
    const published = await release();
    expect(published).toMatchObject({ state: "published", publishedAt: expect.any(String), _rev });
    const held = (published?.finalDocumentStates ?? []).map(({ id }) => id).sort();
    expect(held).toEqual([versionId, `versions.${releaseId}.${newId}`]);
    expect(await statusOf(releases.publish({ releaseId }))).toBe(409);
  });

  test("publishing that would break a reference is refused, and changes nothing", async () => {
    const { editor, id, releases, release, releaseId, versionId, look } = await openLooks();
    await editor
      .patch(versionId)
      .set(strong(id("nobody")))
      .commit();
    expect(await statusOf(releases.publish({ releaseId }))).toBe(409);
    expect(await release()).toMatchObject({ state: "active" });
    expect([await look("published"), await look(releaseId)]).toEqual(["Odile", "Odette"]);
  });

  test("a dry run says whether it could be done, and does nothing", async () => {
    const { releases, release, releaseId } = await openLooks();
    await releases.publish({ releaseId }, { dryRun: true });
    expect(await release()).toMatchObject({ state: "active" });
    expect(await statusOf(releases.unschedule({ releaseId }, { dryRun: true }))).toBe(409);
  });

  test("scheduled: locked with all it needs, rescheduled, unscheduled", async () => {
    const { editor, create, id, releases, release, releaseId, publishedId, versionId } = await openLooks();
    const museId = id("muse");
    await create(museId, { name: "Carlotta" });
    await editor.patch(versionId).set(strong(museId)).commit();
    await releases.schedule({ releaseId, publishAt: "2199-12-24T17:00:00Z" });
    expect(await release()).toMatchObject({ state: "scheduled", publishAt: "2199-12-24T17:00:00.000Z" });
    const document = { _id: versionId, _type: "product", name: "Odile again" };
    const attempts = [
      editor.patch(versionId).set({ name: "x" }).commit(),
      editor.delete(versionId),
      editor.replaceVersion({ document }),
      editor.discardVersion({ releaseId, publishedId }),
      editor.unpublishVersion({ releaseId, publishedId }),
      editor.createVersion({ releaseId, publishedId: museId, baseId: museId }),
      editor.delete(museId),
      releases.archive({ releaseId }),
      releases.publish({ releaseId }),
    ];
    expect(await Promise.all(attempts.map(statusOf))).toEqual(attempts.map(() => 409));

    await releases.edit({ releaseId, patch: { set: { "metadata.title": "Midnight" } } });
    await releases.schedule({ releaseId, publishAt: "2198-12-24T17:00:00Z" });
    expect(await release()).toMatchObject({ publishAt: "2198-12-24T17:00:00.000Z" });
    await releases.unschedule({ releaseId });
    expect(await release()).toMatchObject({ state: "active", metadata: { title: "Midnight" } });
    expect(await release()).not.toHaveProperty("publishAt");
    await editor.patch(versionId).set({ name: "free" }).commit();
    expect(await statusOf(releases.unschedule({ releaseId }))).toBe(409);
    for (const time of ["some day", new Date(Date.now() - 3_600_000).toISOString()])
      expect(await statusOf(releases.schedule({ releaseId, publishAt: time }))).toBe(400);
  });

  test("archived and back: the versions are as they were; then archived and deleted", async () => {
    const { create, releases, release, releaseId, versionId, namesOf } = await openLooks();
    await releases.archive({ releaseId });
    expect(await namesOf(versionId)).toEqual([undefined]);
    const finalDocumentStates = [{ id: versionId, _key: expect.any(String) }];
    expect(await release()).toMatchObject({ state: "archived", finalDocumentStates });
    expect(await statusOf(create(versionId))).toBe(409);

    await releases.unarchive({ releaseId });
    expect(await namesOf(versionId)).toEqual(["Odette"]);
    expect(await release()).toMatchObject({ state: "active" });
    expect(await release()).not.toHaveProperty("finalDocumentStates");
    expect(await statusOf(releases.delete({ releaseId }))).toBe(409);
    await releases.archive({ releaseId });
    await releases.delete({ releaseId });
    expect(await release()).toBeUndefined();
    expect(await statusOf(releases.create({ releaseId }))).toBe(409);
  });

  test("a release document is changed by release actions alone, which do not mix with others", async () => {
    const { editor, act, release, releaseId, publishedId } = await openLooks();
    const _id = `_.releases.${releaseId}`;
    const actionType = "sanity.action.document.delete" as const;
    const deletion = { actionType, publishedId, includeDrafts: [] };
    const attempts = [
      editor.patch(_id).set({ state: "published" }).commit(),
      editor.delete(_id),
      act("document.delete", { publishedId: _id, includeDrafts: [] }),
      editor.action([{ actionType: "sanity.action.release.unschedule", releaseId }, deletion]),
    ];
    expect(await Promise.all(attempts.map(statusOf))).toEqual([400, 400, 400, 400]);
    expect(await release()).toMatchObject({ state: "active" });
  });

  test("imported by Sanity's importer: what was scheduled elsewhere does not publish here by itself", async () => {
    const { act, release, releaseId } = await openLooks(openReleases);
    const publishAt = "2021-01-01T00:00:00.000Z";
    const names = { _id: `_.releases.${releaseId}`, _type: "system.release", name: releaseId };
    const bring = (title: string, ifExists: string) => {
      const attributes = {
        ...names,
        state: "scheduled",
        publishAt,
        metadata: { title, releaseType: "asap" },
      };
      return act("release.import", { releaseId, attributes, ifExists });
    };
    await bring("From elsewhere", "fail");
    expect(await release()).toMatchObject({ state: "active", metadata: { intendedPublishAt: publishAt } });
    expect(await statusOf(bring("Again", "fail"))).toBe(409);
    await bring("Again", "ignore");
    expect(await release()).toMatchObject({ metadata: { title: "From elsewhere" } });
    await bring("Again", "replace");
    expect(await release()).toMatchObject({ metadata: { title: "Again" } });
  });
});

describe("versions", () => {
  test("created from a document and from a base of a given revision, once each", async () => {
    const { editor, create, releaseId, publishedId, draftId, namesOf, versionId } = await openReleases();
    const { _rev } = await create(publishedId, { name: "Odile" });
    await editor.releases.create({ releaseId });
    const base = { releaseId, publishedId, baseId: publishedId };
    expect(await statusOf(editor.createVersion({ ...base, ifBaseRevisionId: "stale" }))).toBe(409);
    await editor.createVersion({ ...base, ifBaseRevisionId: _rev });
    const version = { _id: versionId, name: "Odile" };
    expect(await editor.getDocument(publishedId, { releaseId })).toMatchObject(version);
    expect(await statusOf(editor.createVersion({ ...base, ifBaseRevisionId: _rev }))).toBe(409);
    // The client makes a draft where no release is named.
    await editor.createVersion({ publishedId, baseId: publishedId });
    expect(await namesOf(draftId)).toEqual(["Odile"]);
  });

  test("of no release, or of another document than it says, is refused", async () => {
    const { editor, act, releaseId, publishedId, versionId } = await openReleases();
    const document = { _id: versionId, _type: "product" };
    expect(await statusOf(editor.createVersion({ document }))).toBe(404);
    await editor.releases.create({ releaseId });
    for (const [status, fields] of [
      [400, { document, publishedId: `${publishedId}-other` }],
      [400, { document: { ...document, _id: publishedId }, publishedId }],
      [404, { baseId: publishedId, versionId, publishedId }],
    ] as const)
      expect(await statusOf(act("document.version.create", fields))).toBe(status);
  });

  test("replaced, discarded, created again by an edit", async () => {
    const { editor, act, releaseId, publishedId, versionId } = await openReleaseWithVersion();
    const replace = () => editor.replaceVersion({ document: { _id: versionId, _type: "product", price: 3 } });
    await replace();
    expect(await editor.getDocument(versionId)).toMatchObject({ price: 3 });
    expect(await editor.getDocument(versionId)).not.toHaveProperty("name");
    await editor.discardVersion({ releaseId, publishedId });
    expect(await editor.getDocument(versionId)).toBeUndefined();
    expect(await statusOf(replace())).toBe(404);
    const ids = { draftId: versionId, publishedId };
    await act("document.edit", { ...ids, patch: { set: { price: 4 } } });
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odile", price: 4 });
    expect(await statusOf(act("document.publish", ids))).toBe(400);
  });

  test("to be unpublished: gone from the release's perspective at once, from the shop with the release, kept as a draft", async () => {
    const { editor, releaseId, publishedId, versionId, draftId, look, namesOf } = await openLooks();
    await editor.unpublishVersion({ releaseId, publishedId });
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odette", _system: { delete: true } });
    const seen = [await look(releaseId), await look(releaseId, "drafts"), await look("published")];
    expect(seen).toEqual([null, null, "Odile"]);
    await editor.releases.publish({ releaseId });
    expect(await namesOf(publishedId, draftId)).toEqual([undefined, "Odile"]);
  });

  test("to be unpublished, without a version before: a copy of what is published; nothing published is 404", async () => {
    const { editor, create, releaseId, publishedId, versionId } = await openReleases();
    await editor.releases.create({ releaseId });
    const unpublish = () => editor.unpublishVersion({ releaseId, publishedId });
    expect(await statusOf(unpublish())).toBe(404);
    await create(publishedId, { name: "Odile" });
    await unpublish();
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odile", _system: { delete: true } });
  });
});

describe("perspectives", () => {
  test("the first release of a stack is on top, drafts are seen where they are named", async () => {
    const { editor, create, id, releaseId, publishedId, draftId, look } = await openLooks();
    const other = id("summer");
    await editor.releases.create({ releaseId: other });
    const document = { _type: "product", name: "Swanilda" };
    await editor.createVersion({ releaseId: other, publishedId, document });
    await create(draftId, { name: "Draft" });
    for (const [stack, name] of [
      [[releaseId, other], "Odette"],
      [[other, releaseId], "Swanilda"],
      [[other, releaseId, "drafts"], "Swanilda"],
      [[id("none"), "drafts"], "Draft"],
      [[id("none")], "Odile"],
    ] as const)
      expect(await look(...stack), stack.join()).toBe(name);
  });

  test("__proto__ is the name of a release like any other: of none at first, then of one with versions, published", async () => {
    const { editor, id, publishedId, look, releases } = await openLooks();
    const name = "__proto__";
    expect(await look(name)).toBe("Odile");
    const count = (...perspective: string[]) =>
      editor.fetch("count(*[_id in path($ids)])", { ids: id("**") }, { perspective });
    expect(await count(name, "drafts")).toBe(await count("published"));
    // A hosted dataset keeps the name for ever.
    const releaseId = process.env.SANITY_CONTRACT_PROJECT_ID === undefined ? name : id(name);
    await releases.create({ releaseId });
    const document = { _type: "product", name: "Swanilda" };
    await editor.createVersion({ releaseId, publishedId, document });
    expect(await look(releaseId)).toBe("Swanilda");
    await releases.publish({ releaseId });
    expect(await look("published")).toBe("Swanilda");
    expect(await releases.get({ releaseId })).toMatchObject({ name: releaseId, state: "published" });
  });

  test.each([
    ["2025-02-18", 0],
    ["2025-02-19", 1],
  ])("at API version %s a version is seen %i times", async (apiVersion, count) => {
    const { editor, versionId: id } = await openReleaseWithVersion();
    const client = editor.withConfig({ apiVersion });
    expect(await client.fetch("count(*[_id == $id])", { id }, { perspective: "raw" })).toBe(count);
  });
});
