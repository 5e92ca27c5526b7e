import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleTexts as texts } from "#app/content/texts/sample-texts.server.ts";
import { root } from "#scripts/prepare.mjs";

// Studio's packages are installed only where somebody edits. Here its file is read.
test("Studio's form has every text of the messages that the shop reads, and no other", async () => {
  const form = await readFile(join(root, "studio/schema/messages-type.ts"), "utf8");
  const [, list = ""] = /fields: \[([\s\S]*?)\n {2}\]/.exec(form) ?? [];
  const fields = [...list.matchAll(/(?:message\(|name: )"(\w+)"/g)].map(([, name]) => name);
  expect(fields.toSorted()).toEqual(Object.keys(texts.messages).toSorted());
});
