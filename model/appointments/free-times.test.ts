import { expect, test } from "vitest";
import { diaryOf, labelOpen, storedVisit } from "#tests/support/diary.ts";
import { freeTimes, nextTimes } from "./free-times.ts";

const hour = { minutes: 60, pause: 0, needsNoRoom: false };

test("a visit begins at each half hour, and ends before the showroom closes", () => {
  const diary = diaryOf(labelOpen("Europe/Paris", "10:00", "12:15"), hour);
  expect(freeTimes("2027-01-04", diary)).toEqual(["10:00", "10:30", "11:00"]);
});

test("the pause keeps the next one away, and may go on after closing", () => {
  const label = labelOpen("Europe/Paris", "10:00", "14:00");
  const visits = [storedVisit("2027-01-04", "11:00", { pause: 30 })];
  expect(freeTimes("2027-01-04", diaryOf(label, { ...hour, pause: 30 }, { visits }))).toEqual([
    "12:30",
    "13:00",
  ]);
});

test("two rooms and one person are one visit at a time; a collection takes no room, but somebody's time", () => {
  const label = labelOpen("Europe/Paris", "10:00", "13:00");
  const visits = [storedVisit("2027-01-04", "10:00")];
  const collection = { ...hour, minutes: 30, needsNoRoom: true };
  expect(freeTimes("2027-01-04", diaryOf(label, hour, { visits, rooms: 2, people: 1 }))).not.toContain(
    "10:30",
  );
  expect(freeTimes("2027-01-04", diaryOf(label, collection, { visits, rooms: 1, people: 1 }))).not.toContain(
    "10:30",
  );
  expect(freeTimes("2027-01-04", diaryOf(label, collection, { visits, rooms: 1, people: 2 }))).toContain(
    "10:30",
  );
  expect(freeTimes("2027-01-04", diaryOf(label, hour, { visits, rooms: 1, people: 2 }))).not.toContain(
    "10:30",
  );
});

test("notice, days ahead, exceptions and the label's own absence", () => {
  const closed = [{ from: "2027-01-05", to: "2027-01-05", hours: [], note: "" }];
  const label = labelOpen("Europe/Paris", "10:00", "12:00", closed);
  const notice = diaryOf(label, hour, { now: "2027-01-03T10:31+01:00", noticeHours: 24 });
  expect(freeTimes("2027-01-04", notice)).toEqual(["11:00"]);
  expect(freeTimes("2027-01-05", notice)).toEqual([]);
  expect(freeTimes("2027-03-05", diaryOf(label, hour, { aheadDays: 60 }))).toEqual([]);
  expect(freeTimes("2027-03-02", diaryOf(label, hour, { aheadDays: 60 }))).toHaveLength(3);
  const away = [storedVisit("2027-01-04", "10:00", { state: "away", minutes: 90 })];
  expect(freeTimes("2027-01-04", diaryOf(label, hour, { visits: away, rooms: 3, people: 3 }))).toEqual([]);
});

test("a day with a change of the clocks has no time that does not exist, and each of its others once", () => {
  const night = labelOpen("Europe/Paris", "00:30", "05:00");
  const spring = diaryOf(night, hour, { now: "2027-03-01T00:00Z" });
  expect(freeTimes("2027-03-28", spring)).toEqual(["00:30", "01:00", "01:30", "03:00", "03:30", "04:00"]);
  const autumn = diaryOf(night, hour, { now: "2027-10-01T00:00Z" });
  const times = freeTimes("2027-10-31", autumn);
  expect(times).toEqual(["00:30", "01:00", "01:30", "02:00", "02:30", "03:00", "03:30", "04:00"]);
});

test("hours past midnight belong to the day on which a visit begins", () => {
  const late = labelOpen("Asia/Dubai", "21:00", "02:00");
  const times = freeTimes("2027-01-04", diaryOf(late, hour, { everyMinutes: 60 }));
  expect(times).toEqual(["00:00", "01:00", "21:00", "22:00", "23:00"]);
});

test("a time that has gone is followed by the next ones", () => {
  const diary = diaryOf(labelOpen("Europe/Paris", "10:00", "12:00"), hour, {
    visits: [storedVisit("2027-01-04", "11:00")],
  });
  expect(nextTimes(diary, { day: "2027-01-04", time: "10:30" }, 2)).toEqual([
    { day: "2027-01-05", time: "10:00" },
    { day: "2027-01-05", time: "10:30" },
  ]);
});
