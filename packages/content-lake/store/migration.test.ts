import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake, temporaryFolder } from "../testing/test-lake.ts";
import { openForWriting } from "./database.ts";

/** A file as the first version of the lake left it: a gown that was made and renamed, and one that was deleted. */
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

async function writeFirstVersion(): Promise<string> {
  const folder = await temporaryFolder();
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.exec(`BEGIN; ${firstVersion} COMMIT;`);
  database.close();
  return folder;
}

test("a lake of the first version keeps its documents and its history, and goes on", async () => {
  const lake = await openTestLake({ folder: await writeFirstVersion() });
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
  const folder = await writeFirstVersion();
  const file = join(folder, "lake.sqlite");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA user_version = 1000");
  expect(() => openForWriting(file)).toThrow("newer content lake (schema 1000");
  expect(database.prepare("SELECT count(*) AS documents FROM documents").get()).toEqual({ documents: 1 });
  database.close();
});
