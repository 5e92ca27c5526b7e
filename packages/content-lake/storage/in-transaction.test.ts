import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { inTransaction } from "./migrate.ts";

test("what has been rolled back already is not rolled back again: the first error is the one that is heard of", () => {
  const database = new DatabaseSync(":memory:");
  const work = () => {
    database.exec("ROLLBACK");
    throw new Error("The disk is full.");
  };
  expect(() => inTransaction(database, work)).toThrow("The disk is full.");
});

test("nobody else writes meanwhile, from its beginning on", async () => {
  const folder = await temporaryFolder();
  const open = () => {
    const database = new DatabaseSync(join(folder, "names.sqlite"), { timeout: 0 });
    onTestFinished(() => database.close());
    return database;
  };
  const [one, other] = [open(), open()] as const;
  one.exec("CREATE TABLE names (name TEXT)");
  const write = () => other.exec("INSERT INTO names VALUES ('Bo')");
  inTransaction(one, () => expect(write).toThrow(/locked/));
  expect(write).not.toThrow();
});
