import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backUp } from "../command/backup.ts";
import { createSnapshot } from "../query/snapshot.ts";
import { listenTo } from "../testing/listening.ts";
import { inLake, openLake, temporaryFolder, writeDocuments } from "../testing/test-lake.ts";

/** A disk, an older version or another program leaves such rows. */
const damage: Readonly<Record<string, string>> = {
  "cut-off": '{"_id":"cut-off","_type":"product","na',
  "no-type": '{"_id":"no-type","name":"x"}',
  "other-name": '{"_id":"whole","_type":"product","name":"x"}',
  "not-an-object": '["_id"]',
  poison: '{"_id":"poison","_type":"product","inner":{"hasOwnProperty":1}}',
  "drafts.gone": "",
};
const ids = Object.keys(damage);
const isOfProduct = "_type == 'product' && defined(name)";

async function openFilled(...corrupted: ("documents" | "revisions")[]) {
  const folder = await temporaryFolder();
  await inLake(folder, async (editor) => {
    const transaction = editor.transaction();
    for (const _id of [...ids, "whole"]) transaction.create({ _id, _type: "product", name: `The ${_id}` });
    const muse = { _type: "reference", _ref: "no-type" };
    await transaction.create({ _id: "refers", _type: "product", name: "The refers", muse }).commit();
  });
  for (const table of corrupted) corrupt(folder, table);
  const lake = await openLake({ folder });
  return { folder, lake, client: lake.as("editor") };
}

function corrupt(folder: string, table: "documents" | "revisions"): void {
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  const id = table === "documents" ? "id" : "document";
  const update = database.prepare(`UPDATE ${table} SET body = ? WHERE ${id} = ?`);
  for (const [document, body] of Object.entries(damage)) expect(update.run(body, document).changes).toBe(1);
  database.close();
}

test("a lake with rows that cannot be read starts, answers with all the others, and says which they are", async () => {
  const { folder, lake, client } = await openFilled("documents");
  expect(await client.fetch(`*[${isOfProduct}].name`)).toEqual(["The refers", "The whole"]);
  const read = await client.getDocuments([...ids, "whole"]);
  expect(read).toEqual([...ids.map(() => null), expect.objectContaining({ name: "The whole" })]);
  const exported = await lake.ask("/v1/data/export/production", { as: "viewer" });
  expect((await exported.text()).trim().split("\n")).toHaveLength(2);
  const report = async (): Promise<{ id: string; reason: string }[]> =>
    (await client.request({ url: "/data/unreadable/production" })).documents;
  const reason = expect.stringMatching(/.{10}/);
  expect(await report()).toEqual([...ids].sort().map((id) => expect.objectContaining({ id, reason })));

  // A document that refers to a damaged one can still be changed, and the damaged one be written again.
  await client.patch("refers").set({ name: "Referring" }).commit();
  await client.createOrReplace({ _id: "no-type", _type: "product", name: "Again" });
  expect((await report()).map(({ id }) => id)).not.toContain("no-type");
  await lake.close();
  const database = new DatabaseSync(join(folder, "lake.sqlite"), { readOnly: true });
  const kept = database.prepare("SELECT id, body FROM unreadable").all();
  expect(Object.fromEntries(kept.map(({ id, body }) => [id, body]))).toEqual(damage);
  database.close();
});

test("one that is damaged while the lake runs is set aside when it is met", async () => {
  const { folder, client } = await openFilled();
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(8);
  corrupt(folder, "documents");
  // Nothing looks into a document that is read by its id.
  const rest = ids.filter((id) => id !== "poison");
  expect(await client.getDocuments(rest)).toEqual(rest.map(() => null));
  await client.create({ _id: "cut-off", _type: "product", name: "Again" });
  expect(await client.getDocument("cut-off")).toMatchObject({ name: "Again" });
});

test("listeners are told of everything else while a row is damaged, and of that document when it is written again", async () => {
  const { folder, client } = await openFilled();
  const early = [await listenTo(client, `*[${isOfProduct}]`), await listenTo(client)];
  corrupt(folder, "documents");
  corrupt(folder, "revisions");
  const { _rev: resultRev } = await client.patch("whole").set({ name: "Heard" }).commit();
  const late = await listenTo(client, "*[_type == 'product']");
  for (const { nextMutation } of early)
    expect(await nextMutation()).toMatchObject({ documentId: "whole", resultRev });
  await client.createOrReplace({ _id: "cut-off", _type: "product", name: "Again" });
  const again = { documentId: "cut-off", transition: "appear", result: { name: "Again" } };
  for (const { nextMutation } of [...early, late]) expect(await nextMutation()).toMatchObject(again);
});

test("history goes on where a revision cannot be read", async () => {
  const { lake, client } = await openFilled("revisions");
  const historyOf = async (path: string) =>
    (await lake.ask(`/v1/data/history/production/${path}`, { as: "editor" })).text();
  expect(await historyOf(`transactions/${ids}?excludeContent=true`)).toContain("cut-off");
  const { documents } = JSON.parse(await historyOf("documents/whole,cut-off"));
  expect(documents).toMatchObject([{ name: "The whole" }]);
  await client.patch("whole").set({ name: "Whole" }).commit();
  expect(await client.fetch("*[_id == 'whole'][0].name")).toBe("Whole");
});

/** A damaged disk overwrites pages of the table of documents that hold this text. */
async function damagePages(file: string, text: string): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const leaves = "SELECT pageno FROM dbstat WHERE name = 'documents' AND pagetype <> 'internal'";
  const pages = database.prepare(leaves).all();
  const size = Number(database.prepare("PRAGMA page_size").get()?.page_size);
  database.close();
  const bytes = await readFile(file);
  const starts = pages.map(({ pageno }) => (Number(pageno) - 1) * size);
  const hit = starts.filter((start) => bytes.subarray(start, start + size).includes(text));
  expect(hit).not.toEqual([]);
  for (const start of hit) bytes.fill(0xa5, start, start + size);
  await writeFile(file, bytes);
}

test("a page of the file that a disk has damaged: the lake starts, answers with what history knows, is written to and backed up", async () => {
  const folder = await temporaryFolder();
  const names = Array.from({ length: 200 }, (_, at) => `gown-${String(at).padStart(3, "0")}`);
  await inLake(folder, async (editor) => {
    const text = "x".repeat(300);
    await editor.mutate(
      names.map((_id) => ({ create: { _id, _type: "product", name: `The ${_id}`, text } })),
    );
    await editor.patch("gown-100").set({ name: "Changed" }).commit();
  });
  await damagePages(join(folder, "lake.sqlite"), "gown-100");
  const client = (await openLake({ folder })).as("editor");
  expect(await client.fetch("*[_type == 'product']._id")).toEqual(names);
  expect(await client.fetch("*[_id == 'gown-100'][0].name")).toBe("Changed");
  await client.patch("gown-100").set({ name: "Changed again" }).commit();
  await client.delete("gown-101");
  expect(await client.fetch("*[_id in ['gown-100', 'gown-101']].name")).toEqual(["Changed again"]);
  const { place } = await backUp(folder, await temporaryFolder());
  const copy = new DatabaseSync(join(place, "lake.sqlite"), { readOnly: true });
  expect(copy.prepare("SELECT count(*) AS count FROM documents").get()).toEqual({ count: 199 });
  expect(copy.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  copy.close();
});

test("a page that is damaged while the lake runs: queries are answered from history", async () => {
  const long = (_id: string) => ({ _id, _type: "product", text: `${_id}-text `.repeat(2000) });
  const file = await writeDocuments([long("a"), long("b")]);
  await damagePages(file, "b-text");
  const lost: string[] = [];
  const { documents } = createSnapshot(file, (id) => lost.push(id)).view("raw", "everything");
  expect(documents).toMatchObject([long("a"), long("b")]);
  expect(lost).toEqual([]);
});
