import type { ListenEvent, MutationEvent } from "@sanity/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { paint } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

// What the shop and Studio rely on, said with the real client. The same file runs against the hosted service:
// SANITY_CONTRACT_PROJECT_ID=… SANITY_CONTRACT_DATASET=… SANITY_CONTRACT_TOKEN=… npx vitest run packages/content-lake/contract

describe("mutations", () => {
  test("create, read, replace and delete", async () => {
    const { editor, id } = await openContractHost();
    const created = await editor.create({ _id: id("gown"), _type: "product", name: "Odile" });
    expect(created).toMatchObject({
      _id: id("gown"),
      name: "Odile",
      _rev: expect.any(String),
      _createdAt: expect.any(String),
    });
    await editor.createOrReplace({ _id: id("gown"), _type: "product", price: 3 });
    const replaced = await editor.getDocument(id("gown"));
    expect(replaced).toMatchObject({ price: 3 });
    expect(replaced).not.toHaveProperty("name");
    await editor.delete(id("gown"));
    expect(await editor.getDocument(id("gown"))).toBeUndefined();
  });

  test("an id is made up when none is given, inside its folder when it ends in a dot", async () => {
    const { editor } = await openContractHost();
    const plain = await editor.create({ _type: "product" });
    const draft = await editor.create({ _id: "drafts.", _type: "product" });
    expect(plain._id).toMatch(/^[\w-]{10,}$/);
    expect(draft._id).toMatch(/^drafts\.[\w-]{10,}$/);
    await editor.delete({ query: "*[_id in $ids]", params: { ids: [plain._id, draft._id] } });
  });

  test("createIfNotExists leaves what is there, create refuses it", async () => {
    const { editor, id } = await openContractHost();
    await editor.create({ _id: id("gown"), _type: "product", name: "first" });
    await editor.createIfNotExists({ _id: id("gown"), _type: "product", name: "second" });
    expect(await editor.getDocument(id("gown"))).toMatchObject({ name: "first" });
    await expect(editor.create({ _id: id("gown"), _type: "product" })).rejects.toMatchObject({
      statusCode: 409,
    });
  });

  test("deleting what is not there is no error", async () => {
    const { editor, id } = await openContractHost();
    await expect(editor.delete(id("nobody"))).resolves.toBeDefined();
  });

  test("every operation of a patch", async () => {
    const { editor, id } = await openContractHost();
    await editor.create({
      _id: id("gown"),
      _type: "product",
      name: "Odile",
      price: 5,
      sizes: ["34", "36"],
      old: true,
      text: "tulle",
    });
    const patched = await editor
      .patch(id("gown"))
      .set({ name: "Odette", "seo.title": "A gown" })
      .setIfMissing({ price: 99, season: "spring" })
      .unset(["old"])
      .inc({ price: 3 })
      .dec({ price: 1 })
      .diffMatchPatch({ text: "@@ -1,5 +1,10 @@\n+silk \n tulle\n" })
      .insert("after", "sizes[-1]", ["38"])
      .commit();
    expect(patched).toMatchObject({
      name: "Odette",
      seo: { title: "A gown" },
      price: 7,
      season: "spring",
      text: "silk tulle",
      sizes: ["34", "36", "38"],
    });
    expect(patched).not.toHaveProperty("old");
  });

  test("a patch reaches into lists by key and by position, and replaces", async () => {
    const { editor, id } = await openContractHost();
    const colours = [
      { _key: "a", name: "ivory" },
      { _key: "b", name: "rose" },
    ];
    await editor.create({ _id: id("gown"), _type: "product", colours, sizes: ["34", "36", "38"] });
    await editor.patch(id("gown")).set({ 'colours[_key=="b"].name': "blush" }).unset(["sizes[0]"]).commit();
    await editor.patch(id("gown")).insert("replace", "sizes[0:1]", ["40"]).commit();
    expect(await editor.getDocument(id("gown"))).toMatchObject({
      colours: [{ name: "ivory" }, { name: "blush" }],
      sizes: ["40", "38"],
    });
  });

  test("a patch for a revision that has passed is refused, and one for no document at all", async () => {
    const { editor, id } = await openContractHost();
    const { _rev } = await editor.create({ _id: id("gown"), _type: "product", price: 1 });
    await editor.patch(id("gown")).set({ price: 2 }).commit();
    await expect(
      editor.patch(id("gown")).ifRevisionId(_rev).set({ price: 3 }).commit(),
    ).rejects.toMatchObject({ statusCode: 409 });
    await expect(editor.patch(id("nobody")).set({ price: 3 }).commit()).rejects.toMatchObject({
      details: {
        type: "mutationError",
        items: [{ error: { description: expect.stringContaining(id("nobody")) }, index: 0 }],
      },
    });
    expect(await editor.getDocument(id("gown"))).toMatchObject({ price: 2 });
  });

  test("a transaction is all or nothing, under the name that the client gave it", async () => {
    const { editor, id } = await openContractHost();
    await editor.create({ _id: id("there"), _type: "product" });
    const failing = editor
      .transaction()
      .create({ _id: id("new"), _type: "product" })
      .create({ _id: id("there"), _type: "product" });
    await expect(failing.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await editor.getDocument(id("new"))).toBeUndefined();

    const transactionId = id("transaction");
    const result = await editor
      .transaction()
      .create({ _id: id("new"), _type: "product" })
      .delete(id("there"))
      .commit({ transactionId });
    expect(result).toMatchObject({
      transactionId,
      results: [
        { id: id("new"), operation: "create" },
        { id: id("there"), operation: "delete" },
      ],
    });
    expect(await editor.getDocument(id("new"))).toMatchObject({ _rev: transactionId });
  });

  test("a dry run changes nothing", async () => {
    const { editor, id } = await openContractHost();
    await editor.create({ _id: id("gown"), _type: "product" }, { dryRun: true });
    expect(await editor.getDocument(id("gown"))).toBeUndefined();
  });

  test("patches and deletes by query", async () => {
    const { editor, id } = await openContractHost();
    const ids = [id("one"), id("two")];
    for (const _id of ids) await editor.create({ _id, _type: "product", price: 1 });
    await editor
      .patch({ query: "*[_id in $ids]", params: { ids } })
      .inc({ price: 1 })
      .commit({ returnDocuments: false });
    expect(await editor.fetch("*[_id in $ids].price", { ids })).toEqual([2, 2]);
    await editor.delete({ query: "*[_id in $ids]", params: { ids } });
    expect(await editor.getDocuments(ids)).toEqual([null, null]);
  });

  test("a document that something refers to stays, and a reference must lead somewhere", async () => {
    const { editor, id } = await openContractHost();
    await editor.create({ _id: id("muse"), _type: "person" });
    await editor.create({
      _id: id("gown"),
      _type: "product",
      muse: { _type: "reference", _ref: id("muse") },
    });
    await expect(editor.delete(id("muse"))).rejects.toMatchObject({ statusCode: 409 });
    const lost = { _id: id("lost"), _type: "product", muse: { _type: "reference", _ref: id("nobody") } };
    await expect(editor.create(lost)).rejects.toMatchObject({ statusCode: 409 });
    await editor.create({ ...lost, muse: { ...lost.muse, _weak: true } });
    await editor.transaction().delete(id("muse")).delete(id("gown")).delete(id("lost")).commit();
  });

  test("without a token nothing can be written", async () => {
    const { anybody, id } = await openContractHost();
    await expect(anybody.create({ _id: id("gown"), _type: "product" })).rejects.toMatchObject({
      statusCode: expect.toSatisfy((code) => code === 401 || code === 403),
    });
  });
});

describe("actions", () => {
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
});

describe("listening", () => {
  test("a listener is told what appears, changes and disappears in its view, with both sides of each change", async () => {
    const { editor, id } = await openContractHost();
    const { events, next } = await listenTo(
      editor.listen(
        "*[_id == $id && price > 1]",
        { id: id("gown") },
        { events: ["welcome", "mutation"], includePreviousRevision: true },
      ),
    );
    await next();
    await editor.create({ _id: id("gown"), _type: "product", price: 1 });
    await editor.patch(id("gown")).set({ price: 2 }).commit();
    await editor.patch(id("gown")).set({ price: 3 }).commit();
    await editor.patch(id("gown")).set({ price: 0 }).commit();
    for (const _ of ["appear", "update", "disappear"]) await next();
    expect(
      events
        .filter(isMutation)
        .map(({ transition, result, previous }) => [transition, previous?.price, result?.price]),
    ).toEqual([
      ["appear", 1, 2],
      ["update", 2, 3],
      ["disappear", 3, 0],
    ]);
  });

  test("a query that cannot be parsed ends the channel with its fault", async () => {
    const { editor } = await openContractHost();
    await expect(listenTo(editor.listen("*[_type == ")).then(({ next }) => next())).rejects.toThrow(
      "unexpected end-of-file",
    );
  });

  test("anybody is told of what is published, and never of a draft", async () => {
    const { editor, anybody, id } = await openContractHost();
    const { events, next } = await listenTo(
      anybody.listen("*[_type == $type]", { type: id("type") }, { events: ["welcome", "mutation"] }),
    );
    await next();
    await editor.create({ _id: `drafts.${id("gown")}`, _type: id("type") });
    await editor.create({ _id: id("gown"), _type: id("type") });
    await next();
    expect(events.filter(isMutation).map(({ documentId }) => documentId)).toEqual([id("gown")]);
  });
});

describe("assets", () => {
  test("a picture is uploaded once, described, and served from its address", async () => {
    const { editor, id } = await openContractHost();
    const bytes = await paint("#336699", 40, 20);
    const asset = await editor.assets.upload("image", bytes, { filename: "blue.jpg", title: id("title") });
    const again = await editor.assets.upload("image", bytes, { filename: "other-name.jpg" });
    expect(again._id).toBe(asset._id);
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-jpg$/),
      originalFilename: "blue.jpg",
      mimeType: "image/jpeg",
      size: bytes.byteLength,
      metadata: { dimensions: { width: 40, height: 20, aspectRatio: 2 }, hasAlpha: false, isOpaque: true },
    });
    await editor.delete(asset._id);
  });

  test("a file keeps its bytes and its name", async () => {
    const { editor } = await openContractHost();
    const asset = await editor.assets.upload("file", Buffer.from("care: dry clean"), {
      filename: "care.txt",
    });
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^file-[0-9a-f]{40}-txt$/),
      extension: "txt",
      size: 15,
    });
    await editor.delete(asset._id);
  });

  test("what is not a picture is refused as one", async () => {
    const { editor } = await openContractHost();
    await expect(editor.assets.upload("image", Buffer.from("not a picture"))).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

type Observed = ListenEvent<Record<string, unknown>>;

/** Collects what a listener is told; `next` waits for one more event, or for the failure. */
async function listenTo(
  source: ReturnType<Awaited<ReturnType<typeof openContractHost>>["editor"]["listen"]>,
) {
  const events: Observed[] = [];
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  let unseen = 0;
  let failure: unknown;
  const subscription = source.subscribe({
    next(event) {
      events.push(event);
      const waiter = waiting.shift();
      if (waiter === undefined) unseen += 1;
      else waiter.resolve();
    },
    error(error) {
      failure = error;
      for (const waiter of waiting.splice(0)) waiter.reject(error);
    },
  });
  onTestFinished(() => subscription.unsubscribe());
  return {
    events,
    next: () =>
      new Promise<void>((resolve, reject) => {
        if (failure !== undefined) reject(failure);
        else if (unseen === 0) waiting.push({ resolve, reject });
        else {
          unseen -= 1;
          resolve();
        }
      }),
  };
}

function isMutation(event: Observed): event is MutationEvent<Record<string, unknown>> {
  return event.type === "mutation";
}
