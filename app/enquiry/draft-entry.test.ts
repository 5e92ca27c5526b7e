// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { draftKeyOf, takeOutOfNote, writeIntoNote } from "./draft-entry.ts";
import { readDraft } from "./use-draft.ts";

const aurelie = { slug: "aurelie" };
const solange = { slug: "solange" };
const day = "2027-05-09";

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

function noteOf(dress: { slug: string }) {
  return readDraft(draftKeyOf([dress]));
}

test("what is written into a note stands beside what she has written, once", () => {
  sessionStorage.setItem(draftKeyOf([aurelie]), JSON.stringify([["words", "A train"]]));
  writeIntoNote([aurelie], "date", "2027-05-08");
  writeIntoNote([aurelie], "date", day);
  expect(noteOf(aurelie)).toEqual([
    ["words", "A train"],
    ["date", day],
  ]);
});

test("what is taken out of one note stays in those of other dresses", () => {
  for (const dress of [aurelie, solange]) writeIntoNote([dress], "date", day);
  takeOutOfNote([solange], "date", day);
  expect([noteOf(aurelie), noteOf(solange)]).toEqual([[["date", day]], [["date", ""]]]);
});

test("a note that is open is written into before her eyes, and what she has typed there counts", () => {
  const field = document.createElement("input");
  field.id = "enquiry-date";
  document.body.append(field);
  writeIntoNote([aurelie], "date", day);
  expect(field.value).toBe(day);
  field.value = "2027-06-20";
  takeOutOfNote([aurelie], "date", day);
  expect(field.value).toBe("2027-06-20");
  field.value = day;
  takeOutOfNote([aurelie], "date", day);
  expect(field.value).toBe("");
});
