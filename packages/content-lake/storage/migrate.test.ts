import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createHistory } from "../documents/history.ts";
import { clientOf, ORIGIN, openTestLake, temporaryFolder } from "../testing/test-lake.ts";
import { openForReading, openForWriting } from "./database.ts";
import { openMigrated } from "./migrate.ts";

/** The first version left this file, with a renamed gown and a deleted one. */
const firstVersion = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE transactions (sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, author TEXT NOT NULL, timestamp TEXT NOT NULL) STRICT;
  CREATE TABLE revisions (sequence INTEGER NOT NULL REFERENCES transactions, document TEXT NOT NULL, body TEXT, PRIMARY KEY (sequence, document)) STRICT, WITHOUT ROWID;
  CREATE INDEX revisions_by_document ON revisions (document, sequence);
  CREATE TABLE links (source TEXT NOT NULL, target TEXT NOT NULL, is_strong INTEGER NOT NULL, PRIMARY KEY (source, target)) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_target ON links (target);
  INSERT INTO transactions VALUES (1, 'made', 'mara', '2026-01-01T00:00:00.000Z'), (2, 'renamed', 'mara', '2026-01-02T00:00:00.000Z'), (3, 'gone', 'mara', '2026-01-03T00:00:00.000Z');
  INSERT INTO revisions VALUES
    (1, 'odile', '{"_id":"odile","_type":"product","_rev":"made","name":"Odile"}'),
    (1, 'agathe', '{"_id":"agathe","_type":"product","_rev":"made","name":"Agathe"}'),
    (2, 'odile', '{"_id":"odile","_type":"product","_rev":"renamed","name":"Odile II"}'),
    (3, 'agathe', NULL);
  INSERT INTO documents VALUES ('odile', '{"_id":"odile","_type":"product","_rev":"renamed","name":"Odile II"}');
  PRAGMA user_version = 1;
`;

/** The second version stored requested mutations. */
const secondVersion = `${firstVersion}
  ALTER TABLE revisions ADD COLUMN mutations TEXT;
  UPDATE revisions SET mutations = '[{"patch":{"id":"odile","set":{"name":"Odile II"}}}]' WHERE sequence = 2;
  PRAGMA user_version = 2;
`;

/** The third version stored results and unreadable rows. */
const thirdVersion = `${secondVersion}
  ALTER TABLE transactions ADD COLUMN fingerprint TEXT;
  ALTER TABLE transactions ADD COLUMN results TEXT;
  CREATE TABLE unreadable (id TEXT NOT NULL, body TEXT, reason TEXT NOT NULL, found TEXT NOT NULL) STRICT;
  INSERT INTO unreadable VALUES ('torn', '{"_id":', 'Unexpected end', '2026-01-02T00:00:00.000Z');
  UPDATE transactions SET fingerprint = 'asked', results = '[{"id":"odile","operation":"update"}]' WHERE id = 'renamed';
  PRAGMA user_version = 3;
`;

/** The fourth version stored the order of mutations. */
const fourthVersion = `${thirdVersion}
  ALTER TABLE revisions ADD COLUMN positions TEXT;
  PRAGMA user_version = 4;
`;

async function writeVersion(sql: string): Promise<string> {
  const folder = await temporaryFolder();
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.exec(`BEGIN; ${sql} COMMIT;`);
  database.close();
  return folder;
}

test("a lake of the first version keeps its documents and its history, and goes on", async () => {
  const lake = await openTestLake({ folder: await writeVersion(firstVersion) });
  const token = lake.issueToken({ name: "test", role: "editor" });
  const client = clientOf(lake, { token });
  expect(await client.getDocument("odile")).toMatchObject({ name: "Odile II", _rev: "renamed" });
  await client.patch("odile").set({ name: "Odile III" }).commit({ transactionId: "again" });

  const headers = { Authorization: `Bearer ${token}` };
  const history = await lake.fetch(`${ORIGIN}/v1/data/history/production/transactions/odile,agathe`, {
    headers,
  });
  const lines = (await history.text()).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      id: "made",
      author: "mara",
      mutations: [{ createOrReplace: { name: "Agathe" } }, { createOrReplace: { name: "Odile" } }],
    },
    { id: "renamed", mutations: [{ createOrReplace: { name: "Odile II" } }] },
    { id: "gone", mutations: [{ delete: { id: "agathe" } }] },
    { id: "again", mutations: [{ patch: { id: "odile", set: { name: "Odile III" } } }] },
  ]);
});

test("a file of a newer lake is refused, and left as it is", async () => {
  const folder = await writeVersion(firstVersion);
  const file = join(folder, "lake.sqlite");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA user_version = 1000");
  expect(() => openForWriting(file)).toThrow("newer content lake (schema 1000");
  expect(database.prepare("SELECT count(*) AS documents FROM documents").get()).toEqual({ documents: 1 });
  database.close();
});

test.each([
  ["second", secondVersion, []],
  ["third", thirdVersion, ["torn"]],
  ["fourth", fourthVersion, ["torn"]],
])("a lake of the %s version keeps what that one has noted beside", async (_, sql, unreadable) => {
  const lake = await openTestLake({ folder: await writeVersion(sql) });
  const token = lake.issueToken({ name: "test", role: "editor" });
  const ask = async (path: string) =>
    (await lake.fetch(`${ORIGIN}/v1/data/${path}`, { headers: { Authorization: `Bearer ${token}` } })).text();
  const client = clientOf(lake, { token });
  // The order of a new transaction is known, beside older ones of which it is not.
  await client.mutate(
    [
      { create: { _id: "celeste", _type: "product" } },
      { patch: { id: "odile", set: { name: "Odile III" } } },
      { patch: { id: "celeste", set: { name: "Céleste" } } },
    ],
    { transactionId: "three" },
  );
  const lines = (await ask("history/production/transactions/odile,celeste")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: "made" },
    { id: "renamed", mutations: [{ patch: { id: "odile", set: { name: "Odile II" } } }] },
    {
      id: "three",
      mutations: [{ create: { _id: "celeste" } }, { patch: { id: "odile" } }, { patch: { id: "celeste" } }],
    },
  ]);
  const { documents } = JSON.parse(await ask("unreadable/production"));
  expect(documents.map(({ id }: { id: string }) => id)).toEqual(unreadable);
  expect(await client.fetch("*[_type == 'product'].name | order(@)")).toEqual(["Céleste", "Odile III"]);
});

test("a migration that breaks off leaves the file as it was, for the next try", async () => {
  const file = join(await writeVersion(thirdVersion), "lake.sqlite");
  const steps = ["", "", "", "ALTER TABLE revisions ADD COLUMN positions TEXT;"];
  expect(() => openMigrated(file, "", [...steps, "UPDATE missing SET at = 1;"])).toThrow("no such table");
  const before = openForReading(file);
  const columns = before.prepare("SELECT name FROM pragma_table_info('revisions')").all();
  expect(columns.map(({ name }) => name)).not.toContain("positions");
  expect(before.prepare("PRAGMA user_version").get()).toEqual({ user_version: 3 });
  before.close();
  const after = openForWriting(file);
  expect(after.prepare("SELECT count(*) AS revisions FROM revisions").get()).toEqual({ revisions: 4 });
  after.close();
});

test("a file of the fourth version finds moments, deletions and versions by an index", async () => {
  const database = openForWriting(join(await writeVersion(fourthVersion), "lake.sqlite"));
  const indexes = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all();
  expect(indexes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["transactions_by_time", "deletions_by_document", "revisions_by_version"]),
  );
  const history = createHistory(database);
  expect(history.statesAt({ time: "2026-01-01T12:00:00.000Z" })("odile")).toMatchObject({ _rev: "made" });
  expect([...history.transactions({ documents: ["agathe"], isCurrentOnly: true, limit: 9 })]).toEqual([]);
  database.exec(
    "INSERT INTO revisions (sequence, document, body) VALUES (3, 'versions.spring.odile', '{}'), (3, 'versions.x.y.odile', '{}')",
  );
  expect(history.versionIdsOf("odile")).toEqual(["versions.spring.odile"]);
  expect(history.versionIdsOf("y.odile")).toEqual(["versions.x.y.odile"]);
  database.close();
});

test("a file that is up to date opens while another process writes to it", async () => {
  const gowns = ["CREATE TABLE gowns (name TEXT);"];
  const file = join(await temporaryFolder(), "access.sqlite");
  const writer = openMigrated(file, "PRAGMA journal_mode = WAL;", gowns);
  writer.exec("BEGIN IMMEDIATE; INSERT INTO gowns VALUES ('Odile')");
  const reader = openMigrated(file, "PRAGMA busy_timeout = 0;", gowns);
  expect(reader.prepare("SELECT count(*) AS gowns FROM gowns").get()).toEqual({ gowns: 0 });
  reader.close();
  writer.close();
});
