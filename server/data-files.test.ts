import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openLake } from "#tests/support/lake.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseUnknownData } from "./data-files.ts";
import { createOutbox } from "./enquiries/outbox.ts";
import { openOutboxDatabase, outboxMigrations } from "./enquiries/outbox-database.ts";
import { openCountsDatabase } from "./insights/counts.ts";

async function openedShop(): Promise<string> {
  const data = temporaryFolder();
  const lake = await openLake({ folder: join(data, "lake") });
  await lake.close();
  createOutbox(openOutboxDatabase(data)).close();
  openCountsDatabase(data).close();
  return data;
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

test.each(["lake/lake.sqlite", "lake/access.sqlite", "enquiries/outbox.sqlite", "counts/counts.sqlite"])(
  "a folder whose %s a newer version or another program has written is refused in one sentence",
  async (path) => {
    const data = await openedShop();
    expect(() => refuseUnknownData(data)).not.toThrow();
    const file = join(data, path);
    change(file, "PRAGMA user_version = 99");
    expect(() => refuseUnknownData(data)).toThrow(
      `${file} was written by another version (schema 99, this one knows `,
    );
    change(file, "CREATE TABLE shoes (name TEXT) STRICT; PRAGMA user_version = 0");
    const before = readFileSync(file);
    expect(() => refuseUnknownData(data)).toThrow(`${file} was written by another program (it has tables`);
    expect(readFileSync(file)).toEqual(before);
  },
);

test("a folder that nobody has used, and one with a damaged file, are for others to judge", async () => {
  expect(() => refuseUnknownData(join(temporaryFolder(), "new"))).not.toThrow();
  const data = await openedShop();
  writeFileSync(join(data, "counts/counts.sqlite"), "no database");
  expect(() => refuseUnknownData(data)).not.toThrow();
});

test.each(outboxMigrations.map((_, place) => place + 1))(
  "an outbox of schema %i, with a message, goes on",
  (schema) => {
    const data = temporaryFolder();
    createOutbox(openOutboxDatabase(data)).close();
    const file = join(data, "enquiries/outbox.sqlite");
    change(
      file,
      `DROP TABLE words; DROP TABLE submissions; ${outboxMigrations.slice(0, schema).join(";")};
       INSERT INTO submissions (id, reference, fingerprint, form_key, received, next, rest)
       VALUES ('a', 'AB12', 'f', '', ${Date.now()}, 'store', ''); PRAGMA user_version = ${schema}`,
    );
    const outbox = createOutbox(openOutboxDatabase(data));
    expect(outbox.state()).toMatchObject({ waiting: 1 });
    outbox.close();
  },
);
