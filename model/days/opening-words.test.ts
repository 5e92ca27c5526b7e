import { expect, test } from "vitest";
import { hoursOn, isTimeZone, type OpeningHours, weekdayOf } from "./opening-hours.ts";
import { openingStateAt } from "./opening-state.ts";
import {
  dateInWords,
  dayInWords,
  hoursInLines,
  periodInWords,
  stateInWords,
  weekInWords,
} from "./opening-words.ts";

const HOUR_MS = 3_600_000;

const hours: OpeningHours = {
  timeZone: "Europe/Paris",
  week: [
    { days: ["wednesday", "thursday"], opens: "14:00", closes: "19:00" },
    { days: ["tuesday", "wednesday", "thursday"], opens: "10:00", closes: "13:00" },
  ],
  exceptions: [{ from: "2026-12-24", to: "2027-01-05", hours: [], note: "" }],
  note: "By appointment",
};

test("the week begins on Monday, with days of the same hours together and each day's hours in order", () => {
  expect(weekInWords(hours)).toEqual([
    { days: "Monday", hours: "Closed" },
    { days: "Tuesday", hours: "10:00–13:00" },
    { days: "Wednesday to Thursday", hours: "10:00–13:00, 14:00–19:00" },
    { days: "Friday to Sunday", hours: "Closed" },
  ]);
  expect(hoursInLines(hours)).toEqual([
    "Tuesday 10:00–13:00",
    "Wednesday to Thursday 10:00–13:00, 14:00–19:00",
    "By appointment",
  ]);
});

test.each([
  ["2026-11-24T12:00+01:00", "Open now · until 13:00"],
  ["2026-11-24T09:00+01:00", "Closed · opens today at 10:00"],
  ["2026-11-24T10:00+01:00", "Open now · until 13:00"],
  ["2026-11-24T20:00+01:00", "Closed · opens tomorrow at 10:00"],
  ["2026-11-26T19:00+01:00", "Closed · opens Tuesday at 10:00"],
  ["2026-12-23T19:00+01:00", "Closed · opens 6 January at 10:00"],
])("at %s: %s", (at, said) => expect(saidAt(at, HOUR_MS)).toBe(said));

test("whoever has another clock reads whose time it is", () => {
  expect(saidAt("2026-11-24T12:00+01:00", 0)).toBe("Open now · until 13:00, local time");
  const closed = saidAt("2026-11-24T20:00+01:00", -5 * HOUR_MS);
  expect(closed).toBe("Closed · opens tomorrow at 10:00, local time");
});

test("the town is the label's own where its address has one", () => {
  const state = openingStateAt(0, hours);
  expect(stateInWords(state, 0, { ...hours, town: "Lyon" }, 0)).toMatch(/ at 10:00, Lyon time$/);
});

test("where it never opens it says no time", () => {
  const state = openingStateAt(0, { ...hours, week: [] });
  expect(stateInWords(state, 0, hours, 0)).toBe("Closed");
});

function saidAt(at: string, ownOffset: number) {
  const moment = Date.parse(at);
  return stateInWords(openingStateAt(moment, hours), moment, hours, ownOffset);
}

test("days and periods are written out, without commas", () => {
  expect(dateInWords("2026-11-24")).toBe("Tuesday 24 November 2026");
  expect(periodInWords("2026-12-25", "2026-12-25")).toBe("25 December 2026");
  expect(periodInWords("2026-12-24", "2027-01-02")).toBe("24 December 2026 to 2 January 2027");
  expect(periodInWords("2027-07-24", "2027-08-02")).toBe("24 July to 2 August 2027");
  expect(periodInWords("2027-08-01", "2027-08-23")).toBe("1 to 23 August 2027");
  expect(dayInWords("2026-11-24")).toBe("Tue 24 Nov");
});

test("weekdays and time zones are known", () => {
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual(["monday", "sunday"]);
  expect(["Europe/Paris", "UTC", "America/Argentina/Buenos_Aires"].every(isTimeZone)).toBe(true);
  expect(["", "Europe/Nowhere", "+01:00", "Paris; DROP"].some(isTimeZone)).toBe(false);
});

test("of two exceptions for one day the first counts, and the last day belongs to it", () => {
  const night = { opens: "20:00", closes: "02:00" };
  const exceptions = [
    { from: "2026-11-24", to: "2026-11-25", hours: [night], note: "" },
    { from: "2026-11-25", to: "2026-11-26", hours: [], note: "" },
  ];
  const days = ["2026-11-24", "2026-11-25", "2026-11-26"].map((date) =>
    hoursOn(date, { ...hours, exceptions }),
  );
  expect(days).toEqual([[night], [night], []]);
});
