import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { writeBrackets } from "./support/other-language.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

describe("a start in a language that cannot be spoken ends with one message", () => {
  test.each(["tlh", "./README.md"])("%s", (name) => {
    const { status, message } = startedIn(name);
    expect(message).toMatch(/^SHOP_LANGUAGE is .+, and .+ is not a folder\. Name a folder /);
    expect(message).toMatch(/docs\/translating\.md\.$/);
    expect(message.split("\n")).toHaveLength(1);
    expect(status).toBe(1);
  });

  test("a named pipe in the place of a file", async () => {
    const folder = join(temporaryFolder(), "fr");
    await writeBrackets(folder);
    const pipe = join(folder, "search.json");
    rmSync(pipe);
    spawnSync("mkfifo", [pipe]);
    const { status, message } = startedIn(folder);
    expect(message).toMatch(/is not a language of the shop; .*:\n {2}search\.json is missing$/);
    expect(status).toBe(1);
  });

  test.each([
    ["search.json", "broken", "{ no language", /\n {2}search\.json cannot be read: /],
    ["collection-names.ts", "broken", "this is { no language", /\n {2}collection-names\.ts cannot be read: /],
    [
      "collection-names.ts",
      "throwing",
      'throw new Error("boom\\nat once")',
      /\n {2}collection-names\.ts cannot be read: boom$/,
    ],
  ])("a file %s that is %s", async (file, _what, text, sentence) => {
    const folder = join(temporaryFolder(), "fr");
    await writeBrackets(folder);
    writeFileSync(join(folder, file), text);
    const { status, message } = startedIn(folder);
    expect(message).toMatch(/^SHOP_LANGUAGE/);
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/^ +at |file:\/\/|node:internal/m);
    expect(status).toBe(1);
  });
});

/** Starts as `npm start` does, which says what is wrong before anything is built. */
function startedIn(language: string) {
  const { status, stdout, stderr } = spawnSync(node, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, SHOP_LANGUAGE: language, PORT: "0" },
    encoding: "utf8",
  });
  return { status, message: `${stdout}${stderr}`.trim() };
}
