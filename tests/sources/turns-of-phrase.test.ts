import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageFolder } from "@trousseau/words/language-folder.ts";
import { expect, test } from "vitest";
import { languageNames } from "#tests/support/words-of.ts";

type Phrase = { language: string; place: string; text: string };

const phrases = (await Promise.all(languageNames.map(phrasesOf))).flat();

/** English sentences of Studio are the names of their translations. */
const studio = phrases
  .filter(({ language, place }) => language === "fr" && place.startsWith("desk."))
  .map(({ place }) => ({ language: "en", place, text: place.slice("desk.".length) }));

test.each<[string, (phrase: Phrase) => boolean, RegExp]>([
  ["apostrophes and quotation marks are curly", () => true, /['"]/],
  ["nothing is “hardly” possible", ({ language }) => language === "en", /\bhardly\b/i],
  ["a piece of Studio is booked or available", ({ place }) => place.startsWith("desk."), /^(?:Taken|Free)\b/],
  ["a colour in Arabic has no article before it", ({ language }) => language === "ar", /باللون \{/],
  [
    "Italian writes the article of a date by a formatter, because it is “l’8 maggio”",
    ({ language }) => language === "it",
    /\b(?:il|al|dal|del) \{\{(?:date|day|from|moment|to|when)\}\}/,
  ],
  [
    "a sentence that follows another names what it is about",
    isJoined,
    /^(?:It|They|Ils?|Elles?|Sie|Es|Er)\s/,
  ],
])("%s", (_rule, concerns, fault) => {
  const concerned = [...phrases, ...studio].filter(concerns);
  expect(concerned.length).toBeGreaterThan(0);
  expect(concerned.filter(({ text }) => fault.test(text))).toEqual([]);
});

/** The page of privacy puts these behind a sentence about something else. Other languages say the pronoun in the verb. */
function isJoined({ language, place }: Phrase): boolean {
  return (
    ["en", "fr", "de"].includes(language) &&
    /^privacy\.(?:hosts\.|messages\.mailed|newsletter\.byWhatsApp)/.test(place)
  );
}

async function phrasesOf(language: string): Promise<Phrase[]> {
  const folder = languageFolder(language);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  const texts = files.map(async (file) => {
    const words: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    return textsIn(words, file.slice(0, -".json".length)).map((phrase) => ({ language, ...phrase }));
  });
  return (await Promise.all(texts)).flat();
}

function textsIn(words: unknown, place: string): { place: string; text: string }[] {
  if (typeof words === "string") return [{ place, text: words }];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}
