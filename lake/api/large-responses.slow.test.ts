import { expect, test } from "vitest";
import { openLake } from "../testing/test-lake.ts";

const megabyte = 1024 * 1024;

async function openLarge(...ids: string[]) {
  const lake = await openLake();
  const editor = lake.as("editor");
  const write = (_id: string, megabytes: number) =>
    editor.createOrReplace({ _id, _type: "large", text: "x".repeat(megabytes * megabyte) });
  for (const id of ids) await write(id, 3);
  const ask = (path: string) => lake.ask(`/v2021-10-21/data/${path}`, { as: "editor" });
  return { editor, write, ask };
}

test.each(["doc/production", "history/production/documents"])(
  "%s reads a document once, however often it is named",
  async (path) => {
    const { ask } = await openLarge("large");
    const { documents } = await (await ask(`${path}/${Array(100).fill("large").join()}`)).json();
    expect(documents).toHaveLength(1);
  },
);

test("documents that together are larger than one answer may be are refused", async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `large-${at}`);
  const { ask } = await openLarge(...ids);
  for (const [path, query] of [
    ["doc/production", ""],
    ["doc/production", "?excludeContent=true"],
    ["history/production/documents", ""],
    ["history/production/documents", "?lastRevision=true"],
  ]) {
    expect((await ask(`${path}/${ids.slice(0, 5)}${query}`)).status, path).toBe(200);
    const refused = await ask(`${path}/${ids}${query}`);
    const { message } = await refused.json();
    expect([refused.status, message], path).toEqual([400, expect.stringContaining("Ask for fewer")]);
  }
}, 30_000);

test("transactions are read one by one, as fast as they are taken", async () => {
  const { write, ask } = await openLarge();
  for (let at = 0; at < 3; at += 1) await write("large", 1);
  const { body } = await ask("history/production/transactions/large");
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await lines?.read())?.value?.match(/\n/g)).toHaveLength(1);
  await lines?.cancel();
});

test("a large document that one transaction changes thousands of times is read for its answer a few times", async () => {
  const { editor } = await openLarge("large");
  const mutations = Array.from({ length: 4000 }, (_, at) => ({ patch: { id: "large", set: { at } } }));
  const results = await editor.mutate(mutations, { returnDocuments: true, returnFirst: false });
  expect(results.filter(Boolean).length).toBeLessThan(20);
}, 15_000);
