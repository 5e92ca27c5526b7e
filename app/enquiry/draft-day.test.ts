// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { withRefused } from "#tests/support/refused-storage.ts";
import { followPrefilledDay, prefillDay, prefillDayOnce, takeOutDay } from "./draft-day.ts";
import { draftKeyOf } from "./draft-entry.ts";
import { storeDay } from "./stored-day.ts";
import { readDraft } from "./use-draft.ts";

const aurelie = { slug: "aurelie" };
const solange = { slug: "solange" };
const day = "2027-05-09";
const other = "2027-06-20";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  takeOutDay([aurelie], day);
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
    takeOutDay([aurelie], day);
    expect(field.value).toBe("");
  });
});
