import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openMigrated } from "./migrate.ts";

const migrations = ["CREATE TABLE gowns (name TEXT);"];

test("a file that is up to date opens while another process writes to it", async () => {
  const file = join(await temporaryFolder(), "access.sqlite");
  const writer = openMigrated(file, "PRAGMA journal_mode = WAL;", migrations);
  writer.exec("BEGIN IMMEDIATE; INSERT INTO gowns VALUES ('Odile')");
  const reader = openMigrated(file, "PRAGMA busy_timeout = 0;", migrations);
  expect(reader.prepare("SELECT count(*) AS gowns FROM gowns").get()).toEqual({ gowns: 0 });
  reader.close();
  writer.close();
});
