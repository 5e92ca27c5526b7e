import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayNumber, dayNumbered } from "#model/days/day.ts";
import {
  type Booking,
  blockedSpan,
  bookingStates,
  busySpans,
  conflictOf,
  isFree,
  nextFree,
  rentalTimesOf,
} from "./booking.ts";

const TODAY = "2027-05-01";

const noTimes = { daysBefore: 0, daysAfter: 0 };

function booked(firstDay: string, lastDay: string, more: Partial<Booking> = {}): Booking {
  return { id: firstDay, piece: "one", firstDay, lastDay, ...noTimes, state: "booked", ...more };
}

function clash(one: Booking, other: Booking, today = TODAY): boolean {
  return conflictOf({ ...one, id: "new" }, [other], today) !== undefined;
}

const june = booked("2027-06-10", "2027-06-12");

describe("days are whole and inclusive", () => {
  test.each([
    ["ends on the day before", "2027-06-07", "2027-06-09", false],
    ["ends on the first day", "2027-06-08", "2027-06-10", true],
    ["is one day in the middle", "2027-06-11", "2027-06-11", true],
    ["lies round it", "2027-06-01", "2027-06-30", true],
    ["begins on the last day", "2027-06-12", "2027-06-14", true],
    ["begins on the day after", "2027-06-13", "2027-06-14", false],
    ["is in another year", "2028-06-10", "2028-06-12", false],
  ])("one that %s", (_what, first, last, expected) => {
    expect(clash(booked(first, last), june)).toBe(expected);
    expect(clash({ ...june, piece: "two" }, booked(first, last))).toBe(false);
  });

  test("a day of February counts in a leap year alone, and no change of clocks takes one away", () => {
    expect(blockedSpan(booked("2028-02-28", "2028-03-01"), TODAY).last).toBe(dayNumber("2028-02-28") + 2);
    expect(blockedSpan(booked("2027-02-28", "2027-03-01"), TODAY).last).toBe(dayNumber("2027-02-28") + 1);
    const march = blockedSpan(booked("2027-03-27", "2027-03-29"), TODAY);
    expect([march.first, march.first + 1, march.last].map(dayNumbered)).toEqual([
      "2027-03-27",
      "2027-03-28",
      "2027-03-29",
    ]);
  });
});

describe("days before and after", () => {
  const cleaned = { ...june, daysBefore: 2, daysAfter: 3 };

  test("lie once on each side", () => {
    expect(blockedSpan(cleaned, TODAY)).toEqual({
      first: dayNumber("2027-06-08"),
      last: dayNumber("2027-06-15"),
    });
  });

  test.each([
    ["touches the days before", "2027-06-05", "2027-06-07", false],
    ["reaches into the days before", "2027-06-05", "2027-06-08", true],
    ["reaches into the days after", "2027-06-15", "2027-06-17", true],
    ["touches the days after", "2027-06-16", "2027-06-17", false],
  ])("one that %s", (_what, first, last, expected) => {
    expect(clash(booked(first, last), cleaned)).toBe(expected);
    expect(clash(cleaned, booked(first, last))).toBe(expected);
  });

  test("of both bookings count", () => {
    expect(clash(booked("2027-06-18", "2027-06-19", { daysBefore: 2 }), cleaned)).toBe(false);
    expect(clash(booked("2027-06-18", "2027-06-19", { daysBefore: 3 }), cleaned)).toBe(true);
  });
});

describe("a dress that is out and late", () => {
  const out = booked("2027-04-20", "2027-04-25", { state: "out", daysAfter: 4 });

  test.each([
    ["2027-04-24", "2027-04-29"],
    ["2027-04-25", "2027-04-29"],
    ["2027-04-26", "2027-04-30"],
    ["2027-05-25", "2027-05-29"],
  ])("is away, read on %s, until %s", (today, last) => {
    expect(busySpans([out], today)).toEqual([{ first: dayNumber("2027-04-20"), last: dayNumber(last) }]);
    expect(clash(booked(last, last), out, today)).toBe(true);
    expect(clash(booked(addDays(last, 1), addDays(last, 1)), out, today)).toBe(false);
  });

  test("is away from today on where it left before its days", () => {
    const early = { ...june, state: "out" } as const;
    expect(busySpans([early], TODAY)).toEqual([{ first: dayNumber(TODAY), last: dayNumber("2027-06-12") }]);
  });

  test("keeps to its days once it is back, or where it was never sent", () => {
    expect(busySpans([{ ...out, state: "back" }], TODAY)).toEqual([]);
    expect(busySpans([{ ...out, state: "booked" }], TODAY)).toEqual([
      { first: dayNumber("2027-04-20"), last: dayNumber("2027-04-29") },
    ]);
  });
});

describe("the state decides when it is read", () => {
  test.each([
    ["booked", true],
    ["out", true],
    ["back", false],
    ["cancelled", false],
  ] as const)("one that is %s", (state, expected) => {
    expect(clash(june, { ...june, state })).toBe(expected);
    expect(clash({ ...june, state }, june)).toBe(expected);
  });

  test.each([
    ["2027-05-02", true],
    ["2027-05-01", true],
    ["2027-04-30", false],
    [undefined, true],
  ])("an option until %s", (holdsUntil, expected) => {
    const option = { ...june, state: "option", holdsUntil } as const;
    expect(clash(june, option)).toBe(expected);
    expect(busySpans([option], TODAY)).toHaveLength(expected ? 1 : 0);
  });
});

test("one piece has to be free for the whole span: two that share it do not help", () => {
  const span = { first: dayNumber("2027-06-10"), last: dayNumber("2027-06-12") };
  const one = busySpans([booked("2027-06-10", "2027-06-10")], TODAY);
  const other = busySpans([booked("2027-06-12", "2027-06-12")], TODAY);
  expect(isFree([one, other], span)).toBe(false);
  expect(isFree([one, other, []], span)).toBe(true);
  expect(isFree([], span)).toBe(false);
  const next = nextFree([one, other], span);
  expect([next?.first, next?.last].map((day) => dayNumbered(day ?? 0))).toEqual(["2027-06-11", "2027-06-13"]);
  const never = [{ first: 0, last: Number.POSITIVE_INFINITY }];
  expect(nextFree([never], span)).toBeUndefined();
});

describe("against a calendar of ticked days", () => {
  const FIRST = dayNumber(TODAY) - 10;

  const bookings = fc.array(
    fc.record({
      piece: fc.constantFrom("one", "two"),
      from: fc.integer({ min: -10, max: 40 }),
      days: fc.integer({ min: 0, max: 6 }),
      daysBefore: fc.integer({ min: 0, max: 3 }),
      daysAfter: fc.integer({ min: 0, max: 3 }),
      state: fc.constantFrom(...bookingStates),
      holds: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
    }),
    { maxLength: 12 },
  );

  function read(
    drawn: (typeof bookings extends fc.Arbitrary<infer Value> ? Value : never)[number],
    at: number,
  ) {
    const { from, days, holds, ...said } = drawn;
    const first = FIRST + 10 + from;
    return {
      ...said,
      id: String(at),
      firstDay: dayNumbered(first),
      lastDay: dayNumbered(first + days),
      holdsUntil: holds === undefined ? undefined : dayNumbered(FIRST + 10 + holds),
    };
  }

  /** Each day of each booking is ticked by itself. */
  function tickedDays(all: readonly Booking[], piece: string): Set<string> {
    const days = new Set<string>();
    for (const booking of all) {
      const isOver =
        ["back", "cancelled"].includes(booking.state) ||
        (booking.state === "option" && booking.holdsUntil !== undefined && booking.holdsUntil < TODAY);
      if (booking.piece !== piece || isOver) continue;
      const now = booking.state === "out" ? [FIRST + 10, FIRST + 10 + booking.daysAfter] : [];
      const end = Math.max(dayNumber(booking.lastDay) + booking.daysAfter, ...now);
      for (let day = Math.min(dayNumber(booking.firstDay) - booking.daysBefore, ...now); day <= end; day += 1)
        days.add(dayNumbered(day));
    }
    return days;
  }

  const asked = fc.record({ from: fc.integer({ min: -10, max: 45 }), days: fc.integer({ min: 0, max: 5 }) });

  test("what is shown as free is what the days say, and what the write takes", () => {
    fc.assert(
      fc.property(bookings, asked, (drawn, { from, days }) => {
        const all = drawn.map(read);
        const span = { first: FIRST + 10 + from, last: FIRST + 10 + from + days };
        const wanted = Array.from({ length: days + 1 }, (_, day) => dayNumbered(span.first + day));
        for (const piece of ["one", "two"]) {
          const ticked = tickedDays(all, piece);
          const isShown = isFree(
            [
              busySpans(
                all.filter((one) => one.piece === piece),
                TODAY,
              ),
            ],
            span,
          );
          expect(isShown).toBe(wanted.every((day) => !ticked.has(day)));
          const [firstDay = "", lastDay = firstDay] = [wanted[0], wanted.at(-1)];
          const wish: Booking = { ...booked(firstDay, lastDay), id: "wish", piece };
          expect(conflictOf(wish, all, TODAY) === undefined).toBe(isShown);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("the next free days are free, and none before them are", () => {
    fc.assert(
      fc.property(bookings, asked, (drawn, { from, days }) => {
        const all = drawn.map(read);
        const pieces = ["one", "two"].map((piece) =>
          busySpans(
            all.filter((one) => one.piece === piece),
            TODAY,
          ),
        );
        const span = { first: FIRST + 10 + from, last: FIRST + 10 + from + days };
        let first = span.first;
        while (!isFree(pieces, { first, last: first + days })) first += 1;
        expect(nextFree(pieces, span)).toEqual({ first, last: first + days });
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  [{ rentalBeforeDays: 2, rentalAfterDays: 1, shippingDays: 4, cleaningDays: 3 }, null, [2, 1, 4, 7]],
  [{ rentalBeforeDays: 2, rentalAfterDays: 1 }, 7, [2, 4, 0, 0]],
  [{ rentalBeforeDays: 2, rentalAfterDays: 1 }, 2, [1, 0, 0, 0]],
  [{}, null, [0, 0, 0, 0]],
])("by the terms %j and %j days of the dress's own", (terms, days, expected) => {
  const { arrives, goesBack, daysBefore, daysAfter } = rentalTimesOf({ ...terms, rentalIncludes: "" }, days);
  expect([arrives, goesBack, daysBefore, daysAfter]).toEqual(expected);
});
