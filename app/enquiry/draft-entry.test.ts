// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { withRefused } from "#tests/support/refused-storage.ts";
import {
  draftKeyOf,
  followPrefilledDay,
  followWords,
  prefillDay,
  prefillDayOnce,
  removeDay,
  removeFromDraft,
  writeIntoDraft,
} from "./draft-entry.ts";
import { storeDay } from "./stored-day.ts";
import { readDraft } from "./use-draft.ts";

const aurelie = { slug: "aurelie" };
const solange = { slug: "solange" };
const both = [aurelie, { slug: "isaure" }];
const day = "2097-05-09";
const other = "2097-06-20";

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

/** Stores the form's entries as the form does. */
function write(...entries: [string, string][]) {
  sessionStorage.setItem(draftKeyOf([aurelie]), JSON.stringify(entries));
}

function dayIn(dress: { slug: string }) {
  return new Map(readDraft(draftKeyOf([dress]))).get("date");
}

test("the same day is filled in once: what she has made of it stays, another day counts again", () => {
  prefillDayOnce([aurelie], day);
  expect([dayIn(aurelie), dayIn(solange)]).toEqual([day, undefined]);
  for (const own of [other, ""]) {
    write(["date", own]);
    prefillDayOnce([aurelie], day);
    expect(dayIn(aurelie)).toBe(own);
  }
  prefillDayOnce([aurelie], other);
  expect(dayIn(aurelie)).toBe(other);
});

test("a note in which she has left the day open has it; so has one that begins anew", () => {
  write(["words", "A train"], ["date", ""]);
  prefillDayOnce([aurelie], day);
  expect(dayIn(aurelie)).toBe(day);
  sessionStorage.removeItem(draftKeyOf([aurelie]));
  prefillDayOnce([aurelie], day);
  expect(dayIn(aurelie)).toBe(day);
});

test("what she gives now counts, and once it is taken out it can come again", () => {
  prefillDay([aurelie], day);
  write(["date", other]);
  prefillDay([aurelie], day);
  expect(dayIn(aurelie)).toBe(day);
  removeDay([aurelie], day);
  expect(dayIn(aurelie)).toBe("");
  prefillDayOnce([aurelie], day);
  expect(dayIn(aurelie)).toBe(day);
});

test("a note that is opened again has the day as it is now, if it had one from elsewhere", () => {
  storeDay({ day, isMentioned: true });
  followPrefilledDay([aurelie]);
  expect(dayIn(aurelie), "nothing was filled in").toBeUndefined();
  prefillDay([aurelie], day);
  storeDay({ day: other, isMentioned: true });
  followPrefilledDay([aurelie]);
  expect(dayIn(aurelie)).toBe(other);
  storeDay({ day: other, isMentioned: false });
  followPrefilledDay([aurelie]);
  expect(dayIn(aurelie)).toBe("");
  write(["date", day]);
  followPrefilledDay([aurelie]);
  expect(dayIn(aurelie), "her own").toBe(day);
});

test("where storage is refused nothing fails", () => {
  const field = Object.assign(document.createElement("input"), { id: "enquiry-date" });
  document.body.replaceChildren(field);
  withRefused("sessionStorage", () => {
    prefillDayOnce([aurelie], day);
    expect(field.value).toBe(day);
    removeDay([aurelie], day);
    expect(field.value).toBe("");
  });
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
