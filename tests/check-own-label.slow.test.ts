import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkShownContent } from "#server/command/check-shown-content.ts";
import { makeLabel } from "#server/command/new-label.ts";
import { runCaptured } from "#tests/support/captured-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("content:check says what a label of one's own cannot do without, before its shop has been started", async () => {
  const folder = temporaryFolder();
  const [label, data] = [join(folder, "label"), join(folder, "data")];
  await runCaptured(makeLabel, [label, "--name", "Maison Lior"]);
  const { status, said } = await runCaptured(checkShownContent, [], { CONTENT: label, DATA_DIR: data });
  expect(status).toBe(1);
  expect(said).toContainEqual(
    expect.stringMatching(/^error {3}Maison Lior \(house\): .*no telephone number/),
  );
  // A warning has no more room than an error.
  expect(said).toContainEqual(expect.stringMatching(/^warning \S/));
  const warnings = said.filter((line) => line.startsWith("warning")).length;
  expect(said.at(-1)).toBe(`1 errors, ${warnings} warnings in 6 documents`);
  // It has looked at a copy.
  expect(existsSync(data)).toBe(false);
});
