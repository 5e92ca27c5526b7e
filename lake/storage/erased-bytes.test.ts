import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createStore } from "../documents/document-store.ts";
import {
  importDocuments,
  openLake,
  openTestAccess,
  PASSWORD,
  temporaryFolder,
} from "../testing/test-lake.ts";
import { openForReading, openForWriting } from "./database.ts";

const SECRET = "PREGNANT-SECRET-42";

/** The secret is counted in all files of the folder, whatever their format. */
function occurrences(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files).not.toEqual([]);
  const bytes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
  return bytes.join("\n").split(SECRET).length - 1;
}

test.each(["enquiry.one", "drafts.enquiry.one", "versions.spring.enquiry.one"])(
  "of a deleted %s no byte is left, in no file of the lake, while it runs",
  async (_id) => {
    const lake = await openLake();
    const editor = lake.as("administrator", { apiVersion: "2025-02-19" });
    await editor.releases.create({ releaseId: "spring" });
    await editor.create({ _id: "gown", _type: "product", name: "Odile" });
    const message = `${SECRET} ${"and more of it ".repeat(600)}${SECRET}`;
    const isVersion = _id.startsWith("versions.");
    if (isVersion) await importDocuments(lake, [{ _id, _type: "enquiry", message }]);
    else await editor.create({ _id, _type: "enquiry", message });
    for (let count = 0; count < 20 && !isVersion; count += 1)
      await editor.patch(_id, { set: { note: `${count} ${SECRET}` } }).commit();
    expect(occurrences(lake.folder)).toBeGreaterThan(1);
    await editor.delete(_id);
    expect(occurrences(lake.folder)).toBe(0);
    expect(await editor.getDocument("gown")).toMatchObject({ name: "Odile" });
  },
);

async function openFile() {
  const folder = await temporaryFolder();
  const file = join(folder, "lake.sqlite");
  const database = openForWriting(file);
  const store = createStore(database);
  const timestamp = new Date().toISOString();
  const times = { _rev: "r", _createdAt: timestamp, _updatedAt: timestamp };
  const commit = (transaction: string, id: string, message?: string) => {
    const after = message === undefined ? undefined : { _id: id, _type: "enquiry", ...times, message };
    const changes = [{ id, before: undefined, after, mutations: [], positions: [] }];
    store.commit({ id: transaction, author: "test", timestamp, changes });
  };
  commit("made", "enquiry.one", SECRET);
  return { folder, file, database, commit };
}

test("what pages have moved, and what a killed process has left in its log, is gone once the file has been opened again", async () => {
  const { folder, database, commit } = await openFile();
  commit("gone", "enquiry.one");
  const killed = await temporaryFolder();
  database.exec(`CREATE TABLE other (body TEXT); INSERT INTO other VALUES ('${SECRET}'); DROP TABLE other`);
  for (const name of readdirSync(folder)) cpSync(join(folder, name), join(killed, name));
  database.close();
  expect(occurrences(killed)).toBeGreaterThan(0);
  const opened = openForWriting(join(killed, "lake.sqlite"));
  expect(occurrences(killed)).toBe(0);
  expect(opened.prepare("PRAGMA freelist_count").get()?.freelist_count).toBe(0);
  opened.close();
});

test("a person who is removed leaves nothing either", async () => {
  const { folder, people } = await openTestAccess();
  await people.setPassword({ name: SECRET, role: "editor", password: PASSWORD });
  expect(occurrences(folder)).toBeGreaterThan(0);
  people.remove(SECRET);
  expect(occurrences(folder)).toBe(0);
});

test("a reader does not hold up a deletion, and the log is emptied once it has gone", async () => {
  const { folder, file, database, commit } = await openFile();
  const reader = openForReading(file);
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM documents").get();
  // A test that waited for it would time out.
  database.exec("PRAGMA busy_timeout = 600000");
  commit("gone", "enquiry.one");
  expect(occurrences(folder)).toBeGreaterThan(0);
  reader.exec("ROLLBACK");
  reader.close();
  commit("again", "enquiry.two");
  expect(occurrences(folder)).toBe(0);
  database.close();
});
