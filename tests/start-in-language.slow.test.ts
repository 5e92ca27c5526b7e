import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

describe("a start in a language that cannot be spoken ends with one message", () => {
  test.each([
    ["tlh", /^SHOP_LANGUAGE is tlh, and \S+\/languages\/tlh\.ts cannot be read: Cannot find module /],
    ["./tests", /^SHOP_LANGUAGE is \.\/tests, and \S+\/tests cannot be read: /],
    ["./README.md", /^SHOP_LANGUAGE is \.\/README\.md, and \S+\/README\.md cannot be read: /],
  ])("%s", (name, said) => {
    const { status, message } = startedIn(name);
    expect(message).toMatch(said);
    expect(message).toMatch(/docs\/your-own-label\.md\.$/);
    expect(message.split("\n")).toHaveLength(1);
    expect(status).toBe(1);
  });

  test("a named pipe", () => {
    const pipe = join(temporaryFolder(), "fr.ts");
    spawnSync("mkfifo", [pipe]);
    const { status, message } = startedIn(pipe);
    expect(message).toMatch(
      /^SHOP_LANGUAGE is \S+fr\.ts, and \S+fr\.ts cannot be read: it is no file\. Name a file /,
    );
    expect(status).toBe(1);
  });

  test.each([
    ["broken", "this is { no language", /cannot be read: /],
    ["throwing", 'throw new Error("boom\\nat once")', /cannot be read: boom\. /],
    ["empty", "", /is no language of the shop; mend these lines in it:\n {2}\w+ is missing\n/],
  ])("a file that is %s", (_what, text, said) => {
    const file = join(temporaryFolder(), "fr.ts");
    writeFileSync(file, text);
    const { status, message } = startedIn(file);
    expect(message).toMatch(/^SHOP_LANGUAGE/);
    expect(message).toMatch(said);
    expect(message).not.toMatch(/^ +at |file:\/\/|node:internal/m);
    expect(status).toBe(1);
  });
});

/** As `npm start` does; what is wrong has to be said before anything is built. */
function startedIn(language: string) {
  const { status, stdout, stderr } = spawnSync(node, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, SHOP_LANGUAGE: language, PORT: "0" },
    encoding: "utf8",
  });
  return { status, message: `${stdout}${stderr}`.trim() };
}
