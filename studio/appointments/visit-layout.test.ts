import { expect, test } from "vitest";
import { storedShowrooms } from "#model/appointments/showrooms.ts";
import { labelOpen, storedVisit } from "#tests/support/diary.ts";
import { readVisitBook } from "./visit-book.ts";
import { blocksOn, rangeOf, slotsOn } from "./visit-layout.ts";

const ZONE = "Europe/Paris";

type Fields = [time: string, minutes: number, more?: object];

function blocks(day: string, ...visits: Fields[]) {
  const documents = visits.map(([time, minutes, more], at) => ({
    ...storedVisit(day, time, { minutes, ...more }),
    _id: `appointment.${at}`,
    _rev: "1",
  }));
  const { visits: shown } = readVisitBook({ visits: documents, settings: null, label: null });
  return blocksOn(day, shown, ZONE).map(({ from, to, lane, lanes }) => [from / 60, to / 60, lane, lanes]);
}

test("appointments that meet stand side by side, and those that only touch below each other", () => {
  const drawn = blocks(
    "2027-05-11",
    ["10:00", 120],
    ["10:30", 60],
    ["11:30", 60],
    ["12:30", 30],
    ["15:00", 45],
  );
  expect(drawn).toEqual([
    [10, 12, 0, 2],
    [10.5, 11.5, 1, 2],
    [11.5, 12.5, 1, 2],
    [12.5, 13, 0, 1],
    [15, 15.75, 0, 1],
  ]);
});

test("whoever has cancelled is not drawn, and whoever did not come is", () => {
  const drawn = blocks(
    "2027-05-11",
    ["10:00", 60, { state: "cancelled" }],
    ["10:00", 60, { state: "missed" }],
  );
  expect(drawn).toEqual([[10, 11, 0, 1]]);
});

test("on a day of 23 hours an appointment ends when the clocks say so, and a time that is left out is the next", () => {
  expect(blocks("2027-03-28", ["01:30", 60])).toEqual([[1.5, 3.5, 0, 1]]);
  expect(blocks("2027-03-28", ["02:30", 30])).toEqual([[3.5, 4, 0, 1]]);
});

test("on a day of 25 hours an appointment is never drawn backwards", () => {
  expect(blocks("2027-10-31", ["02:30", 45])).toEqual([[2.5, 3.25, 0, 1]]);
  expect(blocks("2027-10-31", ["01:30", 150])).toEqual([[1.5, 3, 0, 1]]);
});

test("what goes on past midnight ends there", () => {
  expect(blocks("2027-05-11", ["23:00", 120])).toEqual([[23, 24, 0, 1]]);
});

test("the hours in sight are all that are open or taken, and the others are told apart", () => {
  const [{ hours }] = storedShowrooms(labelOpen(ZONE, "10:30", "19:00"), null);
  const day = "2027-05-11";
  const range = rangeOf([day], hours, [{ from: 8.75 * 60, to: 9 * 60 }]);
  expect(range).toEqual({ from: 8, to: 19 });
  const slots = slotsOn(day, range, hours);
  expect(slots.length).toBe(22);
  expect(slots.filter(({ isOpen }) => isOpen).map(({ time }) => time)).toEqual(
    expect.arrayContaining(["10:30", "18:30"]),
  );
  expect(slots.find(({ time }) => time === "10:00")?.isOpen).toBe(false);
  expect(rangeOf([day], undefined, [])).toEqual({ from: 9, to: 18 });
});
