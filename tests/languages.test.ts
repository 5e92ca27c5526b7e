import { expect, test } from "vitest";
import { checkLanguage, deskFaults, wordFaults } from "#server/command/language-check.ts";
import { languageNames } from "#tests/support/words-of.ts";
import * as controls from "#words/controls.ts";
import * as locale from "#words/locale.ts";
import * as messages from "#words/messages.ts";
import * as neutral from "#words/neutral.ts";
import * as synonyms from "#words/synonyms.ts";

test.each(languageNames)("%s has every word that English has, and can be spoken", async (name) => {
  await expect(checkLanguage(name)).resolves.toBeUndefined();
});

const { controlNames } = controls;
const { neutralWords } = neutral;
const renting = { ...messages, messages: { ...messages.messages, rent: "Louer." } };

test.each([
  [{}, controls, "controlNames is missing"],
  [{ controlNames: { ...controlNames, close: "" } }, controls, "controlNames.close is empty"],
  [{ controlNames: { ...controlNames, close: () => "Close" } }, controls, "controlNames.close is no text"],
  [{ ...synonyms, synonyms: [["rental", 1]] }, synonyms, "synonyms.0.1 is no text"],
  [{ ...synonyms, more: {} }, synonyms, "more is said nowhere"],
  [{ ...locale, dateLocale: "fr_FR" }, locale, "dateLocale is not a language tag such as en-GB: fr_FR"],
  [{ ...locale, textDirection: "left" }, locale, "textDirection is neither ltr nor rtl: left"],
  [
    { ...neutral, neutralWords: { ...neutralWords, careLines: [] } },
    neutral,
    "neutralWords.careLines is empty",
  ],
  [renting, messages, "messages.rent does not name {dress}"],
])("a file that differs is named with its place", (own, english, fault) => {
  expect(wordFaults(own, english)[0]).toBe(fault);
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
