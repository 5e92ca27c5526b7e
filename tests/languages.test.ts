import { expect, test } from "vitest";
import { checkLanguage, deskFaults, wordFaults } from "#server/command/language-check.ts";
import { languageNames } from "#tests/support/words-of.ts";
import controls from "#words/controls.json" with { type: "json" };
import field from "#words/field.json" with { type: "json" };
import * as locale from "#words/locale.ts";
import messages from "#words/messages.json" with { type: "json" };
import neutral from "#words/neutral.json" with { type: "json" };
import synonyms from "#words/synonyms.json" with { type: "json" };

test.each(languageNames)("%s has every word that English has, and can be spoken", async (name) => {
  await expect(checkLanguage(name)).resolves.toBeUndefined();
});

const grammar = { forms: ["one", "other"], optionalForms: ["zero", "many"], formats: new Set(["number"]) };

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
  [[["rental", 1]], synonyms, "0.1 is no text"],
  [{ ...locale, dateLocale: "fr_FR" }, locale, "dateLocale is not a language tag such as en-GB: fr_FR"],
  [{ ...locale, textDirection: "left" }, locale, "textDirection is neither ltr nor rtl: left"],
  [{ ...neutral, careLines: [] }, neutral, "careLines is empty"],
  [{ left_other: "{{count}} left" }, { left_one: "{{count}} left" }, "left_one is missing"],
])("a file that differs is named with its place", (own, english, fault) => {
  expect(wordFaults(own, english, grammar)[0]).toBe(fault);
});

test("what a tool for translators leaves empty is no fault: a form for millions, a sentence of Studio", () => {
  expect(wordFaults({ ...field, left_many: "" }, field, grammar)).toEqual([]);
  expect(deskFaults({ Dress: "" })).toEqual([]);
});

test("a message that lacks what it needs is named", () => {
  expect(wordFaults({ ...messages, rent: "Louer." }, messages, grammar, "messages")).toEqual([
    "messages.rent does not name {dress}",
  ]);
});

test.each([
  [{ Drees: "Robe" }, "“Drees” is said nowhere"],
  [{ Dress: ["Robe"] }, "“Dress” is no text"],
  [{ "Remove {{name}}?": "Ôter ?" }, "“Remove {{name}}?” lacks its {{name}}: Ôter ?"],
  [
    { "Remove {{name}}?": "{{name}}, {{place}} ?" },
    "“Remove {{name}}?” has no {{place}}: {{name}}, {{place}} ?",
  ],
  [
    { "Remove {{name}}?": "Ôter {{name, inRed}} ?" },
    "“Remove {{name}}?” is to be written by inRed, which grammar.ts does not have: Ôter {{name, inRed}} ?",
  ],
])("a sentence of Studio that differs is named: %o", (words, fault) => {
  expect(deskFaults(words, grammar)).toEqual([fault]);
});
