import { expect, test } from "vitest";
import { rulesOfDocument, rulesOfModules, sheetRules } from "./sheet-rules.ts";

const sheet = [
  "@layer base,screens;",
  "@layer base{*{margin:0}.label{color:red}}",
  '@layer screens{.head-faq{content:"}"}@media print{.head-faq,.card-list{display:none}.row-list{top:0}}}',
  "@keyframes fade-in-list{0%{opacity:0}}",
  "@property --before{inherits:false}",
].join("");
const rules = sheetRules(sheet);

test("a document has the rules of no module, and those of its own classes alone", () => {
  expect(rulesOfDocument(rules, '<p class="label"></p><p class="label head-faq"></p>')).toBe(
    sheet.replace(".row-list{top:0}", ""),
  );
});

test("nothing is lost of a document with every class", () => {
  expect(rulesOfDocument(rules, '<p class="head-faq row-list"></p>')).toBe(sheet);
});

test("the sheet of all modules has none of the rules that every document has", () => {
  expect(rulesOfModules(rules)).toBe(
    '@layer screens{.head-faq{content:"}"}@media print{.head-faq,.card-list{display:none}.row-list{top:0}}}',
  );
});
