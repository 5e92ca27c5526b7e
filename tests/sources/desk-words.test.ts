import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "@trousseau/content-lake/limits";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { type DeskSentence, deskSentences, sentencesIn } from "#tests/support/desk-sentences.ts";
import { wordsOf } from "#tests/support/words-of.ts";

const sentences = await deskSentences();
const languages = await readdir(join(root, "app/label/words"));

test("every sentence of Studio is written out where it is said, with a value for each field", () => {
  expect(sentences.length).toBeGreaterThan(700);
  const faults = sentences.flatMap(({ file, line, key, faults: found }) =>
    found.map((fault) => `${file}:${line} “${key}”: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["t(sentence)", "its sentence is no literal"],
  ['t("{{name}} is there", { naem })', "its values are naem"],
  ['t("{{name}} is there", values)', "its values are no literal"],
  ['t("{{count}} dresses", { count })', "it has no singular"],
])("%s is found", (code, fault) => {
  const [sentence] = sentencesIn({ path: "a.ts", text: code, program: parseAst(code, { lang: "ts" }) });
  expect(sentence?.faults[0]).toBe(fault);
});

test.each(languages)("%s says every sentence of Studio, or none", async (name) => {
  const { deskWords } = await wordsOf(name, "desk");
  const { languageTag } = await wordsOf(name, "locale");
  const said = Object.keys(deskWords);
  // Romance languages have another form for millions, and no label counts so far.
  const rules = new Intl.PluralRules(languageTag);
  const forms = [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))];
  const expected = sentences.flatMap(({ key, isPlural }: DeskSentence) =>
    isPlural ? forms.map((form) => `${key}_${form}`) : [key],
  );
  expect({
    missing: said.length === 0 ? [] : [...new Set(expected)].filter((key) => !said.includes(key)),
    saidNowhere: said.filter((key) => !expected.includes(key)),
  }).toEqual({ missing: [], saidNowhere: [] });
});

test.each(languages)("%s says of an upload how large the lake lets it be", async (name) => {
  const { deskWords } = await wordsOf(name, "desk");
  const ofUploads = sentences.filter(({ key }) => key.includes("a picture may have"));
  const said = ofUploads.map(({ key }) => String(Object(deskWords)[key] ?? key).match(/\d+/g));
  const { pictureUploadBytes, fileUploadBytes } = limits;
  expect(said).toEqual([[pictureUploadBytes, fileUploadBytes].map((bytes) => String(bytes / 2 ** 20))]);
});

test("French breaks no line before a sign", async () => {
  const { deskWords } = await wordsOf("fr", "desk");
  expect(Object.values(deskWords).filter((said) => / [:;?!»]|« /.test(said))).toEqual([]);
});
