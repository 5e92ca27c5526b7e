import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { createStore } from "../documents/document-store.ts";
import {
  clientAs,
  importDocuments,
  openTestLake,
  quickPasswords,
  temporaryFolder,
} from "../testing/test-lake.ts";
import { openForReading, openForWriting } from "./database.ts";

const SECRET = "PREGNANT-SECRET-42";

/** The secret is counted in all files of the folder, whatever their format. */
function occurrences(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
  return bytes.join("\n").split(SECRET).length - 1;
}

test.each(["enquiry.one", "drafts.enquiry.one", "versions.spring.enquiry.one"])(
  "of a deleted %s no byte is left, in no file of the lake, while it runs",
  async (id) => {
    const folder = await temporaryFolder();
    const lake = await openTestLake({ folder });
    const editor = clientAs(lake, "administrator");
    await editor.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
    const words = { message: `${SECRET} ${"and more of it ".repeat(600)}${SECRET}` };
    await editor.create({ _id: "gown", _type: "product", name: "Odile" });
    if (id.startsWith("versions."))
      await importDocuments(lake, folder, [{ _id: id, _type: "enquiry", ...words }]);
    else await editor.create({ _id: id, _type: "enquiry", ...words });
    for (let count = 0; count < 20 && !id.startsWith("versions."); count += 1)
      await editor
        .patch(id)
        .set({ note: `${count} ${SECRET}` })
        .commit();
    expect(occurrences(folder)).toBeGreaterThan(1);
    await editor.delete(id);
    expect(occurrences(folder)).toBe(0);
    expect(await editor.getDocument("gown")).toMatchObject({ name: "Odile" });
  },
);

test("what pages have moved, and what a killed process has left in its log, is gone once the file has been opened again", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "lake.sqlite");
  const store = openForWriting(file);
  const documents = createStore(store);
  documents.commit({ id: "made", author, timestamp, changes: [change("enquiry.one", { message: SECRET })] });
  documents.commit({ id: "gone", author, timestamp, changes: [change("enquiry.one")] });
  const killed = await temporaryFolder();
  store.exec(`CREATE TABLE other (body TEXT); INSERT INTO other VALUES ('${SECRET}'); DROP TABLE other`);
  for (const name of readdirSync(folder)) cpSync(join(folder, name), join(killed, name));
  store.close();
  expect(occurrences(killed)).toBeGreaterThan(0);
  const opened = openForWriting(join(killed, "lake.sqlite"));
  expect(occurrences(killed)).toBe(0);
  expect(opened.prepare("PRAGMA freelist_count").get()?.freelist_count).toBe(0);
  opened.close();
});

test("a person who is removed leaves nothing either", async () => {
  const folder = await temporaryFolder();
  const access = openAccess(folder, quickPasswords);
  onTestFinished(() => access.close());
  await access.people.setPassword({ name: SECRET, role: "editor", password: "a long enough secret" });
  expect(occurrences(folder)).toBeGreaterThan(0);
  access.people.remove(SECRET);
  expect(occurrences(folder)).toBe(0);
});

test("a reader does not hold up a deletion, and the log is emptied once it has gone", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "lake.sqlite");
  const database = openForWriting(file);
  const store = createStore(database);
  store.commit({ id: "made", author, timestamp, changes: [change("enquiry.one", { message: SECRET })] });
  const reader = openForReading(file);
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM documents").get();
  // A test that waited for it would time out.
  database.exec("PRAGMA busy_timeout = 600000");
  store.commit({ id: "gone", author, timestamp, changes: [change("enquiry.one")] });
  expect(occurrences(folder)).toBeGreaterThan(0);
  reader.exec("ROLLBACK");
  reader.close();
  store.commit({ id: "again", author, timestamp, changes: [change("enquiry.two")] });
  expect(occurrences(folder)).toBe(0);
  database.close();
});

const [timestamp, author] = [new Date().toISOString(), "test"];

function change(id: string, after?: { message: string }) {
  return {
    id,
    before: undefined,
    after: after && {
      _id: id,
      _type: "enquiry",
      _rev: "r",
      _createdAt: timestamp,
      _updatedAt: timestamp,
      ...after,
    },
    mutations: [],
    positions: [],
  };
}
