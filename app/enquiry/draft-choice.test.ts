// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readDraft, storeDraft } from "./draft.ts";
import { choiceInDraft, choosePage } from "./draft-choice.ts";
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

test("what is chosen in the form is the page's, also a size that is sold", () => {
  drafted({ page: " 38", size: "40" });
  expect(choiceInDraft(lia, onPage)).toBe("?size=40");
  choosePage("lia", "?size=40");
  expect(choiceInDraft(lia, { ...onPage, size: sizes[1] })).toBeUndefined();
});

test("a page that has chosen since, or a form without choices, hands over nothing", () => {
  drafted({ page: " ", size: "40" });
  expect(choiceInDraft(lia, onPage)).toBeUndefined();
  drafted({ page: " ", size: "40" });
  choosePage("lia", "?size=38");
  expect(choiceInDraft(lia, none), "the page is opened without a choice").toBeUndefined();
  expect(new Map(readDraft(draftKeyOf([lia]))).get("size"), "the form begins with the page's").toBe("38");
  drafted({ page: " 38", words: "In ivory" });
  expect(choiceInDraft(lia, onPage)).toBeUndefined();
  drafted({ page: " 38", size: "38" });
  expect(choiceInDraft(lia, onPage)).toBeUndefined();
});

test("a form in which nothing is chosen any more leaves nothing chosen on the page", () => {
  drafted({ page: " 38", size: "" });
  expect(choiceInDraft(lia, onPage)).toBe("");
  expect(choiceInDraft(lia, none)).toBeUndefined();
});
