import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { FolderInUse, isInUse, lockFolder } from "./lock.ts";

test("a folder has one writer, and the second is told which folder it is and what to do", () => {
  const folder = temporaryFolder();
  expect(isInUse(folder)).toBe(false);
  const lock = lockFolder(folder);
  expect(isInUse(folder)).toBe(true);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(
    `is using ${folder}. Stop it first, or choose another data folder`,
  );
  lock.release();
  expect(isInUse(folder)).toBe(false);
  lockFolder(folder).release();
});

test("a lock that fails for another reason names that reason, and no other process", async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, "lock"), "this is no file of SQLite".repeat(100));
  const reason = `${folder} cannot be locked: file is not a database.`;
  expect(() => lockFolder(folder)).toThrow(reason);
  expect(() => isInUse(folder)).toThrow(reason);
});
