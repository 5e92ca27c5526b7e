// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { storeDraft } from "./draft.ts";
import { takeChoice } from "./draft-choice.ts";
import { draftKeyOf } from "./draft-key.ts";

const sizes = ["38", "40"].map((label) => ({ label, isAvailable: label === "38" }));
const lia = { slug: "lia", sizes, colours: [] };
const [size] = sizes;
const [onPage, none] = [
  { colour: undefined, size },
  { colour: undefined, size: undefined },
];

function drafted(entries: Record<string, string>) {
  storeDraft(draftKeyOf([lia]), Object.entries(entries));
}

test("what is chosen in the form is handed to the page once, also a size that is sold", () => {
  drafted({ page: " 38", size: "40" });
  expect([takeChoice(lia, onPage), takeChoice(lia, onPage)]).toEqual(["?size=40", undefined]);
});

test("a page that has chosen since, or a form without choices, hands over nothing", () => {
  drafted({ page: " ", size: "40" });
  expect(takeChoice(lia, onPage)).toBeUndefined();
  drafted({ page: " 38", words: "In ivory" });
  expect(takeChoice(lia, onPage)).toBeUndefined();
  drafted({ page: " 38", size: "38" });
  expect(takeChoice(lia, onPage)).toBeUndefined();
});

test("a form in which nothing is chosen any more leaves nothing chosen on the page", () => {
  drafted({ page: " 38", size: "" });
  expect(takeChoice(lia, onPage)).toBe("");
  expect(takeChoice(lia, none)).toBeUndefined();
});
