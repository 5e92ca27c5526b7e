import type { DeleteAction } from "@sanity/client";
import { describe, expect, test } from "vitest";
import { type ContractHost, openContractHost } from "./contract-host.ts";

/** The hosted service knows releases from this API version on. */
const API_VERSION = "2025-02-19";

async function openReleases() {
  const host: ContractHost = await openContractHost();
  const editor = host.editor.withConfig({ apiVersion: API_VERSION });
  const releaseId = host.id("spring");
  const publishedId = host.id("gown");
  const versionId = `versions.${releaseId}.${publishedId}`;
  const look = (perspective: string[]) =>
    editor.fetch("*[_id == $id][0].name", { id: publishedId }, { perspective });
  return { ...host, editor, releaseId, publishedId, versionId, look };
}

async function openReleaseWithVersion() {
  const host = await openReleases();
  const { editor, releaseId, publishedId } = host;
  await editor.createOrReplace({ _id: publishedId, _type: "product", name: "Odile" });
  await editor.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId });
  await editor.patch(host.versionId).set({ name: "Odette" }).commit();
  return host;
}

describe("releases", () => {
  test("created with what the client gives, read by id, by query and by releases::all(), edited", async () => {
    const { editor, anybody, releaseId } = await openReleases();
    await editor.releases.create({ releaseId, metadata: { title: "Spring", description: "Tulle" } });
    const release = await editor.releases.get({ releaseId });
    expect(release).toMatchObject({
      _id: `_.releases.${releaseId}`,
      _type: "system.release",
      name: releaseId,
      state: "active",
      metadata: { title: "Spring", description: "Tulle", releaseType: "undecided" },
    });
    await editor.releases.edit({ releaseId, patch: { set: { "metadata.title": "Late spring" } } });
    const titles = "releases::all()[name == $releaseId].metadata.title";
    expect(await editor.fetch(titles, { releaseId }, { perspective: "raw" })).toEqual(["Late spring"]);
    const query = "*[_type == 'system.release' && name == $releaseId]._id";
    expect(await editor.fetch(query, { releaseId }, { perspective: "raw" })).toHaveLength(1);
    expect(await anybody.fetch(query, { releaseId })).toEqual([]);
  });

  test("an id that was used, a name that is none, another field than metadata and unknown metadata are refused", async () => {
    const { editor, releaseId } = await openReleases();
    await editor.releases.create({ releaseId });
    await expect(editor.releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
    for (const wrong of ["", "drafts", "a.b", "-a", "published"])
      await expect(editor.releases.create({ releaseId: wrong })).rejects.toMatchObject({ statusCode: 400 });
    const edits = [{ set: { state: "published" } }, { unset: ["name"] }, { set: { metadataX: 1 } }];
    for (const patch of edits)
      await expect(editor.releases.edit({ releaseId, patch })).rejects.toMatchObject({ statusCode: 400 });
    const patch = { set: { metadata: { releaseType: "whenever" } } };
    await expect(editor.releases.edit({ releaseId, patch })).rejects.toMatchObject({ statusCode: 400 });
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: "active", name: releaseId });
  });

  test("published: versions become what is published, in one transaction, and the release says what it held", async () => {
    const { editor, anybody, releaseId, publishedId, versionId } = await openReleaseWithVersion();
    const newId = `${publishedId}-new`;
    await editor.createVersion({
      releaseId,
      publishedId: newId,
      document: { _type: "product", name: "Giselle" },
    });
    const draft = await editor.create({ _id: `drafts.${publishedId}`, _type: "product", name: "Draft" });
    const before = await editor.getDocument(publishedId);
    const { transactionId } = await editor.releases.publish({ releaseId });

    const published = await editor.getDocuments([publishedId, newId]);
    expect(published).toMatchObject([
      { name: "Odette", _rev: transactionId, _createdAt: before?._createdAt },
      { name: "Giselle", _rev: transactionId },
    ]);
    expect(await anybody.fetch("*[_id == $publishedId][0].name", { publishedId })).toBe("Odette");
    expect((await editor.releases.fetchDocuments({ releaseId })).result ?? []).toEqual([]);
    expect(await editor.getDocument(draft._id)).toMatchObject({ name: "Draft" });
    const release = await editor.releases.get({ releaseId });
    expect(release).toMatchObject({
      state: "published",
      publishedAt: expect.any(String),
      _rev: transactionId,
    });
    const held = (release?.finalDocumentStates ?? []).map(({ id }) => id).sort();
    expect(held).toEqual([versionId, `versions.${releaseId}.${newId}`]);
    await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  });

  test("publishing that would break a reference is refused, and changes nothing", async () => {
    const { editor, releaseId, publishedId, versionId, look } = await openReleaseWithVersion();
    const muse = { _type: "reference", _ref: `${publishedId}-nobody`, _weak: true };
    const strengthened = { ...muse, _strengthenOnPublish: { type: "product" } };
    await editor.patch(versionId).set({ muse: strengthened }).commit();
    await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: "active" });
    expect(await look(["published"])).toBe("Odile");
    expect(await look([releaseId])).toBe("Odette");
  });

  test("a dry run says whether it could be done, and does nothing", async () => {
    const { editor, releaseId } = await openReleaseWithVersion();
    await editor.releases.publish({ releaseId }, { dryRun: true });
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: "active" });
    const unscheduled = editor.releases.unschedule({ releaseId }, { dryRun: true });
    await expect(unscheduled).rejects.toMatchObject({ statusCode: 409 });
  });

  test("scheduled: locked with all it needs, rescheduled, unscheduled", async () => {
    const { editor, releaseId, publishedId, versionId } = await openReleaseWithVersion();
    const museId = `${publishedId}-muse`;
    await editor.create({ _id: museId, _type: "product", name: "Carlotta" });
    const muse = { _type: "reference", _ref: museId, _weak: true, _strengthenOnPublish: { type: "product" } };
    await editor.patch(versionId).set({ muse }).commit();
    await editor.releases.schedule({ releaseId, publishAt: "2199-12-24T17:00:00Z" });
    expect(await editor.releases.get({ releaseId })).toMatchObject({
      state: "scheduled",
      publishAt: "2199-12-24T17:00:00.000Z",
    });

    const locked = { statusCode: 409 };
    const document = { _id: versionId, _type: "product", name: "Odile again" };
    await expect(editor.patch(versionId).set({ name: "x" }).commit()).rejects.toMatchObject(locked);
    await expect(editor.delete(versionId)).rejects.toMatchObject(locked);
    await expect(editor.replaceVersion({ document })).rejects.toMatchObject(locked);
    await expect(editor.discardVersion({ releaseId, publishedId })).rejects.toMatchObject(locked);
    await expect(editor.unpublishVersion({ releaseId, publishedId })).rejects.toMatchObject(locked);
    const another = editor.createVersion({ releaseId, publishedId: museId, baseId: museId });
    await expect(another).rejects.toMatchObject(locked);
    await expect(editor.delete(museId)).rejects.toMatchObject(locked);
    await expect(editor.releases.archive({ releaseId })).rejects.toMatchObject(locked);
    await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject(locked);

    await editor.releases.edit({ releaseId, patch: { set: { "metadata.title": "Midnight" } } });
    await editor.releases.schedule({ releaseId, publishAt: "2198-12-24T17:00:00Z" });
    expect(await editor.releases.get({ releaseId })).toMatchObject({ publishAt: "2198-12-24T17:00:00.000Z" });
    await editor.releases.unschedule({ releaseId });
    const release = await editor.releases.get({ releaseId });
    expect(release).toMatchObject({ state: "active", metadata: { title: "Midnight" } });
    expect(release).not.toHaveProperty("publishAt");
    await editor.patch(versionId).set({ name: "free" }).commit();
    await expect(editor.releases.unschedule({ releaseId })).rejects.toMatchObject(locked);
    const wrong = editor.releases.schedule({ releaseId, publishAt: "some day" });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 });
  });

  test("archived and back: the versions are as they were; then archived and deleted", async () => {
    const { editor, releaseId, versionId } = await openReleaseWithVersion();
    await editor.releases.archive({ releaseId });
    expect(await editor.getDocument(versionId)).toBeUndefined();
    expect(await editor.releases.get({ releaseId })).toMatchObject({
      state: "archived",
      finalDocumentStates: [{ id: versionId, _key: expect.any(String) }],
    });
    const again = editor.create({ _id: versionId, _type: "product" });
    await expect(again).rejects.toMatchObject({ statusCode: 409 });

    await editor.releases.unarchive({ releaseId });
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odette" });
    const release = await editor.releases.get({ releaseId });
    expect(release).toMatchObject({ state: "active" });
    expect(release).not.toHaveProperty("finalDocumentStates");

    await expect(editor.releases.delete({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
    await editor.releases.archive({ releaseId });
    await editor.releases.delete({ releaseId });
    expect(await editor.releases.get({ releaseId })).toBeUndefined();
    await expect(editor.releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  });

  test("a release document is changed by release actions alone, which do not mix with others", async () => {
    const { editor, releaseId, publishedId } = await openReleaseWithVersion();
    const _id = `_.releases.${releaseId}`;
    const refused = { statusCode: 400 };
    await expect(editor.patch(_id).set({ state: "published" }).commit()).rejects.toMatchObject(refused);
    await expect(editor.delete(_id)).rejects.toMatchObject(refused);
    const deletion = (id: string): DeleteAction => ({
      actionType: "sanity.action.document.delete",
      publishedId: id,
      includeDrafts: [],
    });
    await expect(editor.action(deletion(_id))).rejects.toMatchObject(refused);
    const unscheduling = { actionType: "sanity.action.release.unschedule", releaseId } as const;
    await expect(editor.action([unscheduling, deletion(publishedId)])).rejects.toMatchObject(refused);
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: "active" });
  });

  test("imported by Sanity's importer: what was scheduled elsewhere does not publish here by itself", async () => {
    const { editor, releaseId } = await openReleases();
    const publishAt = "2021-01-01T00:00:00.000Z";
    const attributes = {
      _id: `_.releases.${releaseId}`,
      _type: "system.release",
      name: releaseId,
      state: "scheduled",
      publishAt,
      metadata: { title: "From elsewhere", releaseType: "scheduled" },
    };
    const action = {
      actionType: "sanity.action.release.import",
      releaseId,
      attributes,
      ifExists: "fail",
    } as const;
    await editor.action(action);
    const release = await editor.releases.get({ releaseId });
    expect(release).toMatchObject({ state: "active", metadata: { intendedPublishAt: publishAt } });
    await expect(editor.action(action)).rejects.toMatchObject({ statusCode: 409 });
    await editor.action({ ...action, ifExists: "ignore" });
    await editor.action({
      ...action,
      ifExists: "replace",
      attributes: { ...attributes, metadata: { title: "Replaced", releaseType: "asap" } },
    });
    expect(await editor.releases.get({ releaseId })).toMatchObject({ metadata: { title: "Replaced" } });
  });
});

describe("versions", () => {
  test("created from a document and from a base of a given revision, once each", async () => {
    const { editor, releaseId, publishedId, versionId } = await openReleases();
    const { _rev } = await editor.create({ _id: publishedId, _type: "product", name: "Odile" });
    await editor.releases.create({ releaseId });
    const stale = { releaseId, publishedId, baseId: publishedId, ifBaseRevisionId: "stale" };
    await expect(editor.createVersion(stale)).rejects.toMatchObject({ statusCode: 409 });
    await editor.createVersion({ ...stale, ifBaseRevisionId: _rev });
    expect(await editor.getDocument(publishedId, { releaseId })).toMatchObject({
      _id: versionId,
      name: "Odile",
    });
    await expect(editor.createVersion({ ...stale, ifBaseRevisionId: _rev })).rejects.toMatchObject({
      statusCode: 409,
    });
    // The client makes a draft where no release is named.
    await editor.createVersion({ publishedId, baseId: publishedId });
    expect(await editor.getDocument(`drafts.${publishedId}`)).toMatchObject({ name: "Odile" });
  });

  test("of no release, or of another document than it says, is refused", async () => {
    const { editor, releaseId, publishedId, versionId } = await openReleases();
    const document = { _id: versionId, _type: "product" };
    await expect(editor.createVersion({ document })).rejects.toMatchObject({ statusCode: 404 });
    await editor.releases.create({ releaseId });
    const wrong = [
      { document, publishedId: `${publishedId}-other` },
      { document: { ...document, _id: publishedId }, publishedId },
      { baseId: publishedId, versionId, publishedId },
    ];
    const statuses = await Promise.all(
      wrong.map((fields) =>
        editor
          .action({ actionType: "sanity.action.document.version.create", ...fields })
          .then(() => 200)
          .catch(({ statusCode }) => statusCode),
      ),
    );
    expect(statuses).toEqual([400, 400, 404]);
  });

  test("replaced, discarded, created again by an edit", async () => {
    const { editor, releaseId, publishedId, versionId } = await openReleaseWithVersion();
    await editor.replaceVersion({ document: { _id: versionId, _type: "product", price: 3 } });
    expect(await editor.getDocument(versionId)).toMatchObject({ price: 3 });
    expect(await editor.getDocument(versionId)).not.toHaveProperty("name");
    await editor.discardVersion({ releaseId, publishedId });
    expect(await editor.getDocument(versionId)).toBeUndefined();
    const replaced = editor.replaceVersion({ document: { _id: versionId, _type: "product" } });
    await expect(replaced).rejects.toMatchObject({ statusCode: 404 });
    await editor.action({
      actionType: "sanity.action.document.edit",
      draftId: versionId,
      publishedId,
      patch: { set: { price: 4 } },
    });
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odile", price: 4 });
    const published = editor.action({
      actionType: "sanity.action.document.publish",
      draftId: versionId,
      publishedId,
    });
    await expect(published).rejects.toMatchObject({ statusCode: 400 });
  });

  test("to be unpublished: gone from the release's perspective at once, from the shop with the release, kept as a draft", async () => {
    const { editor, releaseId, publishedId, versionId, look } = await openReleaseWithVersion();
    await editor.unpublishVersion({ releaseId, publishedId });
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odette", _system: { delete: true } });
    expect(await look([releaseId])).toBeNull();
    expect(await look([releaseId, "drafts"])).toBeNull();
    expect(await look(["published"])).toBe("Odile");
    await editor.releases.publish({ releaseId });
    expect(await editor.getDocument(publishedId)).toBeUndefined();
    expect(await editor.getDocument(`drafts.${publishedId}`)).toMatchObject({ name: "Odile" });
  });

  test("to be unpublished, without a version before: a copy of what is published; nothing published is 404", async () => {
    const { editor, releaseId, publishedId, versionId } = await openReleases();
    await editor.releases.create({ releaseId });
    const unpublished = () => editor.unpublishVersion({ releaseId, publishedId });
    await expect(unpublished()).rejects.toMatchObject({ statusCode: 404 });
    await editor.create({ _id: publishedId, _type: "product", name: "Odile" });
    await unpublished();
    expect(await editor.getDocument(versionId)).toMatchObject({ name: "Odile", _system: { delete: true } });
  });
});

describe("perspectives", () => {
  test("the first release of a stack is on top, drafts are seen where they are named", async () => {
    const { editor, id, releaseId, publishedId, look } = await openReleaseWithVersion();
    const other = id("summer");
    await editor.releases.create({ releaseId: other });
    await editor.createVersion({
      releaseId: other,
      publishedId,
      document: { _type: "product", name: "Swanilda" },
    });
    await editor.create({ _id: `drafts.${publishedId}`, _type: "product", name: "Draft" });
    expect(await look([releaseId, other])).toBe("Odette");
    expect(await look([other, releaseId])).toBe("Swanilda");
    expect(await look([other, releaseId, "drafts"])).toBe("Swanilda");
    expect(await look([id("none"), "drafts"])).toBe("Draft");
    expect(await look([id("none")])).toBe("Odile");
  });

  test("__proto__ is the name of a release like any other: of none at first, then of one with versions, published", async () => {
    const { editor, id, publishedId, look } = await openReleaseWithVersion();
    const name = "__proto__";
    expect(await look([name])).toBe("Odile");
    const count = (perspective: string[]) =>
      editor.fetch("count(*[_id in path($ids)])", { ids: id("**") }, { perspective });
    expect(await count([name, "drafts"])).toBe(await count(["published"]));
    // A hosted dataset keeps the name for ever.
    const releaseId = process.env.SANITY_CONTRACT_PROJECT_ID === undefined ? name : id(name);
    await editor.releases.create({ releaseId });
    const document = { _type: "product", name: "Swanilda" };
    await editor.createVersion({ releaseId, publishedId, document });
    expect(await look([releaseId])).toBe("Swanilda");
    await editor.releases.publish({ releaseId });
    expect(await look(["published"])).toBe("Swanilda");
    expect(await editor.releases.get({ releaseId })).toMatchObject({ name: releaseId, state: "published" });
  });

  test("versions are unknown to API versions before releases", async () => {
    const { editor, versionId } = await openReleaseWithVersion();
    const count = (apiVersion: string) =>
      editor
        .withConfig({ apiVersion })
        .fetch("count(*[_id == $versionId])", { versionId }, { perspective: "raw" });
    expect(await count("2025-02-18")).toBe(0);
    expect(await count(API_VERSION)).toBe(1);
  });
});
