import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { openLake, statusOf } from "../testing/test-lake.ts";

async function openEditor() {
  return (await openLake()).as("editor", { maxRetries: 0 });
}

function tooMany(message: string) {
  return { statusCode: 413, message: expect.stringContaining(message) };
}

function listOf<Item>(length: number, itemAt: (at: number) => Item): Item[] {
  return Array.from({ length }, (_, at) => itemAt(at));
}

test("one request has so many mutations and no more", async () => {
  const editor = await openEditor();
  const most = limits.requestMutations;
  const deletions = listOf(most + 1, () => ({ delete: { id: "nothing" } }));
  await expect(editor.mutate(deletions)).rejects.toMatchObject(tooMany(`at most ${most} mutations`));
  await expect(editor.mutate(deletions.slice(0, 10))).resolves.toBeDefined();
});

test("one request has so many actions and no more", async () => {
  const editor = await openEditor();
  const most = limits.requestActions;
  const fixed = { actionType: "sanity.action.document.create", ifExists: "fail" } as const;
  const actions = listOf(most + 1, (at) => {
    return { ...fixed, publishedId: `g${at}`, attributes: { _id: `drafts.g${at}`, _type: "product" } };
  });
  await expect(editor.action(actions)).rejects.toMatchObject(tooMany(`at most ${most} actions`));
  expect(await editor.fetch("count(*)")).toBe(0);
  await editor.action(actions.slice(0, 10));
  expect(await editor.fetch("count(*)")).toBe(10);
});

test("one transaction changes so many documents and no more, also by a query", async () => {
  const editor = await openEditor();
  const most = limits.transactionDocuments;
  const half = Math.ceil((most + 2) / 2);
  for (const part of ["a", "b"]) {
    const created = listOf(half, (at) => ({ create: { _id: `${part}${at}`, _type: "gown" } }));
    await editor.mutate(created, { returnDocuments: false });
  }
  const all = editor.delete({ query: '*[_type == "gown"]' });
  await expect(all).rejects.toMatchObject(tooMany(`at most ${most} documents`));
  expect(await editor.fetch("count(*)")).toBe(2 * half);
  await editor.delete({ query: '*[_id match "a*"]' });
  expect(await editor.fetch("count(*)")).toBe(half);
});

test("one transaction has so many references and no more", async () => {
  const editor = await openEditor();
  const most = limits.transactionLinks;
  const create = (name: string, count: number) => {
    const about = listOf(count, (at) => ({ _ref: `${at}`, _weak: true }));
    return { create: { _id: `drafts.${name}`, _type: "note", about } };
  };
  await editor.mutate([create("a", most / 2), create("b", most / 2)]);
  const more = editor.mutate([create("c", most / 2), create("d", most / 2 + 1)]);
  await expect(more).rejects.toMatchObject(tooMany(`at most ${most} references`));
});

test("there are so many open releases, and Studio is told how many there are", async () => {
  const editor = await openEditor();
  const most = limits.openReleases;
  const create = (from: number, to: number) => {
    const actionType = "sanity.action.release.create" as const;
    return editor.action(listOf(to - from, (at) => ({ actionType, releaseId: `r${from + at}` })));
  };
  expect(await statusOf(create(0, most + 1))).toBe(403);
  await create(0, most);
  const { data } = await editor.request({ url: "/projects/atelier/new-content-release-allowed" });
  const counts = { orgActiveReleaseCount: most, orgMeteredActiveReleaseCount: most };
  expect(data).toEqual({ ...counts, orgActiveReleaseLimit: null, datasetReleaseLimit: most });
  const items = [{ error: { type: "releaseLimitExceededError", limit: most } }];
  const exceeded = { statusCode: 403, response: { body: { error: { items } } } };
  await expect(create(most, most + 1)).rejects.toMatchObject(exceeded);
  await editor.releases.archive({ releaseId: "r0" });
  await create(most, most + 1);
  expect(await statusOf(editor.releases.unarchive({ releaseId: "r0" }))).toBe(403);
});
