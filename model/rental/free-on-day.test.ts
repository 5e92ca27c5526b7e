import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayNumber } from "#model/days/day.ts";
import { type Booking, busySpans, conflictOf } from "./booking.ts";
import { DAYS_TOLD, writeBusyDays } from "./busy-days.ts";
import { answerFor, type PublicDays, type PublicPiece } from "./free-on-day.ts";

const TODAY = "2027-05-01";

const times = { arrives: 2, goesBack: 1, daysBefore: 3, daysAfter: 4 };

function booked(from: number, to: number, more: Partial<Booking> = {}): Booking {
  const days = { firstDay: addDays(TODAY, from), lastDay: addDays(TODAY, to), daysBefore: 0, daysAfter: 0 };
  return { id: `${from}`, piece: "one", ...days, state: "booked", ...more };
}

function pieceOf(bookings: readonly Booking[], more: Partial<PublicPiece> = {}): PublicPiece {
  return { ...more, busy: writeBusyDays(busySpans(bookings, TODAY), dayNumber(TODAY)) };
}

const dress = (...pieces: PublicPiece[]): PublicDays => ({ ...times, pieces });

const on = (days: PublicDays, in_: number, isMeant?: (piece: PublicPiece) => boolean) =>
  answerFor(days, { day: addDays(TODAY, in_), today: TODAY }, isMeant);

describe("her day counts with the days round it", () => {
  // The piece is away from the 20th day to the 22nd: her event may be on the 15th, and again on the 28th.
  const days = dress(pieceOf([booked(20, 22)]));

  test.each([
    [14, "free"],
    [15, "taken"],
    [21, "taken"],
    [27, "taken"],
    [28, "free"],
  ])("%i days from today it is %s", (day, kind) => expect(on(days, day).kind).toBe(kind));

  test("it is free from the first day on which all of them are", () =>
    expect(on(days, 17)).toEqual({ kind: "taken", from: addDays(TODAY, 28) }));

  test("what is free between two bookings is so until the next", () => {
    const between = dress(pieceOf([booked(20, 22), booked(40, 41)]));
    expect(on(between, 17)).toEqual({ kind: "taken", from: addDays(TODAY, 28), to: addDays(TODAY, 34) });
  });

  test("on what comes too soon to arrive nobody is told that it is taken", () => {
    expect(on(dress(pieceOf([])), 4)).toEqual({ kind: "soon", from: addDays(TODAY, 5) });
    expect(on(dress(pieceOf([])), 5).kind).toBe("free");
  });

  test("today is the label's, and past is past", () => expect(on(days, -1)).toEqual({ kind: "past" }));

  test("days that nobody is told about are not free", () => {
    const last = DAYS_TOLD - 1 - times.goesBack - times.daysAfter;
    expect(on(dress(pieceOf([])), last).kind).toBe("free");
    expect(on(dress(pieceOf([])), last + 1)).toEqual({ kind: "far", last: addDays(TODAY, last) });
    expect(on(dress(pieceOf([booked(10, 2_000)])), 12)).toEqual({ kind: "never" });
  });
});

test("one piece has to be free on all of the days, and only those that are meant count", () => {
  const [early, late] = [
    pieceOf([booked(20, 24)], { size: "36" }),
    pieceOf([booked(25, 29)], { size: "38" }),
  ];
  expect(on(dress(early, late), 21).kind).toBe("taken");
  const third = pieceOf([], { size: "38" });
  expect(on(dress(early, late, third), 21)).toMatchObject({ kind: "free", pieces: [third] });
  expect(on(dress(early, late, third), 21, ({ size }) => size === "36").kind).toBe("taken");
  expect(on(dress(early), 60, ({ size }) => size === "44")).toEqual({ kind: "none" });
});

test("a day is told to be free if and only if the write takes her booking of it", () => {
  const bookings = fc.array(
    fc.record({
      from: fc.integer({ min: -5, max: 50 }),
      days: fc.integer({ min: 0, max: 5 }),
      daysBefore: fc.integer({ min: 0, max: 4 }),
      daysAfter: fc.integer({ min: 0, max: 4 }),
      piece: fc.constantFrom("one", "two"),
      state: fc.constantFrom("option", "booked", "out", "back", "cancelled"),
    }),
    { maxLength: 8 },
  );
  const around = fc.nat({ max: 4 });
  const rental = fc.record({ arrives: around, goesBack: around, daysBefore: around, daysAfter: around });
  fc.assert(
    fc.property(bookings, rental, fc.integer({ min: 0, max: 60 }), (drawn, said, in_) => {
      const all = drawn.map(({ from, days, ...more }, id) =>
        booked(from, from + days, { ...more, id: `${id}` }),
      );
      const ids = ["one", "two"];
      const pieces = ids.map((id) => pieceOf(all.filter(({ piece }) => piece === id)));
      const hers = booked(in_ - said.arrives, in_ + said.goesBack, { ...said, id: "hers" });
      const isTaken = (piece: string) => conflictOf({ ...hers, piece }, all, TODAY) !== undefined;
      const comesInTime = in_ >= said.arrives + said.daysBefore;
      const answer = on({ ...said, pieces }, in_);
      expect(answer.kind === "free").toBe(comesInTime && !ids.every(isTaken));
      const named = "from" in answer ? answer : undefined;
      const kindOn = (day: string) => answerFor({ ...said, pieces }, { day, today: TODAY }).kind;
      for (const day of [named?.from ?? [], named?.to ?? []].flat()) expect(kindOn(day)).toBe("free");
      for (const day of named ? [addDays(named.from, -1)] : []) expect(kindOn(day)).not.toBe("free");
    }),
    { numRuns: 500 },
  );
});
