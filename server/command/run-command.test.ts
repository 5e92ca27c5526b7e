import { expect, test } from "vitest";
import { runCaptured } from "#tests/support/captured-command.ts";

test.each([
  [
    "ENOSPC: no space left on device, open '/srv/lior/clock'",
    "The disk is full, or this account's share of it (ENOSPC: no space left on device, open '/srv/lior/clock'): make room there, and run the command again.",
  ],
  [
    "database or disk is full",
    "The disk is full, or this account's share of it (database or disk is full): make room there, and run the command again.",
  ],
  [
    "EROFS: read-only file system, open '/srv/lior/lake/lock'",
    "The disk is read-only (EROFS: read-only file system, open '/srv/lior/lake/lock'): mount it so that it can be written, and run the command again.",
  ],
  [
    "attempt to write a readonly database",
    "The disk is read-only (attempt to write a readonly database): mount it so that it can be written, and run the command again.",
  ],
  ["No shop has ever used that folder.", "No shop has ever used that folder."],
])("%s: a command says it in one sentence", async (message, said) => {
  const failing = () => {
    throw new Error(message);
  };
  expect(await runCaptured(failing, [])).toEqual({ status: 1, said: [], warned: [said] });
});
