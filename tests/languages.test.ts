import { expect, test } from "vitest";
import { checkLanguage, deskFaults, wordFaults } from "#server/command/language-check.ts";
import { languageNames } from "#tests/support/words-of.ts";
import controls from "#words/controls.json" with { type: "json" };
import field from "#words/field.json" with { type: "json" };
import * as locale from "#words/locale.ts";
import * as messages from "#words/messages.ts";
import * as neutral from "#words/neutral.ts";
import * as synonyms from "#words/synonyms.ts";

test.each(languageNames)("%s has every word that English has, and can be spoken", async (name) => {
  await expect(checkLanguage(name)).resolves.toBeUndefined();
});

const { neutralWords } = neutral;
const renting = { ...messages, messages: { ...messages.messages, rent: "Louer." } };

const grammar = { forms: ["one", "other"], formats: new Set(["number"]) };

test.each([
  [{ ...controls, close: undefined }, controls, "close is missing"],
  [{ ...controls, close: "" }, controls, "close is empty"],
  [{ ...controls, close: ["Close"] }, controls, "close is no text"],
  [{ ...controls, more: "More" }, controls, "more is said nowhere"],
  [{ ...controls, homeOf: "{{name}}" }, controls, "homeOf has no {{name}}: {{name}}"],
  [{ ...controls, homeOf: "Home" }, controls, "homeOf lacks its {{label}}: Home"],
  [
    { ...controls, homeOf: "{{label, inRed}}" },
    controls,
    "homeOf is to be written by inRed, which grammar.ts does not have: {{label, inRed}}",
  ],
  [{ ...field, left_one: undefined }, field, "left_one is no text"],
  [{ ...field, left_few: "{{count}} left" }, field, "left_few is said nowhere"],
  [{ ...synonyms, synonyms: [["rental", 1]] }, synonyms, "synonyms.0.1 is no text"],
  [{ ...synonyms, more: {} }, synonyms, "more is said nowhere"],
  [{ ...locale, dateLocale: "fr_FR" }, locale, "dateLocale is not a language tag such as en-GB: fr_FR"],
  [{ ...locale, textDirection: "left" }, locale, "textDirection is neither ltr nor rtl: left"],
  [
    { ...neutral, neutralWords: { ...neutralWords, careLines: [] } },
    neutral,
    "neutralWords.careLines is empty",
  ],
  [{ left_other: "{{count}} left" }, { left_one: "{{count}} left" }, "left_one is missing"],
  [renting, messages, "messages.rent does not name {dress}"],
])("a file that differs is named with its place", (own, english, fault) => {
  expect(wordFaults(own, english, grammar)[0]).toBe(fault);
});

test.each([
  [{ Drees: "Robe" }, "“Drees” is said nowhere"],
  [{ Dress: "" }, "“Dress” has no text"],
  [{ "Remove {{name}}?": "Ôter ?" }, "“Remove {{name}}?” lacks its {{name}}: Ôter ?"],
  [
    { "Remove {{name}}?": "{{name}}, {{place}} ?" },
    "“Remove {{name}}?” has no {{place}}: {{name}}, {{place}} ?",
  ],
])("a sentence of Studio that differs is named: %o", (words, fault) => {
  expect(deskFaults(words)).toEqual([fault]);
});
