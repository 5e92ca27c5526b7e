import { expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import type { ContentLake } from "../content-lake.ts";
import { clientAs, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const SECRET = "a name that nobody may read any more";

/** The lake holds an unpublished gown and a deleted one, both under names that nobody may learn, and a published one. */
async function openLakeWithSecrets() {
  const lake = await openTestLake();
  const editor = clientAs(lake, "editor");
  const first = await editor.create({ _id: "present", _type: "product", name: "Odile" });
  await editor.create({ _id: "deleted", _type: "product", name: SECRET });
  await editor.delete("deleted");
  await editor.create({ _id: "unpublished", _type: "product", name: SECRET });
  await editor.action({
    actionType: "sanity.action.document.unpublish",
    draftId: "drafts.unpublished",
    publishedId: "unpublished",
  });
  await editor.patch("drafts.unpublished").set({ name: "another" }).commit();
  await editor.delete("drafts.unpublished");
  await editor.patch("present").set({ name: "Odile II" }).commit();
  return { lake, editor, firstEvent: `${first._rev}#present` };
}

function headersOf(lake: ContentLake, role: Role | undefined): Record<string, string> {
  return role === undefined ? {} : { Authorization: `Bearer ${lake.issueToken({ name: role, role })}` };
}

const ids = "present,deleted,unpublished,drafts.unpublished";

const histories = [
  `documents/${ids}?lastRevision=true`,
  `documents/deleted?time=2100-01-01T00:00:00Z`,
  `transactions/${ids}?effectFormat=mendoza`,
  `transactions/deleted?effectFormat=mendoza&includeIdentifiedDocumentsOnly=true`,
  "transactions?effectFormat=mendoza",
];

async function textOf(lake: ContentLake, role: Role | undefined, path: string): Promise<string> {
  const response = await lake.fetch(`${ORIGIN}/v2025-02-19/data/history/production/${path}`, {
    headers: headersOf(lake, role),
  });
  return response.text();
}

test.each([undefined, "viewer"] as const)(
  "%s reads nothing of what was deleted or unpublished",
  async (role) => {
    const { lake } = await openLakeWithSecrets();
    for (const path of histories) expect(await textOf(lake, role, path), path).not.toContain(SECRET);
  },
);

test("a viewer reads the history of what is there, and a contributor all of it", async () => {
  const { lake } = await openLakeWithSecrets();
  expect(await textOf(lake, "viewer", `transactions/${ids}?effectFormat=mendoza`)).toContain("Odile II");
  expect(await textOf(lake, "contributor", `transactions/${ids}`)).toContain(SECRET);
  expect(await textOf(lake, "contributor", `documents/deleted?lastRevision=true`)).toContain(SECRET);
});

async function eventsFor(lake: ContentLake, role: Role, id: string): Promise<unknown> {
  const { events } = JSON.parse(await textOf(lake, role, `events/documents/${id}`));
  return events[id].map(({ type }: { type: string }) => type);
}

test("a viewer is not told that there was what is there no more, nor when and by whom", async () => {
  const { lake, editor } = await openLakeWithSecrets();
  for (const id of ["deleted", "unpublished", "drafts.unpublished"]) {
    expect(await eventsFor(lake, "viewer", id), id).toEqual([]);
    expect(await eventsFor(lake, "contributor", id), id).not.toEqual([]);
  }
  expect(await eventsFor(lake, "viewer", "present")).toEqual(["updateLiveDocument", "createLiveDocument"]);
  await editor.create({ _id: "deleted", _type: "product", name: "Agathe" });
  expect(await eventsFor(lake, "viewer", "deleted")).toEqual(["createLiveDocument"]);
});

/** This listener reconnects after `lastEventId`, and returns what it receives until the next change. */
async function replayFor(lake: ContentLake, role: Role | undefined, lastEventId: string): Promise<string> {
  const query =
    "query=*&effectFormat=mendoza&enableResume=true&includeResult=true&includePreviousRevision=true";
  const response = await lake.fetch(`${ORIGIN}/v1/data/listen/production?${query}`, {
    headers: { ...headersOf(lake, role), "Last-Event-ID": lastEventId },
  });
  const editor = clientAs(lake, "editor");
  await editor.createOrReplace({ _id: "sentinel", _type: "product" });
  let text = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes("#sentinel")) break;
  }
  return text;
}

test.each([undefined, "viewer"] as const)(
  "%s who resumes a listener is reset instead of being told what was deleted",
  async (role) => {
    const { lake, firstEvent } = await openLakeWithSecrets();
    const received = await replayFor(lake, role, firstEvent);
    expect(received).toContain("event: reset");
    expect(received).not.toContain(SECRET);
  },
);

test("an editor who resumes is told everything, with the mutations as they were sent", async () => {
  const { lake, firstEvent } = await openLakeWithSecrets();
  const received = await replayFor(lake, "editor", firstEvent);
  expect(received).toContain("event: welcomeback");
  expect(received).toContain(SECRET);
  expect(received).toContain(`{"patch":{"set":{"name":"Odile II"},"id":"present"}}`);
});

test("a viewer reads nothing of what was deleted before its id was used again, and all that has been since", async () => {
  const { lake, editor } = await openLakeWithSecrets();
  const { _rev: published } = await editor.create({ _id: "again", _type: "product", name: SECRET });
  const { timestamp } = JSON.parse((await textOf(lake, "editor", "transactions/again")).trim());
  await editor.delete("again");
  await editor.create({ _id: "again", _type: "product", name: "Agathe" });
  await editor.patch("again").set({ name: "Agathe II" }).commit();
  const paths = [
    "documents/again?lastRevision=true",
    `documents/again?revision=${published}`,
    `documents/again?time=${timestamp}`,
    "transactions/again?effectFormat=mendoza",
  ];
  for (const path of paths) expect(await textOf(lake, "viewer", path), path).not.toContain(SECRET);
  const seen = await textOf(lake, "viewer", "transactions/again?effectFormat=mendoza");
  expect(seen.trim().split("\n")).toHaveLength(2);
  expect(seen).toContain("Agathe II");
  expect(await textOf(lake, "viewer", "documents/again?lastRevision=true")).toContain("Agathe II");
  expect(await textOf(lake, "contributor", "transactions/again")).toContain(SECRET);
  expect(await textOf(lake, "contributor", `documents/again?revision=${published}`)).toContain(SECRET);
});

test("an id that no document has is refused, and leads to nobody's draft", async () => {
  const { lake } = await openLakeWithSecrets();
  for (const id of [
    "drafts.drafts.enquiry.two",
    "versions.x.drafts.enquiry.two",
    "drafts.versions.x.enquiry.two",
  ])
    for (const path of [
      `documents/${id}`,
      `documents/present,${id}`,
      `transactions/${id}`,
      `events/documents/${id}`,
    ])
      expect(JSON.parse(await textOf(lake, "storefront", path)), path).toMatchObject({ statusCode: 400 });
});

test("another shop is not told by an ETag that an enquiry has arrived, but that a draft has changed", async () => {
  const { lake, editor } = await openLakeWithSecrets();
  const headers = headersOf(lake, "storefront");
  const etag = async () =>
    (await lake.fetch(`${ORIGIN}/v1/data/query/production?query=count(*)`, { headers })).headers.get("ETag");
  const before = await etag();
  await editor.create({ _id: "enquiry.two", _type: "enquiry" });
  expect(await etag()).toBe(before);
  await editor.create({ _id: "drafts.present", _type: "product" });
  expect(await etag()).not.toBe(before);
});
