// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { draftKeyOf, followWords, removeFromDraft, writeIntoDraft } from "./draft-entry.ts";
import { readDraft } from "./use-draft.ts";

const aurelie = { slug: "aurelie" };
const solange = { slug: "solange" };
const both = [aurelie, { slug: "isaure" }];
const day = "2097-05-09";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function noteOf(dress: { slug: string }) {
  return readDraft(draftKeyOf([dress]));
}

test("what is written into a note stands beside what she has written, once", () => {
  sessionStorage.setItem(draftKeyOf([aurelie]), JSON.stringify([["words", "A train"]]));
  writeIntoDraft([aurelie], "date", "2097-05-08");
  writeIntoDraft([aurelie], "date", day);
  expect(noteOf(aurelie)).toEqual([
    ["words", "A train"],
    ["date", day],
  ]);
});

test("what is taken out of one note stays in those of other dresses", () => {
  for (const dress of [aurelie, solange]) writeIntoDraft([dress], "date", day);
  removeFromDraft([solange], "date", day);
  expect([noteOf(aurelie), noteOf(solange)]).toEqual([[["date", day]], [["date", ""]]]);
});

test("a note that is open is written into before her eyes, and what she has typed there counts", () => {
  const field = document.createElement("input");
  field.id = "enquiry-date";
  document.body.append(field);
  writeIntoDraft([aurelie], "date", day);
  expect(field.value).toBe(day);
  field.value = "2097-06-20";
  removeFromDraft([aurelie], "date", day);
  expect(field.value).toBe("2097-06-20");
  field.value = day;
  removeFromDraft([aurelie], "date", day);
  expect(field.value).toBe("");
});

const wordsIn = () => new Map(readDraft(draftKeyOf(both))).get("words");

/** Stores the words as the form does. */
function writeWords(text: string) {
  sessionStorage.setItem(draftKeyOf(both), JSON.stringify([["words", text]]));
}

test("her notes go into the note, follow what she changes, and out of it again", () => {
  followWords(both, "Aurélie: in ivory");
  expect(wordsIn()).toBe("Aurélie: in ivory");
  followWords(both, "Aurélie: in sage");
  expect(wordsIn()).toBe("Aurélie: in sage");
  followWords(both, "");
  expect(wordsIn()).toBe("");
});

test("what she has written there herself stays", () => {
  writeWords("A train, please");
  followWords(both, "Aurélie: in ivory");
  expect(wordsIn()).toBe("A train, please");
  writeWords("");
  followWords(both, "");
  writeWords("A train, please");
  followWords(both, "");
  expect(wordsIn(), "with nothing filled in before").toBe("A train, please");
  writeWords("");
  followWords(both, "Aurélie: in ivory");
  writeWords("Aurélie: in ivory, if I may");
  followWords(both, "Aurélie: in sage");
  followWords(both, "");
  expect(wordsIn()).toBe("Aurélie: in ivory, if I may");
});
