import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { clientAs, openTestLake } from "../testing/test-lake.ts";

async function openEdited() {
  return clientAs(await openTestLake(), "editor", { maxRetries: 0 });
}

function errorOf(message: string) {
  return { statusCode: 413, message: expect.stringContaining(message) };
}

test("one request has so many mutations and no more", async () => {
  const client = await openEdited();
  const most = limits.requestMutations;
  const deletions = Array.from({ length: most + 1 }, () => ({ delete: { id: "nothing" } }));
  await expect(client.mutate(deletions)).rejects.toMatchObject(errorOf(`at most ${most} mutations`));
  await expect(client.mutate(deletions.slice(0, 10))).resolves.toBeDefined();
});

test("one request has so many actions and no more", async () => {
  const client = await openEdited();
  const most = limits.requestActions;
  const actions = Array.from({ length: most + 1 }, (_, at) => ({
    actionType: "sanity.action.document.create" as const,
    publishedId: `gown-${at}`,
    attributes: { _id: `drafts.gown-${at}`, _type: "product" },
    ifExists: "fail" as const,
  }));
  await expect(client.action(actions)).rejects.toMatchObject(errorOf(`at most ${most} actions`));
  expect(await client.fetch("count(*)")).toBe(0);
  await client.action(actions.slice(0, 10));
  expect(await client.fetch("count(*)")).toBe(10);
});

test("one transaction changes so many documents and no more, also by a query", async () => {
  const client = await openEdited();
  const most = limits.transactionDocuments;
  const half = Math.ceil((most + 2) / 2);
  for (const part of ["a", "b"]) {
    const created = Array.from({ length: half }, (_, at) => ({
      create: { _id: `${part}${at}`, _type: "gown" },
    }));
    await client.mutate(created, { returnDocuments: false });
  }
  await expect(client.delete({ query: '*[_type == "gown"]' })).rejects.toMatchObject(
    errorOf(`at most ${most} documents`),
  );
  expect(await client.fetch("count(*)")).toBe(2 * half);
  await client.delete({ query: '*[_id match "a*"]' });
  expect(await client.fetch("count(*)")).toBe(half);
});

test("one transaction has so many references and no more", async () => {
  const client = await openEdited();
  const most = limits.transactionLinks;
  const note = (name: string, count: number) => ({
    _id: `drafts.${name}`,
    _type: "note",
    about: Array.from({ length: count }, (_, at) => ({ _ref: `${at}`, _weak: true })),
  });
  await client
    .transaction()
    .create(note("a", most / 2))
    .create(note("b", most / 2))
    .commit();
  const more = client
    .transaction()
    .create(note("c", most / 2))
    .create(note("d", most / 2 + 1));
  await expect(more.commit()).rejects.toMatchObject(errorOf(`at most ${most} references`));
});

const exceeded = { statusCode: 403 };

test("there are so many open releases, and Studio is told how many there are", async () => {
  const client = clientAs(await openTestLake(), "editor");
  const most = limits.openReleases;
  const create = (from: number, to: number) =>
    client.action(
      Array.from({ length: to - from }, (_, at) => ({
        actionType: "sanity.action.release.create" as const,
        releaseId: `r${from + at}`,
      })),
    );
  await expect(create(0, most + 1)).rejects.toMatchObject(exceeded);
  await create(0, most);
  const allowed = await client.request({ url: "/projects/atelier/new-content-release-allowed" });
  expect(allowed.data).toEqual({
    orgActiveReleaseCount: most,
    orgMeteredActiveReleaseCount: most,
    orgActiveReleaseLimit: null,
    datasetReleaseLimit: most,
  });
  await expect(create(most, most + 1)).rejects.toMatchObject({
    ...exceeded,
    response: { body: { error: { items: [{ error: { type: "releaseLimitExceededError", limit: most } }] } } },
  });
  await client.releases.archive({ releaseId: "r0" });
  await create(most, most + 1);
  await expect(client.releases.unarchive({ releaseId: "r0" })).rejects.toMatchObject(exceeded);
});
