import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, dayNumbered } from "#model/days/day.ts";
import { type Booking, busySpans, conflictOf, isFree } from "./booking.ts";
import { DAYS_TOLD, readBusyDays, writeBusyDays } from "./busy-days.ts";

const TODAY = "2027-05-01";
const NOW = dayNumber(TODAY);

const bookings = fc.array(
  fc.record({
    from: fc.integer({ min: -20, max: DAYS_TOLD + 20 }),
    days: fc.integer({ min: 0, max: 80 }),
    before: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 20 },
);

test("what anybody reads as free is what a booking would be taken for", () => {
  const asked = fc.record({
    from: fc.integer({ min: -5, max: DAYS_TOLD + 5 }),
    days: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(bookings, asked, (drawn, { from, days }) => {
      const all = drawn.map(({ from, days, before }, at) => booked(`${at}`, NOW + from, days, before));
      const told = readBusyDays(writeBusyDays(busySpans(all, TODAY), NOW), NOW);
      const span = { first: NOW + from, last: NOW + from + days };
      const isTold = span.first >= NOW && span.last < NOW + DAYS_TOLD;
      const wish = booked("wish", span.first, days, 0);
      expect(isFree([told], span)).toBe(isTold && conflictOf(wish, all, TODAY) === undefined);
    }),
    { numRuns: 2_000 },
  );
});

test("400 bookings of a piece over two years are some hundred characters, and none is of yesterday", () => {
  const all = Array.from({ length: 400 }, (_, at) => booked(`${at}`, NOW - 800 + at * 4, 1, at % 2));
  const text = writeBusyDays(busySpans(all, TODAY), NOW);
  expect(text.length).toBeLessThan(400);
  expect(text).toMatch(/^[0-9a-z]+$/);
  const past = all.filter(({ lastDay }) => lastDay < TODAY);
  expect(writeBusyDays(busySpans(past, TODAY), NOW)).toBe("");
});

function booked(id: string, first: number, days: number, daysBefore: number): Booking {
  const [firstDay, lastDay] = [dayNumbered(first), dayNumbered(first + days)];
  return { id, piece: "one", firstDay, lastDay, daysBefore, daysAfter: 0, state: "booked" };
}
