import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { inTransaction } from "./migrate.ts";

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE names (name TEXT UNIQUE)");
});

function add(...names: string[]) {
  for (const name of names) database.prepare("INSERT INTO names VALUES (?)").run(name);
  return names.length;
}

const names = () =>
  database
    .prepare("SELECT name FROM names")
    .all()
    .map(({ name }) => name);

test("all of it is there afterwards, and what the work returns is returned", () => {
  expect(inTransaction(database, () => add("Ada", "Bo"))).toBe(2);
  expect(database.isTransaction).toBe(false);
  expect(names()).toEqual(["Ada", "Bo"]);
});

test("or none of it, and the next can follow", () => {
  expect(() => inTransaction(database, () => add("Ada", "Bo", "Ada"))).toThrow(/UNIQUE/);
  expect(database.isTransaction).toBe(false);
  expect(names()).toEqual([]);
  inTransaction(database, () => add("Cy"));
  expect(names()).toEqual(["Cy"]);
});

test("what has been rolled back already is not rolled back again: the first error is the one that is heard of", () => {
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
