import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { backUp } from "../command/backup.ts";
import type { ContentLake } from "../content-lake.ts";
import { createSnapshot } from "../query/snapshot.ts";
import { listenTo } from "../testing/listening.ts";
import {
  clientAs,
  inLake,
  ORIGIN,
  openTestLake,
  temporaryFolder,
  writeDocuments,
} from "../testing/test-lake.ts";

// Each test opens two lakes.
vi.setConfig({ testTimeout: 60_000 });

const ids = ["cut-off", "no-type", "other-name", "not-an-object", "poison", "drafts.gone"];

/** A disk, an older version or another program leaves such rows. */
const damage: Readonly<Record<string, string>> = {
  "cut-off": '{"_id":"cut-off","_type":"product","na',
  "no-type": '{"_id":"no-type","name":"x"}',
  "other-name": '{"_id":"whole","_type":"product","name":"x"}',
  "not-an-object": '["_id"]',
  poison: '{"_id":"poison","_type":"product","inner":{"hasOwnProperty":1}}',
  "drafts.gone": "",
};

const events = { events: ["welcome", "mutation"] } satisfies { events: ("welcome" | "mutation")[] };

async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await inLake(folder, async (editor) => {
    const transaction = editor.transaction();
    for (const _id of [...ids, "whole"]) transaction.create({ _id, _type: "product", name: `The ${_id}` });
    const muse = { _type: "reference", _ref: "no-type" };
    await transaction.create({ _id: "refers", _type: "product", name: "The refers", muse }).commit();
  });
  return folder;
}

function corrupt(folder: string, table: "documents" | "revisions"): void {
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  const id = table === "documents" ? "id" : "document";
  const update = database.prepare(`UPDATE ${table} SET body = ? WHERE ${id} = ?`);
  for (const [document, body] of Object.entries(damage)) expect(update.run(body, document).changes).toBe(1);
  database.close();
}

async function expectTheRest(lake: ContentLake): Promise<void> {
  const client = clientAs(lake, "editor");
  const names = ["The refers", "The whole"];
  expect(await client.fetch("*[_type == 'product' && defined(name)] | order(name) .name")).toEqual(names);
  expect(await client.getDocuments([...ids, "whole"])).toEqual([
    ...ids.map(() => null),
    expect.objectContaining({ name: "The whole" }),
  ]);
  const token = lake.issueToken({ name: "test", role: "viewer" });
  const headers = { Authorization: `Bearer ${token}` };
  const exported = await lake.fetch(`${ORIGIN}/v1/data/export/production`, { headers });
  expect((await exported.text()).trim().split("\n")).toHaveLength(2);
}

test("a lake with rows that cannot be read starts, answers with all the others, and says which they are", async () => {
  const folder = await filledFolder();
  corrupt(folder, "documents");
  const lake = await openTestLake({ folder });
  await expectTheRest(lake);
  const client = clientAs(lake, "editor");
  const report = () =>
    client.request<{ documents: { id: string; reason: string }[] }>({ url: "/data/unreadable/production" });
  const { documents } = await report();
  expect(documents.map(({ id }) => id)).toEqual([...ids].sort());
  expect(documents.every(({ reason }) => reason.length > 10)).toBe(true);

  // A document that refers to a damaged one can still be changed, and the damaged one be written again.
  await client.patch("refers").set({ name: "Referring" }).commit();
  await client.createOrReplace({ _id: "no-type", _type: "product", name: "Again" });
  expect((await report()).documents.map(({ id }) => id)).not.toContain("no-type");
  await lake.close();

  const database = new DatabaseSync(join(folder, "lake.sqlite"), { readOnly: true });
  const kept = database.prepare("SELECT id, body FROM unreadable").all();
  expect(Object.fromEntries(kept.map(({ id, body }) => [id, body]))).toEqual(damage);
  database.close();
});

test("one that is damaged while the lake runs is set aside when it is met", async () => {
  const folder = await filledFolder();
  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(8);
  const { poison: _, ...rest } = damage;
  corrupt(folder, "documents");
  expect(await client.getDocuments(Object.keys(rest))).toEqual(Object.keys(rest).map(() => null));
  await client.create({ _id: "cut-off", _type: "product", name: "Again" });
  expect(await client.getDocument("cut-off")).toMatchObject({ name: "Again" });
});

test("listeners are told of everything else while a row is damaged, and of that document when it is written again", async () => {
  const folder = await filledFolder();
  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  const filtered = listenTo(client.listen("*[_type == 'product' && defined(name)]", {}, events));
  const all = listenTo(client.listen("*", {}, events));
  for (const listener of [filtered, all]) expect(await listener.next()).toMatchObject({ type: "welcome" });
  corrupt(folder, "documents");
  corrupt(folder, "revisions");

  const { _rev } = await client.patch("whole").set({ name: "Heard" }).commit();
  const late = listenTo(client.listen("*[_type == 'product']", {}, events));
  expect(await late.next()).toMatchObject({ type: "welcome" });
  for (const listener of [filtered, all])
    expect(await listener.nextMutation()).toMatchObject({ documentId: "whole", resultRev: _rev });
  await client.createOrReplace({ _id: "cut-off", _type: "product", name: "Again" });
  for (const listener of [filtered, all, late])
    expect(await listener.nextMutation()).toMatchObject({
      documentId: "cut-off",
      transition: "appear",
      result: { name: "Again" },
    });
});

test("history goes on where a revision cannot be read", async () => {
  const folder = await filledFolder();
  corrupt(folder, "revisions");
  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  const transactions = await client.request<string>({
    url: `/data/history/production/transactions/${ids.join(",")}?excludeContent=true`,
  });
  expect(JSON.stringify(transactions)).toContain("cut-off");
  const { documents } = await client.request<{ documents: unknown[] }>({
    url: "/data/history/production/documents/whole,cut-off",
  });
  expect(documents).toMatchObject([{ name: "The whole" }]);
  await client.patch("whole").set({ name: "Whole" }).commit();
  expect(await client.fetch("*[_id == 'whole'][0].name")).toBe("Whole");
});

/** A damaged disk overwrites pages of the table of documents that hold these texts. */
async function damagePages(file: string, text: string): Promise<number> {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const pages = database
    .prepare("SELECT pageno FROM dbstat WHERE name = 'documents' AND pagetype <> 'internal'")
    .all()
    .map(({ pageno }) => Number(pageno));
  const size = Number(database.prepare("PRAGMA page_size").get()?.page_size);
  database.close();
  const bytes = await readFile(file);
  const hit = pages.filter((page) => bytes.subarray((page - 1) * size, page * size).includes(text));
  for (const page of hit) bytes.fill(0xa5, (page - 1) * size, page * size);
  await writeFile(file, bytes);
  return hit.length;
}

test("a page of the file that a disk has damaged: the lake starts, answers with what history knows, is written to and backed up", async () => {
  const folder = await temporaryFolder();
  const names = Array.from({ length: 200 }, (_, at) => `gown-${String(at).padStart(3, "0")}`);
  await inLake(folder, async (editor) => {
    const transaction = editor.transaction();
    for (const _id of names)
      transaction.create({ _id, _type: "product", name: `The ${_id}`, text: "x".repeat(300) });
    await transaction.commit();
    await editor.patch("gown-100").set({ name: "Changed" }).commit();
  });
  expect(await damagePages(join(folder, "lake.sqlite"), "gown-100")).toBeGreaterThan(0);

  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  expect(await client.fetch("*[_type == 'product']._id")).toEqual(names);
  expect(await client.fetch("*[_id == 'gown-100'][0].name")).toBe("Changed");
  await client.patch("gown-100").set({ name: "Changed again" }).commit();
  await client.delete("gown-101");
  expect(await client.fetch("*[_id in ['gown-100', 'gown-101']].name")).toEqual(["Changed again"]);
  const backup = await temporaryFolder();
  const { place } = await backUp(folder, backup);
  const copy = new DatabaseSync(join(place, "lake.sqlite"), { readOnly: true });
  expect(copy.prepare("SELECT count(*) AS count FROM documents").get()).toEqual({ count: 199 });
  expect(copy.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  copy.close();
});

test("a page that is damaged while the lake runs: queries are answered from history", async () => {
  const file = await writeDocuments(
    ["a", "b"].map((_id) => ({ _id, _type: "product", text: `${_id}-text `.repeat(2000) })),
  );
  expect(await damagePages(file, "b-text")).toBeGreaterThan(0);
  const lost: string[] = [];
  const { documents } = createSnapshot(file, (id) => lost.push(id)).view("raw", "everything");
  expect(documents.map(({ _id }) => _id)).toEqual(["a", "b"]);
  expect(documents[1]?.text).toBe("b-text ".repeat(2000));
  expect(lost).toEqual([]);
});
