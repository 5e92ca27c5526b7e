import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { expect, test } from "vitest";

/** Visitors type these words, and the shop says none of them. */
const typedWords = "page-words.json";

/** A price is free, and a seam is taken in; a dress is available, or booked. */
const unsaid = /\bfree\b|\btaken\b(?! in\b)/i;

test("no dress is said to be free or taken", () => {
  const folder = languageFolder("en");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== typedWords);
  expect(files.length).toBeGreaterThan(40);
  const texts = files.flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  expect(texts.filter((text) => unsaid.test(text))).toEqual([]);
});

function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsIn) : [];
}
