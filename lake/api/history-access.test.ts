import { expect, test } from "vitest";
import { openLake, type Who } from "../testing/test-lake.ts";

const SECRET = "a name that nobody may read any more";
const [draftId, publishedId] = ["drafts.odile", "odile"];

/** The lake holds an unpublished gown and a deleted one, both under names that nobody may learn, and a published one. */
async function openLakeWithSecrets() {
  const history = await openHistory();
  const { act, editor, create } = history;
  const { _rev } = await create("present", "Odile");
  await create("deleted", SECRET);
  await editor.delete("deleted");
  await create("unpublished", SECRET);
  await act("unpublish", { draftId: "drafts.unpublished", publishedId: "unpublished" });
  await editor.patch("drafts.unpublished").set({ name: "another" }).commit();
  await editor.delete("drafts.unpublished");
  await editor.patch("present").set({ name: "Odile II" }).commit();
  return { ...history, firstEvent: `${_rev}#present` };
}

async function openHistory() {
  const lake = await openLake();
  const editor = lake.as("editor", { apiVersion: "2025-02-19" });
  const textOf = async (as: Who, path: string) =>
    (await lake.ask(`/v2025-02-19/data/history/production/${path}`, { as })).text();
  const jsonOf = async (path: string) => JSON.parse(await textOf("editor", path));
  return {
    ...{ lake, editor, textOf, jsonOf },
    create: (_id: string, name: string) => editor.create({ _id, _type: "product", name }),
    async act(name: string, fields: object): Promise<string> {
      const body = { actions: [{ actionType: `sanity.action.document.${name}`, ...fields }] };
      const path = "/data/actions/production";
      return (await editor.request({ url: path, method: "POST", body })).transactionId;
    },
    async eventsOf(who: Who, id: string): Promise<string[]> {
      const { events } = JSON.parse(await textOf(who, `events/documents/${id}`));
      return events[id].map(({ type }: { type: string }) => type);
    },
  };
}

const ids = "present,deleted,unpublished,drafts.unpublished";

test.each(["anybody", "viewer"] as const)(
  "%s reads nothing of what was deleted or unpublished",
  async (who) => {
    const { textOf } = await openLakeWithSecrets();
    for (const path of [
      `documents/${ids}?lastRevision=true`,
      `documents/deleted?time=2100-01-01T00:00:00Z`,
      `transactions/${ids}?effectFormat=mendoza`,
      `transactions/deleted?effectFormat=mendoza&includeIdentifiedDocumentsOnly=true`,
      "transactions?effectFormat=mendoza",
    ])
      expect(await textOf(who, path), path).not.toContain(SECRET);
  },
);

test("a viewer reads the history of what is there, and a contributor all of it", async () => {
  const { textOf } = await openLakeWithSecrets();
  expect(await textOf("viewer", `transactions/${ids}?effectFormat=mendoza`)).toContain("Odile II");
  expect(await textOf("contributor", `transactions/${ids}`)).toContain(SECRET);
  expect(await textOf("contributor", `documents/deleted?lastRevision=true`)).toContain(SECRET);
});

test("a viewer is not told that there was what is there no more, nor when and by whom", async () => {
  const { create, eventsOf } = await openLakeWithSecrets();
  for (const id of ["deleted", "unpublished", "drafts.unpublished"]) {
    expect(await eventsOf("viewer", id), id).toEqual([]);
    expect(await eventsOf("contributor", id), id).not.toEqual([]);
  }
  expect(await eventsOf("viewer", "present")).toEqual(["updateLiveDocument", "createLiveDocument"]);
  await create("deleted", "Agathe");
  expect(await eventsOf("viewer", "deleted")).toEqual(["createLiveDocument"]);
});

test.each([
  ["anybody", "reset"],
  ["viewer", "reset"],
  ["editor", "welcomeback"],
] as const)(
  "a listener of %s that resumes is told so (%s), and the secret only to editors",
  async (as, event) => {
    const { lake, create, firstEvent } = await openLakeWithSecrets();
    const query = "effectFormat=mendoza&enableResume=true&includeResult=true&includePreviousRevision=true";
    const path = `/v1/data/listen/production?query=*&${query}`;
    const { body } = await lake.ask(path, { as, headers: { "Last-Event-ID": firstEvent } });
    await create("sentinel", "Agathe");
    let received = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += part;
      if (received.includes("#sentinel")) break;
    }
    expect(received).toContain(`event: ${event}`);
    const isSent = received.includes(`{"patch":{"set":{"name":"Odile II"},"id":"present"}}`);
    expect([received.includes(SECRET), isSent]).toEqual([as === "editor", as === "editor"]);
  },
);

test("a viewer reads nothing of what was deleted before its id was used again, and all that has been since", async () => {
  const { editor, create, textOf } = await openLakeWithSecrets();
  const { _rev: published } = await create("again", SECRET);
  const { timestamp } = JSON.parse((await textOf("editor", "transactions/again")).trim());
  await editor.delete("again");
  await create("again", "Agathe");
  await editor.patch("again").set({ name: "Agathe II" }).commit();
  const [last, lines] = ["documents/again?lastRevision=true", "transactions/again?effectFormat=mendoza"];
  for (const path of [
    last,
    lines,
    `documents/again?revision=${published}`,
    `documents/again?time=${timestamp}`,
  ])
    expect(await textOf("viewer", path), path).not.toContain(SECRET);
  const seen = await textOf("viewer", lines);
  expect(seen.trim().split("\n")).toHaveLength(2);
  for (const text of [seen, await textOf("viewer", last)]) expect(text).toContain("Agathe II");
  for (const path of ["transactions/again", `documents/again?revision=${published}`])
    expect(await textOf("contributor", path)).toContain(SECRET);
});

test.each(["drafts.drafts.enquiry.two", "versions.x.drafts.enquiry.two", "drafts.versions.x.enquiry.two"])(
  "%s is an id that no document has: it is refused, and leads to nobody's draft",
  async (id) => {
    const { textOf } = await openHistory();
    for (const path of ["documents/", "documents/present,", "transactions/", "events/documents/"])
      expect(JSON.parse(await textOf("storefront", path + id)), path).toMatchObject({ statusCode: 400 });
  },
);

test("another shop is not told by an ETag that an enquiry has arrived, but that a draft has changed", async () => {
  const { lake, create } = await openHistory();
  const as = { token: lake.tokenOf("storefront") };
  const etag = async () =>
    (await lake.ask("/v1/data/query/production?query=count(*)", { as })).headers.get("ETag");
  const before = await etag();
  await create("enquiry.two", "Ada");
  expect(await etag()).toBe(before);
  await create("drafts.present", "Odile");
  expect(await etag()).not.toBe(before);
});

test("the history of a private document is deleted with it, and that of a public one stays", async () => {
  const { editor, create, textOf } = await openHistory();
  const wholeHistory = async () => {
    const [all, events] = ["enquiry.one,drafts.enquiry.one,gown", "events/documents/enquiry.one"];
    const paths = [`documents/${all}?lastRevision=true`, `transactions/${all}?effectFormat=mendoza`, events];
    const texts = [...paths, "transactions?effectFormat=mendoza", "transactions"];
    return (await Promise.all(texts.map((path) => textOf("administrator", path)))).join("\n");
  };
  await create("enquiry.one", SECRET);
  await editor
    .patch("enquiry.one")
    .set({ note: `call ${SECRET}` })
    .commit();
  await create("drafts.enquiry.one", SECRET);
  await editor.delete("drafts.enquiry.one");
  await create("gown", "Odile");
  await editor.delete("gown");
  expect(await wholeHistory()).toContain(SECRET);
  await editor.delete("enquiry.one");
  expect(await wholeHistory()).not.toContain(SECRET);
  expect(await wholeHistory()).toContain("Odile");
  await create("enquiry.one", "of another visitor");
  expect(await wholeHistory(), "the id may be used again").toContain("of another visitor");
});

test("no reference keeps what a visitor has sent, and whoever refers to it can still be changed", async () => {
  const { editor, create } = await openHistory();
  await create("enquiry.one", SECRET);
  const about = { _type: "reference", _ref: "enquiry.one" };
  await editor.create({ _id: "drafts.note", _type: "note", about });
  await editor.delete("enquiry.one");
  const after = await editor.patch("drafts.note").set({ text: "done" }).commit();
  expect(after).toMatchObject({ about, text: "done" });
});

/** The gown was created, edited twice, published, edited again, and published again. */
async function openGownWithHistory() {
  const history = await openHistory();
  const { act } = history;
  const ids = { draftId, publishedId };
  const edit = (name: string) => act("edit", { ...ids, patch: { set: { name } } });
  const attributes = { _id: draftId, _type: "product", name: "one" };
  const created = await act("create", { publishedId, attributes, ifExists: "fail" });
  const revisions = [created, await edit("two"), await edit("three"), await act("publish", ids)];
  revisions.push(await edit("four"), await act("publish", ids));
  return { ...history, revisions };
}

test("every event that Studio lists leads to a revision that this document was in", async () => {
  const { revisions, jsonOf, eventsOf } = await openGownWithHistory();
  for (const id of [draftId, publishedId]) {
    const { events } = await jsonOf(`events/documents/${id}?limit=100`);
    for (const { type, revisionId, versionRevisionId } of events[id]) {
      const _rev = id === draftId ? (versionRevisionId ?? revisionId) : revisionId;
      const { documents } = await jsonOf(`documents/${id}?revision=${_rev}`);
      expect(documents, `${id} ${type}`).toMatchObject([{ _type: "product", _rev }]);
    }
  }
  const [creation, publication] = ["createDocumentVersion", "publishDocumentVersion"];
  expect(await eventsOf("editor", draftId)).toEqual([publication, creation, publication, creation]);
  expect(await eventsOf("editor", publishedId)).toEqual([publication, publication]);
  const { events } = await jsonOf(`events/documents/${publishedId}`);
  const [, , versionRevisionId, revisionId] = revisions;
  expect(events[publishedId][1]).toMatchObject({ revisionId, versionId: draftId, versionRevisionId });
});

test("an old revision is reverted to, as Studio does it: read it, and write it into the draft", async () => {
  const { editor, act, revisions, jsonOf } = await openGownWithHistory();
  const { documents } = await jsonOf(`documents/${publishedId},${draftId}?revision=${revisions[1]}`);
  expect(documents).toMatchObject([{ _id: draftId, _rev: revisions[1] }]);
  await editor.createOrReplace({ ...documents[0], _id: draftId });
  await act("publish", { draftId, publishedId });
  expect(await editor.getDocument(publishedId)).toMatchObject({ name: "two" });
});

test("transactions come one a line, between two revisions, with effects that lead there and back", async () => {
  const { revisions, textOf } = await openGownWithHistory();
  const between = `fromTransaction=${revisions[0]}&toTransaction=${revisions[3]}`;
  const query = `${between}&effectFormat=mendoza&excludeContent=true&limit=50`;
  const text = await textOf("editor", `transactions/${draftId}?${query}`);
  const effects = (id: string | undefined, apply: unknown, revert: unknown) => {
    return { id, effects: { [draftId]: { apply: [0, apply], revert: [0, revert] } } };
  };
  const lines = text.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    effects(revisions[0], { name: "one" }, null),
    effects(revisions[1], { name: "two" }, { name: "one" }),
    effects(revisions[2], { name: "three" }, { name: "two" }),
    effects(revisions[3], null, { name: "three" }),
  ]);
});
