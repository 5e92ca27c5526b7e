import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayNumber } from "#model/days/day.ts";
import { bookingStates, busySpans, isLate } from "#model/rental/booking.ts";
import { writeBusyDays } from "#model/rental/busy-days.ts";
import { answerFor } from "#model/rental/free-on-day.ts";
import { aube, booking, lia, piece, rentalWith } from "#tests/support/stored-rental.ts";
import { availablePieces, nextAvailable, sizesOf } from "./available.ts";
import { timesOf } from "./rental-data.ts";
import { faultOf } from "./typed-booking.ts";

const wish = { day: "2037-07-10", until: "", size: "" };
const namesFor = (asked: Partial<typeof wish>, rental = rentalWith([])) =>
  availablePieces({ ...wish, ...asked }, rental).map(({ piece: { name }, isSoon }) =>
    isSoon ? `${name} (soon)` : name,
  );

test("a day and a size name the pieces to be had, with the booking as it would begin", () => {
  expect(namesFor({})).toEqual(["Aube, 38", "Lia, 36", "Lia, 38"]);
  expect(namesFor({ size: "38" })).toEqual(["Aube, 38", "Lia, 38"]);
  expect(namesFor({ day: "" })).toEqual([]);
  expect(namesFor({ day: "2037-06-09" }), "the day has passed").toEqual([]);
  const [aubePiece, liaPiece] = availablePieces({ ...wish, until: "2037-07-12", size: "38" }, rentalWith([]));
  // The terms have two days before the event and one after it; Lia's own four days are one more.
  expect(aubePiece?.typed).toMatchObject({ piece: "rental.piece-aube-38", firstDay: "2037-07-08" });
  expect(aubePiece?.typed).toMatchObject({ lastDay: "2037-07-13", daysBefore: "3", daysAfter: "5" });
  expect(liaPiece?.typed).toMatchObject({ firstDay: "2037-07-08", lastDay: "2037-07-13", name: "" });
});

test("a size is the one of the shop's filter, and each stands once, in order", () => {
  const pieces = [piece("lia", "42+"), piece("lia", "36/38"), piece("aube", "36-38"), piece("aube", "9")];
  const rental = rentalWith([], { pieces });
  expect(sizesOf(rental).map(([, label]) => label)).toEqual(["9", "36/38", "42+"]);
  expect(namesFor({ size: "36-38" }, rental)).toEqual(["Aube, 36-38", "Lia, 36/38"]);
});

test("a dress that is sold, or out on one of the days, is not offered, and one that would leave too soon comes last", () => {
  const dresses = [
    { ...lia, availability: "out", outUntil: "2037-07-05" },
    { ...aube, availabilityByChoice: [{ size: "38", availability: "sold" }] },
  ];
  const rental = rentalWith([], { dresses });
  expect(namesFor({}, rental)).toEqual([]);
  expect(namesFor({ day: "2037-07-11" }, rental)).toEqual(["Lia, 36", "Lia, 38"]);
  const soon = rentalWith([booking("Agathe", "2037-06-12", "2037-06-12")]);
  expect(namesFor({ day: "2037-06-13", size: "38" }, soon)).toEqual(["Aube, 38 (soon)"]);
});

test("where nothing is to be had, the next day is told on which something is", () => {
  const until = (last: string, id: string) =>
    booking(id, "2037-07-01", last, { piece: { _ref: `rental.piece-${id}` } });
  const rental = rentalWith([
    until("2037-07-20", "lia-38"),
    until("2037-07-25", "lia-36"),
    until("2037-07-15", "aube-38"),
  ]);
  expect(namesFor({ size: "36" }, rental)).toEqual([]);
  // The journey takes three days, and she has it two days before.
  expect(nextAvailable({ ...wish, size: "36" }, rental)).toEqual({ ...wish, day: "2037-07-31", size: "36" });
  expect(nextAvailable(wish, rental)?.day).toBe("2037-07-21");
  const long = nextAvailable({ ...wish, until: "2037-07-12" }, rental);
  expect(long, "it lasts as long as before").toMatchObject({ day: "2037-07-21", until: "2037-07-23" });
  expect(namesFor({ day: "2037-07-21" }, rental)).toEqual(["Aube, 38"]);
  expect(nextAvailable({ ...wish, day: "" }, rental)).toBeUndefined();
});

test("what is named is what the shop says to customers, and what the write takes", () => {
  const days = fc.record({
    first: fc.integer({ min: -10, max: 40 }),
    length: fc.integer({ min: 0, max: 5 }),
    daysBefore: fc.integer({ min: 0, max: 4 }),
    daysAfter: fc.integer({ min: 0, max: 4 }),
    state: fc.constantFrom(...bookingStates),
  });
  fc.assert(
    fc.property(fc.array(days, { maxLength: 4 }), fc.integer({ min: 0, max: 60 }), (spans, after) => {
      const rental = rentalWith(
        spans.map(({ first, length, ...more }, at) => {
          const firstDay = addDays("2037-06-10", first);
          return booking(String(at), firstDay, addDays(firstDay, length), more);
        }),
      );
      const { today, bookings } = rental;
      const day = addDays(today, after);
      const id = "rental.piece-lia-38";
      const offered = availablePieces({ ...wish, day }, rental).find((one) => one.piece.id === id);
      const busy = writeBusyDays(busySpans(bookings, today), dayNumber(today));
      const answer = answerFor({ ...timesOf(rental, id), pieces: [{ busy }] }, { day, today });
      expect(offered !== undefined && !offered.isSoon).toBe(answer.kind === "free");
      const { arrives } = timesOf(rental, id);
      const blank = availablePieces({ ...wish, day }, rentalWith([])).find((one) => one.piece.id === id);
      if (!blank) throw new Error("Nothing is booked.");
      expect(blank.typed.firstDay).toBe(addDays(day, -arrives));
      // The write's rule goes by the real date, on which nothing of the year 2037 is late.
      if (bookings.some((one) => isLate(one, today))) return;
      expect(offered !== undefined).toBe(faultOf("rental.booking-new", blank.typed, rental) === undefined);
    }),
  );
});
