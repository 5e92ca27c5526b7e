import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase } from "./database.ts";

test("an emptied database is refused while its log is there, and the log stays", () => {
  const file = join(temporaryFolder(), "names.sqlite");
  const open = () =>
    openDatabase(file, {
      mostBytes: 1e6,
      pragmas: "",
      prepare: (own) => own.exec("CREATE TABLE IF NOT EXISTS names (name TEXT)"),
    });
  const own = open();
  const log = readFileSync(`${file}-wal`);
  own.close();
  writeFileSync(`${file}-wal`, log);
  writeFileSync(file, "");
  expect(open).toThrow(/names.sqlite is damaged: it is empty/);
  expect(readFileSync(`${file}-wal`)).toEqual(log);
});
