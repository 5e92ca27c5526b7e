import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const megabyte = 1024 * 1024;

async function openLargeDocument({ revisions }: { revisions: number }) {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "test", role: "editor" });
  const client = clientOf(lake, { token });
  for (let at = 0; at < revisions; at += 1)
    await client.createOrReplace({ _id: "large", _type: "large", at, text: "x".repeat(megabyte) });
  const ask = (path: string) =>
    lake.fetch(`${ORIGIN}/v2021-10-21/data/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { lake, client, ask };
}

test.each(["doc/production", "history/production/documents"])(
  "%s reads a document once, however often it is named",
  async (path) => {
    const { ask } = await openLargeDocument({ revisions: 1 });
    const { documents } = await (await ask(`${path}/${Array(100).fill("large").join()}`)).json();
    expect(documents).toHaveLength(1);
  },
);

test("documents that together are larger than one answer may be are refused", async () => {
  const { client, ask } = await openLargeDocument({ revisions: 0 });
  const ids = Array.from({ length: 12 }, (_, at) => `large-${at}`);
  for (const _id of ids) await client.create({ _id, _type: "large", text: "x".repeat(3 * megabyte) });
  for (const path of [
    "doc/production/IDS",
    "doc/production/IDS?excludeContent=true",
    "history/production/documents/IDS",
    "history/production/documents/IDS?lastRevision=true",
  ]) {
    expect((await ask(path.replace("IDS", ids.slice(0, 5).join()))).status, path).toBe(200);
    const refused = await ask(path.replace("IDS", ids.join()));
    const { message } = await refused.json();
    expect([refused.status, message], path).toEqual([400, expect.stringContaining("Ask for fewer")]);
  }
}, 30_000);

test("transactions are read one by one, as fast as they are taken", async () => {
  const { ask } = await openLargeDocument({ revisions: 3 });
  const { body } = await ask("history/production/transactions/large");
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await lines?.read();
  expect(first?.value?.match(/\n/g)).toHaveLength(1);
  await lines?.cancel();
});

test("a large document that one transaction changes thousands of times is read for its answer a few times", async () => {
  const { client } = await openLargeDocument({ revisions: 1 });
  await client.createOrReplace({ _id: "large", _type: "large", text: "x".repeat(3 * megabyte) });
  const mutations = Array.from({ length: 4000 }, (_, at) => ({ patch: { id: "large", set: { at } } }));
  const results = await client.mutate(mutations, { returnDocuments: true, returnFirst: false });
  expect(results.filter(Boolean).length).toBeLessThan(20);
}, 15_000);
