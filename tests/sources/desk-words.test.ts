import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { uploadLimits } from "@trousseau/content-lake/testing/test-lake.ts";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { isTestCode, repositoryFiles } from "#tests/support/source-files.ts";
import { languageNames, moduleOf } from "#tests/support/words-of.ts";

/** English sentences are their own keys, so French says which there are. */
const frenchKeys = Object.keys(await deskWordsOf("fr"));
const sentences = [...new Set(frenchKeys.map((key) => key.replace(/_(?:one|other)$/, "")))];

test("every sentence that is translated stands in the code", async () => {
  const code = await readSources();
  // Behind a "_" stands the context of a sentence.
  const written = sentences.map((sentence) => sentence.replace(/_[a-z]+$/, ""));
  const isSaid = (text: string) => code.includes(JSON.stringify(text)) || code.includes(`'${text}'`);
  expect(written.filter((sentence) => !isSaid(sentence))).toEqual([]);
});

test("every sentence of Studio and of the lake is translated, also where the type of `t` is not at hand", async () => {
  const calls = (await readSources()).matchAll(/\bt\(\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g);
  const said = Array.from(calls, ([, plain = "", quoting = ""]) => plain.replaceAll('\\"', '"') || quoting);
  expect(said.length).toBeGreaterThan(700);
  expect(said.filter((sentence) => !sentences.includes(sentence))).toEqual([]);
});

test.each(languageNames)("%s says every sentence of Studio, or none", async (name) => {
  const said = Object.keys(await deskWordsOf(name));
  const { languageTag } = await moduleOf(name, "locale");
  // Romance languages have another form for millions, and no label counts so far.
  const rules = new Intl.PluralRules(languageTag);
  const forms = new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)));
  const expected = sentences.flatMap((sentence) =>
    frenchKeys.includes(sentence) ? sentence : Array.from(forms, (form) => `${sentence}_${form}`),
  );
  expect(said.toSorted()).toEqual(said.length === 0 ? [] : expected.toSorted());
});

test.each(languageNames)("%s says of an upload how large the lake lets it be", async (name) => {
  const deskWords = await deskWordsOf(name);
  const ofUploads = sentences.filter((sentence) => sentence.includes("a picture may have"));
  const said = ofUploads.map((sentence) => String(deskWords[sentence] ?? sentence).match(/\d+/g));
  const { pictureUploadBytes, fileUploadBytes } = uploadLimits;
  expect(said).toEqual([[pictureUploadBytes, fileUploadBytes].map((bytes) => String(bytes / 2 ** 20))]);
});

test("French breaks no line before a sign", async () => {
  const deskWords = await deskWordsOf("fr");
  expect(Object.values(deskWords).filter((said) => / [:;?!»]|« /.test(said))).toEqual([]);
});

async function deskWordsOf(language: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(languageFolder(language), "desk.json"), "utf8"));
}

async function readSources(): Promise<string> {
  const paths = repositoryFiles("*.ts", "*.tsx").filter(
    (path) => /^(?:model|content|app|server|studio|lake)\//.test(path) && !isTestCode(path),
  );
  return (await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")))).join("\n");
}
