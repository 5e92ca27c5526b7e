import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const publishedId = "odile";
const draftId = "drafts.odile";

/** The gown was created, edited twice, published, edited again, and published again. */
async function openGownWithHistory() {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "test", role: "editor" });
  const client = clientOf(lake, { token });
  const act = async (action: Parameters<typeof client.action>[0]) =>
    (await client.action(action)).transactionId;
  const edit = (name: string) =>
    act({ actionType: "sanity.action.document.edit", draftId, publishedId, patch: { set: { name } } });
  const publish = () => act({ actionType: "sanity.action.document.publish", draftId, publishedId });
  const attributes = { _id: draftId, _type: "product", name: "one" };
  const revisions = [
    await act({ actionType: "sanity.action.document.create", publishedId, attributes, ifExists: "fail" }),
    await edit("two"),
    await edit("three"),
    await publish(),
    await edit("four"),
    await publish(),
  ];
  const get = async (path: string) =>
    lake.fetch(`${ORIGIN}/v2025-02-19/data/history/production/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  return { client, revisions, get };
}

test("every event that Studio lists leads to a revision that this document was in", async () => {
  const { revisions, get } = await openGownWithHistory();
  const told: Record<string, string[]> = {};
  for (const id of [draftId, publishedId]) {
    const { events } = await (await get(`events/documents/${id}?limit=100`)).json();
    told[id] = events[id].map(({ type }: { type: string }) => type);
    for (const event of events[id]) {
      const revision = id === draftId ? (event.versionRevisionId ?? event.revisionId) : event.revisionId;
      const { documents } = await (await get(`documents/${id}?revision=${revision}`)).json();
      expect(documents[0], `${id} ${event.type}`).toMatchObject({ _type: "product", _rev: revision });
    }
  }
  const [made, shown] = ["createDocumentVersion", "publishDocumentVersion"];
  expect(told).toEqual({ [draftId]: [shown, made, shown, made], [publishedId]: [shown, shown] });
  const { events } = await (await get(`events/documents/${publishedId}`)).json();
  const [, , versionRevisionId, revisionId] = revisions;
  expect(events[publishedId][1]).toMatchObject({ revisionId, versionId: draftId, versionRevisionId });
});

test("an old revision is reverted to, as Studio does it: read it, and write it into the draft", async () => {
  const { client, revisions, get } = await openGownWithHistory();
  const asked = `documents/${publishedId},${draftId}?revision=${revisions[1]}`;
  const { documents } = await (await get(asked)).json();
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({ _id: draftId, _rev: revisions[1] });
  await client.createOrReplace({ ...documents[0], _id: draftId });
  await client.action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect(await client.getDocument(publishedId)).toMatchObject({ name: "two" });
});

test("transactions come one a line, between two revisions, with effects that lead there and back", async () => {
  const { revisions, get } = await openGownWithHistory();
  const query = `fromTransaction=${revisions[0]}&toTransaction=${revisions[3]}&effectFormat=mendoza&excludeContent=true&limit=50`;
  const text = await (await get(`transactions/${draftId}?${query}`)).text();
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ id }) => id)).toEqual(revisions.slice(0, 4));
  expect(lines[0].effects[draftId]).toMatchObject({ apply: [0, { name: "one" }], revert: [0, null] });
  expect(lines[1].effects[draftId]).toMatchObject({
    apply: [0, { name: "two" }],
    revert: [0, { name: "one" }],
  });
  expect(lines[3].effects[draftId]).toMatchObject({ apply: [0, null], revert: [0, { name: "three" }] });
});

test("long histories are read a page at a time", async () => {
  const { get } = await openGownWithHistory();
  const first = await (await get(`events/documents/${draftId}?limit=3`)).json();
  const second = await (
    await get(`events/documents/${draftId}?limit=3&nextCursor=${first.nextCursor}`)
  ).json();
  expect([...first.events[draftId], ...second.events[draftId]]).toHaveLength(4);
  expect(second.nextCursor).toBe("");
});
