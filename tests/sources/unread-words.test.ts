import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { expect, test } from "vitest";
import { isTestCode, readSourceFiles } from "#tests/support/source-files.ts";

/** Colours and lists of words are read one and all; desk-words.test.ts is about the sentences of Studio. */
const wholeFiles = /^(colours|common-words|desk|synonyms)\.json$/;

test("all words have a name that some code reads", async () => {
  const sources = await readSourceFiles(
    (path) => /^(model|content|app|server|studio)\//.test(path) && !isTestCode(path),
  );
  const everyName = sources.flatMap(({ program }) => namesIn(program));
  const files = readdirSync(languageFolder("en")).filter((name) => /\.json$/.test(name));
  const unread = files
    .filter((file) => !wholeFiles.test(file))
    .flatMap((file) => {
      const words: object = JSON.parse(readFileSync(join(languageFolder("en"), file), "utf8"));
      const own = sources.flatMap(({ text }) => keysReadIn(text, file));
      const isPassedOn = own.length === 0 || own.includes("");
      return [
        ...unreadOf(Object.keys(words), isPassedOn ? everyName : own),
        ...unreadOf(Object.values(words).flatMap(keysIn), everyName),
      ].map((key) => `${file}: ${key}`);
    });
  expect(files.length).toBeGreaterThan(40);
  expect(unread).toEqual([]);
});

/** The keys that the uses of these words name; "" where a use names none, and other files may read what it passes on. */
function keysReadIn(text: string, file: string): string[] {
  const [, words] = new RegExp(`import (?:type )?(\\w+) from "[^"]*/${file}"`).exec(text) ?? [];
  const uses = new RegExp(`(?<!import |import type )(typeof )?\\b${words}\\b(?:\\.|, ")?(\\w*)`, "g");
  return words === undefined
    ? []
    : Array.from(text.matchAll(uses), ([, type, key = ""]) => (type ? "" : key));
}

function unreadOf(keys: readonly string[], read: readonly string[]): string[] {
  const names = new Set(read);
  return keys.filter((key) => !names.has(key.replace(/_[a-z]+$/, "")));
}

function keysIn(words: unknown): string[] {
  if (typeof words !== "object" || words === null || Array.isArray(words)) return [];
  return Object.entries(words).flatMap(([key, value]) => [key, ...keysIn(value)]);
}

/** All that code reads of objects, by a property, a pattern or a string, and the keys of its own objects. */
function namesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, computed, property, key, value }: Record<string, unknown> = { ...node };
  const named = type === "MemberExpression" && !computed ? property : type === "Property" && key;
  const text =
    type === "Literal" ? value : named && typeof named === "object" && "name" in named && named.name;
  return [...(typeof text === "string" ? [text] : []), ...Object.values(node).flatMap(namesIn)];
}
