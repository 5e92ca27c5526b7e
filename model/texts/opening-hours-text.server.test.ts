import { expect, test } from "vitest";
import { readSaid as readTexts } from "#tests/support/label-readers.ts";

const tuesday = { _key: "a", days: ["tuesday"], opens: "10:00", closes: "19:00" };
const span = { opens: "10:00", closes: "13:00" };

const week = [tuesday];
const [open, closed] = [{ isClosed: false }, { isClosed: true }];

test("opening hours are read as they are written in Studio, exceptions in their order", () => {
  const holidays = { from: "2026-12-25", to: "2027-01-04", note: "Holidays" };
  const exceptions = [
    { ...holidays, ...closed, hours: [span] },
    { from: "2026-12-24", ...open, hours: [{ _key: "b", ...span }] },
  ];
  const { hours, faults } = read({ timeZone: "Europe/Paris", week, exceptions, note: " By  appointment " });
  expect(faults).toEqual([]);
  expect(hours).toEqual({
    timeZone: "Europe/Paris",
    week: [{ days: ["tuesday"], opens: "10:00", closes: "19:00" }],
    exceptions: [
      { from: "2026-12-24", to: "2026-12-24", hours: [span], note: "" },
      { ...holidays, hours: [] },
    ],
    note: "By appointment",
  });
});

test.each([
  ["nothing", undefined],
  ["no time zone", { week: [tuesday] }],
  ["a time zone that nobody knows", { timeZone: "Europe/Nowhere", week: [tuesday] }],
])("with %s there are no opening hours", (_, openingHours) => {
  expect(read(openingHours).hours).toBeUndefined();
  expect(readTexts([house(openingHours)]).texts.labelSettings.hours).toEqual([]);
});

test("a time zone stands without hours, also where none of them can be read", () => {
  const openingHours = { timeZone: "UTC", week: [{ ...tuesday, opens: "ten" }] };
  const { hours, faults } = read(openingHours);
  expect(hours).toEqual({ timeZone: "UTC", week: [], exceptions: [], note: "" });
  expect(faults).toEqual(["openingHours.week 1: opens is not a time such as 10:00"]);
  expect(readTexts([house(openingHours)]).texts.labelSettings.hours).toEqual([]);
});

test.each([
  [{ ...tuesday, opens: "seven" }, "openingHours.week 2: opens is not a time such as 10:00"],
  [{ ...tuesday, closes: "10:00" }, "openingHours.week 2 opens and closes at the same time"],
  [{ ...tuesday, days: [] }, "openingHours.week 2: days names no day"],
])("an entry that cannot be read is left out and reported (%j)", (entry, fault) => {
  const { hours, faults } = read({ timeZone: "UTC", week: [tuesday, entry] });
  expect(hours?.week).toHaveLength(1);
  expect(faults).toEqual([fault]);
});

test.each([
  [{ from: "2026-02-30", isClosed: true }, "exceptions 1: from is not a date such as 2026-12-25"],
  [{ from: "2026-12-25", to: "2026-12-24", isClosed: true }, "exceptions 1 ends before it begins"],
  [{ from: "2026-12-25", hours: [] }, "exceptions 1 is neither closed nor has hours"],
])("an exception that cannot be read is left out and reported (%j)", (exception, fault) => {
  const { hours, faults } = read({ timeZone: "UTC", week: [tuesday], exceptions: [exception] });
  expect(hours?.exceptions).toEqual([]);
  expect(faults).toEqual([`openingHours.${fault}`]);
});

test("opening hours are the hours in words as well, unless the label has written some", () => {
  const openingHours = { timeZone: "UTC", week: [tuesday] };
  const wordsOf = (more: object) =>
    readTexts([{ ...house(openingHours), ...more }]).texts.labelSettings.hours;
  expect(wordsOf({})).toEqual(["Tuesday 10:00–19:00"]);
  expect(wordsOf({ hours: ["When the light is on"] })).toEqual(["When the light is on"]);
});

function house(openingHours: unknown) {
  return { _id: "house", _type: "house", name: "Own", openingHours };
}

function read(openingHours: unknown) {
  const { texts, defaulted } = readTexts([house(openingHours)]);
  return { hours: texts.labelSettings.openingHours, faults: defaulted.flatMap(({ parts }) => parts) };
}
