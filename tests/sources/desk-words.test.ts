import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { uploadLimits } from "@trousseau/content-lake/testing/test-lake.ts";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { fieldsIn } from "#server/command/language-check.ts";
import { readSourceFiles, type SourceFile } from "#tests/support/source-files.ts";
import { languageNames, moduleOf } from "#tests/support/words-of.ts";

/** A sentence as a call of `t` says it: `key` has its context, as a language's words name it. */
type DeskSentence = { key: string; file: string; line: number; isPlural: boolean; faults: string[] };

type Node = { type: string; start: number; [part: string]: unknown };

const ofTheLake = "lake/";

const sentences = await deskSentences();

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

test.each(languageNames)("%s says every sentence of Studio, or none", async (name) => {
  const deskWords = await deskWordsOf(name);
  const { languageTag } = await moduleOf(name, "locale");
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

test.each(languageNames)("%s says of an upload how large the lake lets it be", async (name) => {
  const deskWords = await deskWordsOf(name);
  const ofUploads = sentences.filter(({ key }) => key.includes("a picture may have"));
  const said = ofUploads.map(({ key }) => String(deskWords[key] ?? key).match(/\d+/g));
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

/** Every sentence of the sources, in the order of the files. The lake is handed its `t`. */
async function deskSentences(): Promise<DeskSentence[]> {
  const files = await readSourceFiles((path) =>
    ["model/", "content/", "app/", "server/", "studio/", `${ofTheLake}access/`, `${ofTheLake}api/`].some(
      (folder) => path.startsWith(folder),
    ),
  );
  return files
    .filter(({ path, text }) => path.startsWith(ofTheLake) || /from ".*\/translate\.ts"/.test(text))
    .flatMap(sentencesIn);
}

function sentencesIn({ path, text, program }: SourceFile): DeskSentence[] {
  return callsIn(program).map(({ start, arguments: given }) => {
    const [sentence, values] = Array.isArray(given) ? given.filter(isNode) : [];
    const named = new Map(propertiesOf(values).map(({ key, value }) => [nameOf(key), textOf(value)]));
    const context = named.get("context");
    return {
      key: [textOf(sentence), context].filter(Boolean).join("_"),
      file: path,
      line: text.slice(0, start).split("\n").length,
      isPlural: named.has("count"),
      faults: faultsOf(textOf(sentence), values, named),
    };
  });
}

function faultsOf(
  sentence: string | undefined,
  values: Node | undefined,
  named: ReadonlyMap<string, string | undefined>,
): string[] {
  const fields = [...named.keys()].filter((name) => !/^(context|defaultValue_one)$/.test(name));
  return [
    sentence === undefined && "its sentence is no literal",
    values && values.type !== "ObjectExpression" && "its values are no literal",
    named.has("count") && !named.get("defaultValue_one") && "it has no singular",
    !isSame(fields, [...fieldsIn(sentence ?? "")]) && `its values are ${fields.join(", ")}`,
  ].filter((fault) => typeof fault === "string");
}

function callsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isNode(value)) return [];
  const within = Object.values(value).flatMap(callsIn);
  return value.type === "CallExpression" && nameOf(value["callee"]) === "t" ? [value, ...within] : within;
}

function propertiesOf(values: Node | undefined): { key: unknown; value: unknown }[] {
  const properties: unknown = values?.["properties"];
  return Array.isArray(properties) ? properties.filter(isNode).map(({ key, value }) => ({ key, value })) : [];
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Literal" && typeof node["value"] === "string"
    ? node["value"]
    : undefined;
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === "Identifier" ? String(node["name"]) : "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return [...names].sort().join() === [...others].sort().join();
}
