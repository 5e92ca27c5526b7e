import { expect, test } from "vitest";
import { runCaptured } from "#tests/support/captured-command.ts";

const full =
  "The disk is full, or this account's share of it (REASON): make room there, and run the command again.";
const readOnly =
  "The disk is read-only (REASON): mount it so that it can be written, and run the command again.";

test.each([
  ["ENOSPC: no space left on device, open '/srv/lior/clock'", full],
  ["database or disk is full", full],
  ["EROFS: read-only file system, open '/srv/lior/lake/lock'", readOnly],
  ["attempt to write a readonly database", readOnly],
  ["No shop has ever used that folder.", "REASON"],
])("%s: a command says it in one sentence", async (reason, sentence) => {
  const failing = () => Promise.reject(new Error(reason));
  const warned = [sentence.replace("REASON", reason)];
  expect(await runCaptured(failing, [])).toEqual({ status: 1, said: [], warned });
});
