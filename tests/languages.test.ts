import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { languageFaults, speechFaults } from "#app/label/language.ts";
import * as english from "#app/label/languages/en.ts";
import { languageUrl, readLanguage } from "#app/label/read-language.ts";
import * as words from "#app/label/words.ts";
import { root } from "#scripts/prepare.mjs";
import { inBrackets } from "#tests/support/other-language.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
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

test("each script of a build has the words alone that it uses", async () => {
  const one = await scriptOf("sheetWords.lookSheet");
  expect(one).toContain("Look-sheet");
  expect(one).not.toContain("Close");
  expect(one.length).toBeLessThan(300);
});

/** Of a module that says this alone. */
async function scriptOf(said: string): Promise<string> {
  const [name] = said.split(".");
  const folder = temporaryFolder();
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
  const file = join(temporaryFolder(), "brackets.ts");
  await writeFile(file, inBrackets(parts, pathToFileURL(join(root, "app/label/languages/en.ts")).href));
  return file;
}
