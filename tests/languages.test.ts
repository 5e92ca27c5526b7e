import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { languageFaults, speechFaults } from "#app/label/language.ts";
import * as english from "#app/label/languages/en.ts";
import { languageUrl, readLanguage } from "#app/label/read-language.ts";
import * as words from "#app/label/words.ts";
import { node, root } from "#scripts/prepare.mjs";
import { inBrackets } from "#tests/support/other-language.ts";
import { languageWords } from "#vite-plugins/language-words.ts";

const names = (await readdir(join(root, "app/label/languages"))).map((file) => basename(file, ".ts"));

test("there is English", () => {
  expect(names).toContain("en");
});

test.each(names)("%s has every word that English has, of the same kind, none of them empty", async (name) => {
  expect(languageFaults(await import(languageUrl(name)), english)).toEqual([]);
});

test("every part of a language can be imported", () => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
});

test.each([
  [{ ...english, searchWords: undefined }, "searchWords is missing"],
  [{ ...english, controlNames: { ...english.controlNames, close: "" } }, "controlNames.close is empty"],
  [
    { ...english, controlNames: { ...english.controlNames, close: () => "Close" } },
    "controlNames.close is no text",
  ],
  [{ ...english, synonyms: [["rental", 1]] }, "synonyms.0.1 is no text"],
  [{ ...english, more: {} }, "more is said nowhere"],
])("a file that differs is named with its place", (file, fault) => {
  expect(languageFaults(file, english)).toEqual([fault]);
});

test.each([
  [{ ...english, dateLocale: "fr_FR" }, "dateLocale is no language tag such as en-GB: fr_FR"],
  [{ ...english, languageTag: "" }, "languageTag is no language tag such as en-GB: "],
  [{ ...english, textDirection: "left" }, "textDirection is neither ltr nor rtl: left"],
  [
    { ...english, messages: { ...english.messages, rent: "Bonjour, je voudrais louer." } },
    "messages.rent does not name {dress}",
  ],
])("a file that could not be spoken is named with its place", (file, fault) => {
  expect(speechFaults(file)).toEqual([fault]);
});

test.each(names)("%s can be spoken", async (name) => {
  expect(speechFaults(await readLanguage(name))).toEqual([]);
});

describe("a language's file elsewhere", () => {
  test("is read, and speaks", async () => {
    const file = await writeLanguage(Object.keys(english));
    const language = await readLanguage(file);
    expect(language.controlNames.close).toBe("⟦Close⟧");
    expect(language.fittingWords.listOf(2)).toBe("⟦Fitting list, 2 dresses⟧");
  });

  test("is found whatever its folder is called", async () => {
    const file = join(tmpdir(), "100% couture #1 à Zürich?", "fr.ts");
    expect(fileURLToPath(languageUrl(file))).toBe(file);
    await expect(readLanguage(file)).rejects.toThrow(`and ${file} cannot be read`);
  });

  test("that misses a part is refused with one message", async () => {
    const file = await writeLanguage(Object.keys(english).filter((name) => name !== "searchWords"));
    await expect(readLanguage(file)).rejects.toThrow(
      /is no language of the shop; .*:\n {2}searchWords is missing$/,
    );
  });

  test("that is not there is named", async () => {
    await expect(readLanguage("tlh")).rejects.toThrow(
      /SHOP_LANGUAGE is tlh, and .*languages\/tlh\.ts cannot be read/,
    );
  });
});

describe("a start in a language that cannot be spoken ends with one message", () => {
  test.each([
    ["tlh", /^SHOP_LANGUAGE is tlh, and \S+\/languages\/tlh\.ts cannot be read: Cannot find module /],
    ["./tests", /^SHOP_LANGUAGE is \.\/tests, and \S+\/tests cannot be read: /],
    ["./package.json", /^SHOP_LANGUAGE is \.\/package\.json, and \S+ cannot be read: /],
    ["./README.md", /^SHOP_LANGUAGE is \.\/README\.md, and \S+\/README\.md cannot be read: /],
  ])("%s", (name, said) => {
    const { status, message } = startedIn(name);
    expect(message).toMatch(said);
    expect(message).toMatch(/docs\/your-own-label\.md\.$/);
    expect(message.split("\n")).toHaveLength(1);
    expect(status).toBe(1);
  });

  test("a named pipe", async () => {
    const pipe = join(await temporaryFolder(), "fr.ts");
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
    ["of other kinds", "export const languageTag = 7;", /\n {2}languageTag is no text\n/],
  ])("a file that is %s", async (_what, text, said) => {
    const file = join(await temporaryFolder(), "fr.ts");
    await writeFile(file, text);
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
    timeout: 60_000,
  });
  return { status, message: `${stdout}${stderr}`.trim() };
}

test("each script of a build has the words alone that it uses", async () => {
  const one = await scriptOf("sheetWords.lookSheet");
  expect(one).toContain("Look-sheet");
  expect(one).not.toContain("Close");
  expect(one.length).toBeLessThan(300);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-words-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Of a module that says this alone. */
async function scriptOf(said: string): Promise<string> {
  const [name] = said.split(".");
  const folder = await temporaryFolder();
  const entry = join(folder, "entry.ts");
  await writeFile(
    entry,
    `import { ${name} } from ${JSON.stringify(join(root, "app/label/words.ts"))};\nconsole.log(${said});`,
  );
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [languageWords()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
}

/** Every word of it in brackets. */
async function writeLanguage(parts: readonly string[]): Promise<string> {
  const file = join(await temporaryFolder(), "brackets.ts");
  await writeFile(file, inBrackets(parts, pathToFileURL(join(root, "app/label/languages/en.ts")).href));
  return file;
}
